/** The requests to the server, or to the worker of this tab. */
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
  JoinIn,
  Preview,
  SceneOut,
  ListedTable,
  LoadedFile,
  PlayOnIn,
  PrivacyOut,
  Problem,
  Replay,
  ReportIn,
  SeatOut,
  State,
  Summary,
  TableIn,
} from '../wire/messages';
import type { HTMLAnchorAttributes } from 'svelte/elements';
import { address } from '../lib/router.svelte';
import { saveFile } from '../lib/save-file';
import { t, type Values } from '../lib/texts.svelte';
import { transport, type Answer, type Unreachable } from './transport';

/** The server refused a request; the message is for people, in their language. */
export class Refused extends Error {
  constructor(
    readonly code: string,
    values: Values = {},
    /** The rules that a move would break. */
    readonly rules: string[] = [],
  ) {
    super(t(code, values));
  }
}

/** Request a path; with a body it is a POST. */
export async function ask<T>(path: string, body?: unknown): Promise<T> {
  const answer = parsed((await send(path, body)).text);
  // A proxy or the sign-in page of a network has answered.
  if (answer === undefined) throw new Refused('web-not-the-server');
  return answer as T;
}

async function send(path: string, body?: unknown): Promise<Answer> {
  const answer = await transport()
    .request(path, body === undefined ? undefined : JSON.stringify(body))
    .catch((reason: Unreachable) => {
      throw new Refused(reason.code, reason.values);
    });
  if (answer.status < 400) return answer;
  const { code, values, rules } = Object(parsed(answer.text)) as Partial<Problem>;
  throw new Refused(code ?? 'server-failed', values ?? { problem: String(answer.status) }, rules);
}

/** The value of a JSON text; undefined if it is none. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

export const api = {
  create: (table: Partial<TableIn> & Pick<TableIn, 'name' | 'seats'>): Promise<SeatOut> => ask('/api/tables', table),
  join: (table: string, wish: JoinIn): Promise<SeatOut> => ask(`/api/tables/${encodeURIComponent(table)}/seats`, wish),
  replaceLink: (table: string, secret: string, fresh: string): Promise<SeatOut> =>
    ask(`/api/tables/${encodeURIComponent(table)}/link`, { secret, new: fresh }),
  report: (table: string, report: ReportIn): Promise<unknown> =>
    ask(`/api/tables/${encodeURIComponent(table)}/reports`, report),
  rematch: (table: string, secret: string): Promise<SeatOut> =>
    ask(`/api/tables/${encodeURIComponent(table)}/rematch`, { secret }),
  table: (table: string): Promise<State> => ask(`/api/tables/${encodeURIComponent(table)}`),
  choices: (): Promise<Choices> => ask('/api/choices'),
  privacy: (): Promise<PrivacyOut> => ask('/api/privacy'),
  summary: (query: string): Promise<Summary> => ask('/api/summary' + query),
  examples: (query: string): Promise<ExampleOut[]> => ask('/api/examples' + query),
  /** The first page, or what comes after the last open and the last running table of a page. */
  lobby: (after: { open?: number; running?: number } = {}): Promise<ListedTable[]> =>
    ask(
      `/api/lobby?${new URLSearchParams(Object.entries(after).map(([status, at]) => [`${status}_before`, `${at}`]))}`,
    ),
  /** The present state of some tables. */
  games: (tables: readonly string[]): Promise<ListedTable[]> => ask('/api/games', { tables }),
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
  previewInSecondAge: (ageMove: AgeMove): Promise<Preview> => ask('/api/lessons/second/preview', ageMove),
  playOn: (table: string, wish: PlayOnIn): Promise<SeatOut> =>
    ask(`/api/replays/${encodeURIComponent(table)}/continue`, wish),
  loadFile: (text: string): Promise<LoadedFile> => ask('/api/replays', { text }),
  fileOf: (table: string): string => `/api/replays/${encodeURIComponent(table)}/game.ethnos`,
  readFile: (table: string): Promise<Answer> => send(api.fileOf(table)),
};

/**
 * The attributes of the link that saves a finished game as a file: an address on the server, or in the tab an
 * action, because files there have no address.
 */
export function fileLink(table: string, failed: (text: string) => void): HTMLAnchorAttributes {
  return can.addresses ? { href: api.fileOf(table), download: '' } : savingLink(table, failed);
}

function savingLink(table: string, failed: (text: string) => void): HTMLAnchorAttributes {
  const save = async (): Promise<void> => {
    const { file, text } = await api.readFile(table);
    saveFile(file, text);
  };
  return {
    href: address(`/replay/${table}`),
    onclick: (event) => {
      event.preventDefault();
      save().catch((reason: Error) => failed(reason.message));
    },
  };
}
