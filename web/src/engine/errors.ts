/** Why the engine cannot be used; `call` is a mistake of the program that uses it. */
export type Problem = 'unsupported' | 'unavailable' | 'damaged' | 'stale' | 'memory' | 'call';

/** A page tells people by `problem`, in their language; the message is for a developer's console. */
export class EngineError extends Error {
  constructor(
    readonly problem: Problem,
    message: string,
    options?: ErrorOptions,
  ) {
    super(message, options);
    this.name = 'EngineError';
  }
}
