// A browser that was never here asks one thing first: two first answers would make two people of it.
import { beforeEach, expect, test, vi } from 'vitest';

type Sent = { path: string; answer: (body: unknown) => void; fail: () => void };
let sent: Sent[];
let api: (typeof import('../src/net/api'))['api'];

const turns = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

beforeEach(async () => {
  sent = [];
  vi.stubGlobal('fetch', (path: string) => {
    return new Promise<Response>((resolve, reject) =>
      sent.push({
        path,
        answer: (body) => resolve(new Response(JSON.stringify(body))),
        fail: () => reject(new TypeError('no line')),
      }),
    );
  });
  vi.resetModules();
  ({ api } = await import('../src/net/api'));
});

test('whatever else is asked waits for the first answer', async () => {
  const mine = api.mine();
  const daily = api.daily('Ana');
  await turns();
  expect(sent.map(({ path }) => path)).toEqual(['/api/mine']);
  sent[0]!.answer({ tables: [] });
  expect(await mine).toEqual({ tables: [] });
  await turns();
  expect(sent.map(({ path }) => path)).toEqual(['/api/mine', '/api/daily']);
  const lobby = api.lobby(); // from now on nobody waits
  await turns();
  expect(sent.map(({ path }) => path)).toEqual(['/api/mine', '/api/daily', '/api/lobby']);
  sent[1]!.answer({ table: 'x' });
  sent[2]!.answer({});
  expect(await daily).toEqual({ table: 'x' });
  await lobby;
});

test('when nothing came, the next one is the first', async () => {
  const asked = [api.mine(), api.daily('Ana'), api.lobby()];
  await turns();
  sent[0]!.fail();
  await expect(asked[0]).rejects.toThrow('The server does not answer.');
  await turns();
  expect(sent.map(({ path }) => path)).toEqual(['/api/mine', '/api/daily']);
  sent[1]!.answer({ table: 'x' });
  await asked[1];
  await turns();
  expect(sent.map(({ path }) => path)).toEqual(['/api/mine', '/api/daily', '/api/lobby']);
  sent[2]!.answer({});
  await asked[2];
});
