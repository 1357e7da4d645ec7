/** Compares an answer with the expected one, leaf by leaf, as lenient as a reasonable user. */
import type { FactsPage, Schema } from './kind.ts';

export type Verdict = 'right' | 'lost' | 'wrong' | 'invented' | 'empty';

export interface Leaf {
  readonly path: string;
  readonly type: string;
  /** `empty`: asked, not stated, not given. */
  readonly verdict: Verdict;
  readonly expected: unknown;
  readonly given: unknown;
}

interface Place {
  readonly path: string;
  readonly schema: Schema;
  readonly url: string;
  /** What the leaves below are counted as, where not by their own type. */
  readonly within?: string;
}

export function score(page: FactsPage, given: unknown): readonly Leaf[] {
  return compare({ path: '', schema: page.schema, url: page.url }, page.expected, given);
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const record = (value: unknown): Readonly<Record<string, unknown>> =>
  isRecord(value) ? value : {};
const isAbsent = (value: unknown): boolean =>
  value === undefined ||
  value === null ||
  (typeof value === 'string' && value.trim() === '') ||
  (Array.isArray(value) && value.length === 0) ||
  (isRecord(value) && Object.values(value).every(isAbsent));

function compare(at: Place, expected: unknown, given: unknown): readonly Leaf[] {
  const { schema } = at;
  if (schema['type'] === 'object') {
    return Object.entries(record(schema['properties'])).flatMap(([name, property]) =>
      compare(
        {
          ...at,
          path: at.path === '' ? name : `${at.path}.${name}`,
          schema: record(property),
          ...(at.path !== '' && at.within === undefined && { within: 'in object' }),
        },
        record(expected)[name],
        record(given)[name],
      ),
    );
  }
  if (schema['type'] !== 'array') return [leaf(at, expected, given)];
  const items = record(schema['items']);
  const lists = [expected, given].map((list): readonly unknown[] =>
    Array.isArray(list) ? list : isAbsent(list) ? [] : [list],
  );
  const [wanted = [], got = []] = lists;
  if (wanted.length === 0 && got.length === 0) return [verdict(at, 'empty', expected, given)];
  const below = { ...at, schema: items };
  return items['type'] === 'object'
    ? compareRows({ ...below, within: at.within ?? 'in rows' }, wanted, got)
    : compareItems({ ...below, within: at.within ?? 'item of list' }, wanted, got);
}

const verdict = (at: Place, word: Verdict, expected: unknown, given: unknown): Leaf => ({
  path: at.path,
  type: at.within ?? typeName(at.schema),
  verdict: word,
  expected,
  given,
});

function typeName(schema: Schema): string {
  if (Array.isArray(schema['enum'])) return 'enum';
  if (schema['type'] === 'array') {
    return record(schema['items'])['type'] === 'object' ? 'in rows' : 'item of list';
  }
  return String(schema['format'] ?? schema['type']);
}

function leaf(at: Place, expected: unknown, given: unknown): Leaf {
  if (isAbsent(expected)) {
    return verdict(at, isAbsent(given) ? 'empty' : 'invented', expected, given);
  }
  if (isAbsent(given)) return verdict(at, 'lost', expected, given);
  return verdict(at, isSame(at, expected, given) ? 'right' : 'wrong', expected, given);
}

/** Items of a list in any order; what is left on both sides is wrong in pairs. */
function compareItems(
  at: Place,
  expected: readonly unknown[],
  given: readonly unknown[],
): readonly Leaf[] {
  const left = [...given];
  const missing: unknown[] = [];
  const leaves: Leaf[] = [];
  for (const item of expected) {
    const found = left.findIndex((other) => isSame(at, item, other));
    if (found < 0) missing.push(item);
    else leaves.push(verdict(at, 'right', item, left.splice(found, 1)[0]));
  }
  for (const item of missing) {
    const other = left.shift();
    leaves.push(verdict(at, other === undefined ? 'lost' : 'wrong', item, other));
  }
  for (const other of left) leaves.push(verdict(at, 'invented', undefined, other));
  return leaves;
}

/** Rows: pairs with the most right cells first, those of equal cells in order. */
function compareRows(
  at: Place,
  expected: readonly unknown[],
  given: readonly unknown[],
): readonly Leaf[] {
  const pairs = expected.flatMap((row, i) =>
    given.map((other, j) => {
      const cells = compare(at, row, other);
      return { i, j, cells, hits: cells.filter((cell) => cell.verdict === 'right').length };
    }),
  );
  pairs.sort((a, b) => b.hits - a.hits || Math.abs(a.i - a.j) - Math.abs(b.i - b.j) || a.i - b.i);
  const byRow = new Map<number, readonly Leaf[]>();
  const taken = new Set<number>();
  for (const { i, j, cells, hits } of pairs) {
    if (hits === 0 || byRow.has(i) || taken.has(j)) continue;
    byRow.set(i, cells);
    taken.add(j);
  }
  const more = given.filter((_, j) => !taken.has(j));
  const leaves: Leaf[] = expected.flatMap(
    (row, i) => byRow.get(i) ?? compare(at, row, more.shift()),
  );
  return [...leaves, ...more.flatMap((row) => compare(at, undefined, row))];
}

function isSame(at: Place, expected: unknown, given: unknown): boolean {
  const ways = record(expected)['either'];
  if (Array.isArray(ways)) return ways.some((way) => isSame(at, way, given));
  if (typeof expected === 'boolean') return given === expected;
  if (typeof expected === 'number') {
    return (typeof given === 'number' || typeof given === 'string') && Number(given) === expected;
  }
  if (typeof expected !== 'string' || (typeof given !== 'string' && typeof given !== 'number')) {
    return false;
  }
  const other = String(given);
  const format = at.schema['format'];
  if (format === 'uri') return address(expected, at.url) === address(other, at.url);
  if (squeeze(expected) === squeeze(other.replace(/^mailto:/, ''))) return true;
  if (currency(expected) !== undefined && currency(expected) === currency(other)) return true;
  if (format === 'email' || Array.isArray(at.schema['enum'])) return false;
  const days = daysOf(expected);
  if (days.length > 0) return daysOf(other).some((day) => days.includes(day));
  if (clock(expected) !== undefined) return clock(expected) === clock(other);
  if (/^\+?[\d ()/.-]{7,}$/.test(expected)) return digits(expected) === digits(other);
  return bare(expected) !== '' && /\d/.test(expected) && bare(expected) === bare(other);
}

/** The digits of a telephone number or of another number in groups. */
const digits = (words: string): string => words.replace(/[\s()/.-]/g, '').replace(/^\+/, '');

/** Minutes since midnight, of a text that is nothing but a time of day. */
function clock(words: string): number | undefined {
  const time = /^(\d{1,2})[:.](\d\d)(?::00)? ?([ap])?\.?(?:m\.?)?$/i.exec(squeeze(words));
  if (time === null) return undefined;
  const half =
    time[3] === undefined ? Number(time[1]) : (Number(time[1]) % 12) + (time[3] === 'p' ? 12 : 0);
  return half * 60 + Number(time[2]);
}

function address(link: string, base: string): string {
  const url = URL.parse(link.trim(), base);
  return url === null ? link : url.href.replace(/#.*$/, '').replace(/\/$/, '');
}

const squeeze = (words: string): string =>
  words
    .normalize('NFKC')
    .replace(/[\s\u00a0\u200b]+/g, ' ')
    .replace(/[’‘]/g, "'")
    .replace(/[‐-–]/g, '-')
    .trim()
    .replace(/^["'“”„«»「」]+|["'“”„«»「」]+$/g, '')
    .replace(/[.,;:]+$/, '')
    .trim()
    .replace(/^v(?=\d)/i, '')
    .toLowerCase();

const CURRENCIES: Readonly<Record<string, string>> = {
  '€': 'eur',
  euro: 'eur',
  eur: 'eur',
  $: 'usd',
  us$: 'usd',
  usd: 'usd',
  '£': 'gbp',
  gbp: 'gbp',
  zł: 'pln',
  pln: 'pln',
  '¥': 'jpy',
  円: 'jpy',
  jpy: 'jpy',
  kr: 'sek',
  sek: 'sek',
};
const currency = (words: string): string | undefined => CURRENCIES[squeeze(words)];

/** Without signs and codes of currencies. */
const bare = (words: string): string =>
  squeeze(words)
    .replace(/[€$£¥]|\b(?:eur|usd|gbp|chf|pln|sek|jpy)\b|zł|円/g, '')
    .trim();

const LOCALES = ['en', 'de', 'fr', 'es', 'it', 'nl', 'pt', 'pl', 'sv'];
const MONTHS = new Map<string, number>();
for (const locale of LOCALES) {
  for (let month = 0; month < 12; month += 1) {
    for (const style of ['long', 'short'] as const) {
      const parts = new Intl.DateTimeFormat(locale, {
        day: 'numeric',
        month: style,
        timeZone: 'UTC',
      }).formatToParts(Date.UTC(2024, month, 5));
      const name = parts.find(({ type }) => type === 'month')?.value ?? '';
      MONTHS.set(name.toLowerCase().replace('.', ''), month + 1);
    }
  }
}

const iso = (year: string, month: number | string, day: string): string =>
  `${year}-${String(month).padStart(2, '0')}-${day.padStart(2, '0')}`;

/** The days a text may mean when it is nothing but a day (with a weekday or a time of day at most). */
function daysOf(words: string): readonly string[] {
  const plain = squeeze(words);
  const exact = /^(\d{4})-(\d\d)-(\d\d)(?:[t ][\d:.]+(?:z|[+-]\d\d:?\d\d)?)?$/.exec(plain);
  if (exact !== null) return [plain.slice(0, 10)];
  const far = /^(\d{4})年\s?(\d{1,2})月\s?(\d{1,2})日/.exec(plain);
  if (far !== null) return [iso(far[1] ?? '', far[2] ?? '', far[3] ?? '')];
  const digits = /^(\d{1,2})[./-](\d{1,2})[./-](\d{4})$/.exec(plain);
  if (digits !== null) {
    const [, one = '', two = '', year = ''] = digits;
    return [iso(year, two, one), iso(year, one, two)];
  }
  const named =
    /^(?:\p{L}+\.?,? )?(?:(\d{1,2})\.?(?:st|nd|rd|th|er)? (?:de )?(\p{L}+)\.?(?: de)?|(\p{L}+)\.? (\d{1,2})(?:st|nd|rd|th)?),? (\d{4})$/u.exec(
      plain,
    );
  const month = MONTHS.get(named?.[2] ?? named?.[3] ?? '');
  if (named === null || month === undefined) return [];
  return [iso(named[5] ?? '', month, named[1] ?? named[4] ?? '')];
}
