// Requests to the server that are not moves. A problem is thrown as it was told.
import type {
  Catalogue,
  ContinueTable,
  CreateTable,
  Lobby,
  Made,
  MyTables,
  Problem,
  Proof,
  ReplayInfo,
  ReplaySteps,
} from './protocol';

export class Refusal extends Error {
  constructor(
    readonly key: string,
    message: string,
  ) {
    super(message);
  }
}

let arrived: Promise<unknown> | null = null;

async function ask<T>(method: string, path: string, body?: unknown): Promise<T> {
  let answer: Response;
  try {
    answer = await fetch(path, {
      method,
      headers: body === undefined ? {} : { 'content-type': 'application/json' },
      body: body === undefined ? undefined : JSON.stringify(body),
    });
  } catch {
    throw new Refusal('offline', 'The server does not answer.');
  }
  arrived ??= Promise.resolve();
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
  make: (table: CreateTable) => ask<Made>('POST', '/api/tables', table),
  carryOn: (from: ContinueTable) => ask<Made>('POST', '/api/continue', from),
  daily: (name: string) => ask<Made>('POST', '/api/daily', { name }),
  byCode: (code: string) => ask<Made>('GET', `/api/codes/${encodeURIComponent(code)}`),
  remove: (id: string) => ask<void>('DELETE', `/api/tables/${id}`),
  replay: (id: string) => ask<ReplayInfo>('GET', `/api/tables/${id}/replay`),
  proof: (id: string) => ask<Proof>('GET', `/api/tables/${id}/proof`),
  steps: (id: string, eyes: string, from: number, count: number) =>
    ask<ReplaySteps>('GET', `/api/tables/${id}/replay/${eyes}?from=${from}&count=${count}`),
};

/** The server knows a browser by the cookie that comes with its first answer: without one it may look at a table, not sit down. */
export function arrive(): Promise<unknown> {
  const patience = new Promise((resolve) => setTimeout(resolve, 4000)); // whoever has a cookie can do without the answer
  return (arrived ??= Promise.race([api.mine().catch(() => (arrived = null)), patience]));
}

/** What this browser adds to the shuffle, drawn after the table has shown its commitment. */
export function randomness(): string {
  return [...crypto.getRandomValues(new Uint8Array(32))].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
