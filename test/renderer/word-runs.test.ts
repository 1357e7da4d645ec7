/** The words of a change, as a person reads them. */
import { expect, it } from 'vitest';
import { runsOf } from '../../src/renderer/features/monitors/word-runs.ts';

const equal = (text: string) => ({ kind: 'equal', text }) as const;
const added = (text: string) => ({ kind: 'added', text }) as const;
const removed = (text: string) => ({ kind: 'removed', text }) as const;

it('tells what went whole before what came', () => {
  const words = [
    equal('Delivery takes '),
    removed('three'),
    added('five'),
    equal(' '),
    removed('short'),
    added('long'),
    equal(' weeks from the day of the order.'),
  ];
  expect(runsOf(words)).toEqual([
    equal('Delivery takes '),
    removed('three short'),
    added('five long'),
    equal(' weeks from the day of the order.'),
  ]);
});

it('takes a short word between two changes for a part of both', () => {
  const words = [
    removed('Open'),
    added('Closed'),
    equal(' on '),
    removed('Monday'),
    added('Friday'),
  ];
  expect(runsOf(words)).toEqual([removed('Open on Monday'), added('Closed on Friday')]);
});

it('leaves alone what stands apart, and what has one side', () => {
  const apart = [added('A'), equal(' kettle of brass '), removed('B'), added('C')];
  expect(runsOf(apart)).toEqual(apart);
  const gone = [equal('It is '), removed('red'), equal(' '), removed('hot'), equal('.')];
  expect(runsOf(gone)).toEqual(gone);
});

it('keeps the texts of before and of now', () => {
  const words = [removed('a'), equal(', '), added('b'), equal(' is '), removed('c'), equal('.')];
  const side = (without: string, list: readonly { kind: string; text: string }[]) =>
    list.flatMap(({ kind, text }) => (kind === without ? [] : [text])).join('');
  for (const kind of ['added', 'removed']) {
    expect(side(kind, runsOf(words))).toBe(side(kind, words));
  }
});
