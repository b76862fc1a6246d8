/** How long `vi.waitFor` waits: long enough for a busy machine. */
export const PATIENCE = { timeout: 60_000 };
