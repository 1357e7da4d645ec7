/** Figures and names that fill tables. */
import type { PageMaker } from '../page-maker.ts';

export type Rows = string[][];

const capital = (word: string) => word.slice(0, 1).toUpperCase() + word.slice(1);

/** A heading of a column or the name of a thing: a word that no other cell has by chance. */
export function aName(page: PageMaker): string {
  return capital(page.random.word());
}

export function aNumber(page: PageMaker): string {
  const { random } = page;
  return random.pick([
    () => String(random.int(0, 9999)),
    () => `${random.int(0, 99)}.${random.int(0, 9)}`,
    () => `−${random.int(1, 99)}`,
    () => `${random.int(1, 99)} %`,
    () => `${random.int(1, 9)},${random.int(100, 999)}`,
  ])();
}

export function aPrice(page: PageMaker): string {
  const { random } = page;
  return `${random.pick(['€', '£', '¥', 'CHF'])} ${random.int(1, 990)}.${random.int(10, 99)}`;
}

export function aTime(page: PageMaker): string {
  return `${String(page.random.int(5, 23)).padStart(2, '0')}:${page.random.int(10, 59)}`;
}

/** A header row of names and rows of a name and figures. */
export function figures(
  page: PageMaker,
  rows = page.random.int(3, 8),
  columns = page.random.int(3, 6),
): Rows {
  return [
    page.random.times(columns, () => aName(page)),
    ...page.random.times(rows, () => [
      aName(page),
      ...page.random.times(columns - 1, () => aNumber(page)),
    ]),
  ];
}

export function league(page: PageMaker): Rows {
  const { random } = page;
  return [
    ['#', aName(page), 'P', 'W', 'D', 'L', 'Pts'],
    ...random.times(random.int(6, 12), (i) => [
      String(i + 1),
      `${aName(page)} ${random.pick(['FC', 'United', 'Rovers', 'SV'])}`,
      ...random.times(4, () => String(random.int(0, 34))),
      String(random.int(10, 99)),
    ]),
  ];
}

export function timetable(page: PageMaker): Rows {
  const { random } = page;
  const columns = random.int(4, 7);
  return [
    [
      aName(page),
      ...random.times(columns, () => `${random.pick(['IC', 'RE', 'S'])} ${random.int(1, 999)}`),
    ],
    ...random.times(random.int(5, 10), () => [
      aName(page),
      ...random.times(columns, () => (random.chance(0.15) ? '|' : aTime(page))),
    ]),
  ];
}

export function prices(page: PageMaker): Rows {
  return [
    [aName(page), aName(page)],
    ...page.random.times(page.random.int(4, 10), () => [
      `${aName(page)} ${aName(page)}`,
      aPrice(page),
    ]),
  ];
}

/** Labels and values of a thing: `Weight`, `12 kg`. */
export function facts(
  page: PageMaker,
  count = page.random.int(4, 10),
): { label: string; value: string }[] {
  const { random } = page;
  return random.times(count, () => ({
    label: aName(page),
    value: random.pick([
      () => `${random.int(2, 990)} ${random.pick(['kg', 'mm', 'W', 'V', 'cm'])}`,
      () => `${aName(page)} ${random.int(10, 9999)}`,
      () => `${aName(page)}, ${aName(page)}`,
    ])(),
  }));
}
