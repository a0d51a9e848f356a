// Requests to the server that are not moves. A problem is thrown as it was told.
import type {
  BotShown,
  Catalogue,
  ContinueTable,
  CreateTable,
  Lobby,
  Made,
  Me,
  MyTables,
  PhraseShown,
  Problem,
  Proof,
  ReplayInfo,
  ReplaySteps,
  Report,
  StartDaily,
  StoryAnswer,
} from './protocol';

export class Refusal extends Error {
  constructor(
    readonly key: string,
    message: string,
  ) {
    super(message);
  }
}

const PATIENCE = 4000; // ms: whoever has a cookie can do without the first answer

/**
 * The server knows a browser by the cookie that comes with its first answer, and would take two first requests for two people: whoever
 * made a table with the one would come to it as the other. So whatever else is asked waits for the first answer; true: it has come.
 */
let arrived: Promise<boolean> | null = null;

function patience(): Promise<true> {
  return new Promise((resolve) => setTimeout(() => resolve(true), PATIENCE));
}

async function request(path: string, wish: RequestInit): Promise<Response> {
  while (arrived) if (await arrived) break;
  const answer = fetch(path, wish);
  arrived ??= Promise.race([
    answer.then(
      () => true,
      () => {
        arrived = null; // nothing came: the next one is the first
        return false;
      },
    ),
    patience(),
  ]);
  return answer;
}

async function ask<T>(method: string, path: string, body?: unknown): Promise<T> {
  let answer: Response;
  try {
    answer = await request(path, {
      method,
      headers: body === undefined ? {} : { 'content-type': 'application/json' },
      body: body === undefined ? undefined : JSON.stringify(body),
    });
  } catch {
    throw new Refusal('offline', 'The server does not answer.');
  }
  if (answer.status === 204) return undefined as T;
  const told: unknown = await answer.json().catch(() => null);
  if (!answer.ok) {
    const problem = told as Problem | null;
    throw new Refusal(problem?.key ?? 'offline', problem?.message ?? `The server answered ${answer.status}.`);
  }
  return told as T;
}

export const api = {
  catalogue: () => ask<Catalogue>('GET', '/api/catalogue'),
  lobby: () => ask<Lobby>('GET', '/api/lobby'),
  mine: () => ask<MyTables>('GET', '/api/mine'),
  me: () => ask<Me>('GET', '/api/me'),
  signOut: (device: string | null) => ask<void>('POST', '/api/me/sign-out', { device }),
  phrase: () => ask<PhraseShown>('POST', '/api/me/phrase'),
  noPhrase: () => ask<void>('DELETE', '/api/me/phrase'),
  makeBot: (name: string) => ask<BotShown>('POST', '/api/me/bots', { name }),
  removeBot: (bot: string) => ask<void>('DELETE', `/api/me/bots/${bot}`),
  recover: (key: string) => ask<void>('POST', '/api/me/recover', { key: key.trim() }),
  unblock: (person: string) => ask<void>('POST', '/api/me/unblock', { person }),
  report: (id: string, report: Report) => ask<void>('POST', `/api/tables/${id}/reports`, report),
  block: (id: string, seat: number) => ask<void>('POST', `/api/tables/${id}/blocks`, { seat }),
  sendWatchers: (id: string) => ask<void>('DELETE', `/api/tables/${id}/watchers`),
  forget: () => ask<void>('DELETE', '/api/me'),
  make: (table: CreateTable) => ask<Made>('POST', '/api/tables', table),
  carryOn: (from: ContinueTable) => ask<Made>('POST', '/api/continue', from),
  daily: (name: string, face: StartDaily['face'] = null) => ask<Made>('POST', '/api/daily', { name, face }),
  byCode: (code: string) => ask<Made>('GET', `/api/codes/${encodeURIComponent(code)}`),
  remove: (id: string) => ask<void>('DELETE', `/api/tables/${id}`),
  replay: (id: string) => ask<ReplayInfo>('GET', `/api/tables/${id}/replay`),
  story: (id: string, eyes: string) => ask<StoryAnswer>('GET', `/api/tables/${id}/story/${eyes}`),
  proof: (id: string) => ask<Proof>('GET', `/api/tables/${id}/proof`),
  steps: (id: string, eyes: string, from: number, count: number) =>
    ask<ReplaySteps>('GET', `/api/tables/${id}/replay/${eyes}?from=${from}&count=${count}`),
};

/** Wait until the server knows this browser: without a cookie it may look at a table, not sit down. */
export async function arrive(): Promise<unknown> {
  return arrived ?? Promise.race([api.mine(), patience()]).catch(() => null);
}

/** What this browser adds to the shuffle, drawn after the table has shown its commitment. */
export function randomness(): string {
  return [...crypto.getRandomValues(new Uint8Array(32))].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
