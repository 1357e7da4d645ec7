/** docs/plans.md tells the numbers that are in force. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { PLANS, PLAN_IDS, type Plan } from '../../../src/main/service/domain/plans.ts';

const document = readFileSync(join(import.meta.dirname, '../../../docs/plans.md'), 'utf8');

/** The rows of the table under a heading, its head left out. */
function tableUnder(heading: string): readonly string[][] {
  const section = document.split(`\n## ${heading}\n`)[1]?.split('\n## ')[0] ?? '';
  return section
    .split('\n')
    .filter((line) => line.startsWith('| '))
    .slice(1)
    .map((line) => line.slice(2, -2).split(' | '));
}

const number = (value: number | undefined): string => value?.toLocaleString('en-US') ?? 'as agreed';
const dollars = (cents: number): string => `$${(cents / 100).toLocaleString('en-US')}`;
const plans: readonly Plan[] = PLAN_IDS.map((id) => PLANS[id]);

it('prices, credits, slots, overage and add-ons', () => {
  expect(tableUnder('Plans')).toEqual(
    plans.map((plan) => [
      plan.name,
      dollars(plan.launchPriceCents),
      dollars(plan.laterPriceCents),
      number(plan.credits),
      number(plan.concurrency),
      plan.allowsOverage ? 'yes' : 'no',
      plan.addOns.join(', ') || '–',
    ]),
  );
});

it('requests a minute', () => {
  expect(tableUnder('Requests a minute')).toEqual(
    plans.map(({ name, requestsPerMinute: most }) => [
      name,
      ...[most.scrape, most.crawl, most.map, most.search].map(number),
      ...[most.extract, most.status, most.account].map(number),
    ]),
  );
});
