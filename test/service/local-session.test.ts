/** The console's session: new at each start, reached by links that hold once, and found again by open windows. */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { createLocalSession } from '../../src/main/service/local-session.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'hearth-door-'));
afterAll(() => {
  rmSync(dataDir, { recursive: true, force: true });
});

const codeOf = (link: string): string => /#code=([\w-]+)$/.exec(link)?.[1] ?? '';

it('gives the token for a link once, and for none that it did not make', () => {
  const door = createLocalSession('', 'local');
  const code = codeOf(door.link());
  expect(code).not.toBe(door.token);
  expect([door.take(code), door.take(code), door.take('made-up')]).toEqual([
    door.token,
    undefined,
    undefined,
  ]);
  expect([door.isLocal('local'), door.isLocal('else')]).toEqual([true, false]);
});

it('gives the token again to the window that took the link and heard no answer, and to no other', () => {
  const door = createLocalSession('', 'local');
  const code = codeOf(door.link());
  const asked = ['mine', 'mine', 'another', undefined].map((claim) => door.take(code, claim));
  expect(asked).toEqual([door.token, door.token, undefined, undefined]);
});

it('makes a new token at each start, and gives it for those of the last starts only', () => {
  const tokens = Array.from({ length: 8 }, () => {
    const door = createLocalSession(dataDir, 'local');
    door.keep();
    return door.token;
  });
  expect(new Set(tokens).size).toBe(8);
  const last = createLocalSession(dataDir, 'local');
  expect(last.renew(tokens[7] ?? '')).toBe(last.token);
  expect(last.renew(tokens[3] ?? '')).toBe(last.token);
  expect(last.renew(tokens[2] ?? '')).toBeUndefined();
  expect(last.renew('')).toBeUndefined();
  expect(readFileSync(join(dataDir, 'session-earlier'), 'utf8')).not.toContain(tokens[6] ?? '?');
});
