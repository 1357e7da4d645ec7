/** What a terminal shows of a job: the progress line and the list of pages. */
import { expect, it } from 'vitest';
import { openSink } from '../../../src/main/cli/output.ts';
import { createProgress, progressLine } from '../../../src/main/cli/progress.ts';

function terminal(isTTY: boolean, columns = 80) {
  const written: string[] = [];
  return { isTTY, columns, written, write: (text: string) => written.push(text) };
}

it('says pages, failures, rate and time left', () => {
  expect(progressLine({ completed: 120, total: 400, failed: 2 }, 31)).toBe(
    '▓▓▓▓▓▓░░░░░░░░░░░░░░  120 of 400 pages · 2 failed · 31/s · 10 s left',
  );
  expect(progressLine({ completed: 0, total: 1, failed: 0 }, 0)).toBe(
    '░░░░░░░░░░░░░░░░░░░░  0 of 1 page',
  );
  expect(progressLine({ completed: 9, total: 9, failed: 0 }, 4.04)).toMatch(
    /^▓{20} {2}9 of 9 pages · 4\.0\/s$/,
  );
});

it('leaves the bar out where there is no room for it', () => {
  expect(progressLine({ completed: 120, total: 400, failed: 2 }, 31, 45)).toBe(
    '120 of 400 pages · 2 failed · 31/s · 10 s lef',
  );
});

it('goes by the last seconds: a job that goes on after a pause does not look fast', () => {
  const screen = terminal(true);
  let now = 0;
  const progress = createProgress(screen, () => now);
  progress.show({ completed: 1_000, total: 2_000, failed: 0 });
  expect(screen.written.at(-1)).not.toContain('/s');
  now = 5_000;
  progress.show({ completed: 1_100, total: 2_000, failed: 0 });
  expect(screen.written.at(-1)).toContain('20/s · 45 s left');
  for (now = 6_000; now <= 30_000; now += 1_000) {
    progress.show({ completed: 1_100, total: 2_000, failed: 0 });
  }
  expect(screen.written.at(-1)).not.toContain('/s');
});

it('is whole on a terminal that does not know its size', () => {
  const screen = terminal(true, 0);
  createProgress(screen).show({ completed: 0, total: 300, failed: 0 });
  expect(screen.written.at(-1)).toMatch(/░ {2}0 of 300 pages$/);
});

it('is one line on a terminal, taken away at the end', () => {
  const screen = terminal(true);
  const progress = createProgress(screen);
  progress.show({ completed: 1, total: 2, failed: 0 });
  progress.end();
  progress.end();
  expect(screen.written).toEqual([expect.stringMatching(/^\r.*1 of 2 pages$/), '\r\u001b[K']);
});

it('is plain lines now and then elsewhere', () => {
  const file = terminal(false);
  let now = 0;
  const progress = createProgress(file, () => now);
  for (now = 0; now < 20_000; now += 500) progress.show({ completed: 1, total: 2, failed: 0 });
  progress.end();
  expect(file.written).toEqual(['1 of 2 pages\n', '1 of 2 pages\n']);
});

const document = {
  metadata: { sourceURL: 'https://a.test/x', statusCode: 200, title: 'A\n page' },
};

it('lists pages on a terminal, and gives documents to programs', () => {
  const screen = terminal(true, 30);
  openSink(undefined, { replaces: false, json: false, stdout: screen }).write(document);
  expect(screen.written).toEqual(['200  https://a.test/x  A page\n']);
  for (const [isTTY, json] of [[false, false] as const, [true, true] as const]) {
    const pipe = terminal(isTTY);
    openSink(undefined, { replaces: false, json, stdout: pipe }).write(document);
    expect(pipe.written).toEqual([`${JSON.stringify(document)}\n`]);
  }
});
