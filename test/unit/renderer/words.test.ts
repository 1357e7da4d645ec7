/** Words of the window: where the field has a term, it is used. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const FOLDER = join(import.meta.dirname, '../../../src/renderer/text/en');
/** Renderings of a notice, a status or a choice that readers stumbled over. */
const STRANGE =
  /\bTold\b|\bTell (?:me|this)\b|\bnobody\b asked|\bhear of it\b|Put away|unless it is told/;

it('nothing is told that is a notice', () => {
  const found = readdirSync(FOLDER).flatMap((name) =>
    readFileSync(join(FOLDER, name), 'utf8')
      .split('\n')
      .filter((line) => STRANGE.test(line))
      .map((line) => `${name}: ${line.trim()}`),
  );
  expect(found).toEqual([]);
});
