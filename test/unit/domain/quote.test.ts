import { describe, expect, it } from 'vitest';
import { quote, type QuoteRequest } from '../../../src/main/service/domain/quote.ts';

const LAST_DAY = Date.parse('2027-04-20T23:59:59.999Z');
const DAY_AFTER = Date.parse('2027-04-21T00:00:00.000Z');

const ask = (change: Partial<QuoteRequest>): QuoteRequest => ({
  planId: 'pro',
  billing: 'monthly',
  signedUpAt: LAST_DAY,
  continuous: true,
  addOns: [],
  now: LAST_DAY,
  ...change,
});
const openSource = (stars: number, joinedAt = LAST_DAY) =>
  ({ kind: 'open-source', stars, joinedAt }) as const;
const student = (email: string) => ({ kind: 'student', email, joinedAt: LAST_DAY }) as const;

describe('a quote', () => {
  it.each<[string, Partial<QuoteRequest>, number]>([
    ['Free', { planId: 'free' }, 0],
    ['Starter at launch', { planId: 'starter' }, 500],
    ['Pro at launch', { planId: 'pro' }, 1_200],
    ['Scale', { planId: 'scale' }, 16_700],
    ['Business', { planId: 'business' }, 74_900],
    ['Enterprise, from', { planId: 'enterprise' }, 125_000],
    ['Starter signed up the day after', { planId: 'starter', signedUpAt: DAY_AFTER }, 1_000],
    ['Pro signed up the day after', { signedUpAt: DAY_AFTER }, 2_500],
    ['Pro kept for years', { now: DAY_AFTER + 1e11 }, 1_200],
    ['Pro after a lapse', { continuous: false }, 2_500],
    ['Scale signed up later is permanent', { planId: 'scale', signedUpAt: DAY_AFTER }, 16_700],
    ['Business later is permanent', { planId: 'business', signedUpAt: DAY_AFTER }, 74_900],
    ['Pro for a year', { billing: 'annual' }, 12_240],
    ['Starter for a year', { planId: 'starter', billing: 'annual' }, 5_100],
    ['Scale for a year', { planId: 'scale', billing: 'annual' }, 170_340],
    ['Free for a year', { planId: 'free', billing: 'annual' }, 0],
    ['Pro for a year, later', { billing: 'annual', signedUpAt: DAY_AFTER }, 25_500],
    ['a nonprofit’s year of Pro', { billing: 'annual', program: { kind: 'nonprofit' } }, 7_200],
    [
      'a nonprofit’s year of Business',
      { planId: 'business', billing: 'annual', program: { kind: 'nonprofit' } },
      449_400,
    ],
    ['a maintainer’s Pro', { program: openSource(500) }, 0],
    [
      'a maintainer’s Pro, 12 months later',
      { program: openSource(500, LAST_DAY - 366 * 864e5) },
      1_200,
    ],
    ['a student’s Pro', { program: student('a@cs.uni.edu') }, 0],
    ['a student’s Pro abroad', { program: student('a@uni.ac.jp') }, 0],
  ])('%s', (_name, change, cents) => {
    expect(quote(ask(change))).toMatchObject({ kind: 'quote', cents });
  });

  it.each<[string, Partial<QuoteRequest>, RegExp]>([
    ['too few stars', { program: openSource(499) }, /500 stars/],
    ['open source on Scale', { planId: 'scale', program: openSource(900) }, /gives Pro/],
    ['a private address as a student', { program: student('a@mail.example') }, /school/],
    ['a look-alike school', { program: student('a@edu.example.com') }, /school/],
    ['a nonprofit by the month', { program: { kind: 'nonprofit' } }, /annual/],
    ['an add-on on Starter', { planId: 'starter', addOns: ['priority'] }, /Pro and above/],
    ['retention on Pro', { addOns: ['zero-data-retention'] }, /Business and above/],
    ['an SLA on Scale', { planId: 'scale', addOns: ['sla'] }, /Business and above/],
  ])('is refused for %s', (_name, change, reason) => {
    expect(quote(ask(change))).toMatchObject({
      kind: 'refused',
      reason: expect.stringMatching(reason),
    });
  });

  it('adds up: the lines are the sum', () => {
    for (const billing of ['monthly', 'annual'] as const) {
      for (const planId of ['starter', 'pro', 'scale', 'business'] as const) {
        const answer = quote(ask({ planId, billing }));
        if (answer.kind === 'refused') throw new Error(answer.reason);
        const sum = answer.lines.reduce((total, line) => total + (line.cents ?? 0), 0);
        expect(sum).toBe(answer.cents);
      }
    }
  });

  it('names add-ons without inventing a price', () => {
    const answer = quote(ask({ planId: 'business', addOns: ['sla', 'zero-data-retention'] }));
    expect(answer).toMatchObject({ kind: 'quote', cents: 74_900, interval: 'month' });
    if (answer.kind === 'quote') {
      expect(answer.lines.filter((line) => line.cents === undefined)).toHaveLength(2);
    }
  });
});
