/** Pages that say their facts in passing: as many are read as were, and no more is wrong (scripts/eval-passing.ts counts them). */
import { parseDocument } from 'htmlparser2';
import { expect, it } from 'vitest';
import { extractStructured } from '../../../src/main/service/pipeline/extract/index.ts';
import { isRight, type PassingFacts } from '../../support/facts-in-passing/kind.ts';
import { FIRST } from '../../support/facts-in-passing/first.ts';
import { FIFTH } from '../../support/facts-in-passing/fifth.ts';
import { FOURTH } from '../../support/facts-in-passing/fourth.ts';
import { SECOND } from '../../support/facts-in-passing/second.ts';
import { SIXTH } from '../../support/facts-in-passing/sixth.ts';
import { THIRD } from '../../support/facts-in-passing/third.ts';

function verdictsOn({ name, html, schema, want }: PassingFacts): readonly string[] {
  const url = `https://www.site.example/${name}`;
  const { data } = extractStructured({ root: parseDocument(html), url, schema });
  const given = data as Readonly<Record<string, unknown>>;
  return Object.entries(want).map(([field, wanted]) => {
    if (isRight(wanted, given[field])) return 'right';
    return given[field] === undefined ? 'lost' : 'wrong';
  });
}

it('are read', () => {
  const verdicts = [...FIRST, ...SECOND, ...THIRD, ...FOURTH, ...FIFTH, ...SIXTH].flatMap(
    verdictsOn,
  );
  const count = (verdict: string): number => verdicts.filter((one) => one === verdict).length;
  expect(count('right')).toBeGreaterThanOrEqual(RIGHT);
  expect(count('wrong')).toBeLessThanOrEqual(WRONG);
});

/** Of 564 fields. */
const RIGHT = 445;
const WRONG = 3;
