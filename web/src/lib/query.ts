/** The query string of an address. */
export type Query = Readonly<Record<string, string>>;

export function readQuery(search: string): Query {
  return Object.fromEntries(new URLSearchParams(search));
}

export function writeQuery(values: Query): string {
  return `?${new URLSearchParams(values)}`;
}
