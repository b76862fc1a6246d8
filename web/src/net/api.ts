/** The requests to what keeps the tables. */
import type {
  AnalysisReport,
  ExampleOut,
  AgeIn,
  AgeMove,
  AgeOut,
  Choices,
  LessonAnswer,
  LessonTable,
  AnyMove,
  Preview,
  SceneOut,
  ListedTable,
  Replay,
  SeatOut,
  State,
  TableIn,
} from '../wire/messages';
import { t, type Values } from '../lib/texts.svelte';
import { transport, Unreachable, type Answer } from './transport';

/** The server refused a request; the message is for people, in their language. */
export class Refused extends Error {
  constructor(
    readonly code: string,
    values: Values = {},
  ) {
    super(t(code, values));
  }
}

/** Request a path; with a body it is a POST. */
export async function ask<T>(path: string, body?: unknown): Promise<T> {
  const { status, text } = await send(path, body);
  const data = parsed(text) as { code?: string; values?: Values };
  if (status >= 400) throw new Refused(data.code ?? 'server-failed', data.values ?? { problem: String(status) });
  return data as T;
}

async function send(path: string, body?: unknown): Promise<Answer> {
  try {
    return await transport().request(path, body === undefined ? undefined : JSON.stringify(body));
  } catch (reason) {
    if (reason instanceof Unreachable) throw new Refused(reason.code, reason.values);
    throw reason;
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return {};
  }
}

export const api = {
  create: (table: Partial<TableIn> & Pick<TableIn, 'name' | 'seats'>): Promise<SeatOut> => ask('/api/tables', table),
  join: (table: string, name: string, seat?: number): Promise<SeatOut> =>
    ask(`/api/tables/${encodeURIComponent(table)}/seats`, seat === undefined ? { name } : { name, seat }),
  rematch: (table: string, secret: string): Promise<SeatOut> =>
    ask(`/api/tables/${encodeURIComponent(table)}/rematch`, { secret }),
  table: (table: string): Promise<State> => ask(`/api/tables/${encodeURIComponent(table)}`),
  choices: (): Promise<Choices> => ask('/api/choices'),
  examples: (query: string): Promise<ExampleOut[]> => ask('/api/examples' + query),
  lobby: (): Promise<ListedTable[]> => ask('/api/lobby'),
  replays: (before?: number): Promise<ListedTable[]> =>
    ask('/api/replays' + (before === undefined ? '' : `?before=${before}`)),
  replay: (table: string, seat?: number): Promise<Replay> =>
    ask(`/api/replays/${encodeURIComponent(table)}` + (seat === undefined ? '' : `?seat=${seat}`)),
  analysis: (table: string, oracle: boolean): Promise<AnalysisReport> =>
    ask(`/api/replays/${encodeURIComponent(table)}/analysis` + (oracle ? '?oracle=true' : '')),
  lessons: (): Promise<SceneOut[]> => ask('/api/lessons'),
  scene: (name: string): Promise<LessonTable> => ask(`/api/lessons/${name}`),
  tryMove: (name: string, move: AnyMove): Promise<LessonAnswer> => ask(`/api/lessons/${name}/try`, { move }),
  previewMove: (name: string, move: AnyMove): Promise<Preview> => ask(`/api/lessons/${name}/preview`, { move }),
  secondAge: (soFar: AgeIn): Promise<AgeOut> => ask('/api/lessons/second', soFar),
  previewInSecondAge: (wanted: AgeMove): Promise<Preview> => ask('/api/lessons/second/preview', wanted),
  fileOf: (table: string): string => `/api/replays/${encodeURIComponent(table)}/game.ethnos`,
};
