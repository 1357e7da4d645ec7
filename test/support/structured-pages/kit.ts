/** Made pages of kinds that people ask objects and lists of objects of, without marked-up data; their schemas, and what they say. */
import type { JsonSchema } from '../../../src/main/service/domain/json.ts';

/** What is wanted of a field: a value, what its text must hold, or the same of its parts. */
export type Wanted =
  string | number | boolean | RegExp | readonly Wanted[] | { readonly [name: string]: Wanted };

export interface StructuredPage {
  readonly name: string;
  readonly html: string;
  readonly schema: JsonSchema;
  readonly want: Readonly<Record<string, Wanted>>;
}

export const str = { type: 'string' };
export const num = { type: 'number' };
export const int = { type: 'integer' };
export const bool = { type: 'boolean' };
export const list = { type: 'array', items: str };
export const obj = (properties: object): JsonSchema => ({ type: 'object', properties });
export const rows = (properties: object): JsonSchema => ({ type: 'array', items: obj(properties) });

const FOOT = `<footer class="border-t"><div class="grid"><div><h4>Product</h4><ul><li><a href="/features">Features</a></li><li><a href="/pricing">Pricing</a></li></ul></div><div><h4>Company</h4><ul><li><a href="/about">About</a></li><li><a href="/careers">Careers</a></li></ul></div></div><p>© 2026 All rights reserved.</p></footer>`;
const MENU =
  '<a href="/">Home</a><a href="/product">Product</a><a href="/pricing">Pricing</a><a href="/login">Log in</a>';

/** A page with the frame of its site. */
export const site = (
  title: string,
  body: string,
  { menu = MENU, extra = '', foot = FOOT, lang = 'en' } = {},
): string =>
  `<!doctype html><html lang="${lang}"><head><meta charset="utf-8"><title>${title}</title><meta name="viewport" content="width=device-width">${extra}</head><body><header><nav>${menu}</nav></header>${body}${foot}</body></html>`;

export interface Score {
  readonly right: number;
  readonly lost: number;
  /** Another value, or a row that is none. */
  readonly wrong: number;
  /** One line for each that is not right. */
  readonly notes: readonly string[];
}

/** Value by value, rows in their order. */
export function scoreOf(want: Wanted, given: unknown, path = ''): Score {
  if (Array.isArray(want)) {
    const own: readonly unknown[] = Array.isArray(given) ? given : [];
    const extra = own
      .slice(want.length)
      .map((one, at) => bad(`more ${path}[${want.length + at}]`, one));
    return sum([...want.map((one, at) => scoreOf(one, own[at], `${path}[${at}]`)), ...extra]);
  }
  if (typeof want === 'object' && !(want instanceof RegExp))
    return sum(
      Object.entries(want).map(([name, one]) =>
        scoreOf(one, (given as Record<string, unknown> | undefined)?.[name], `${path}.${name}`),
      ),
    );
  if (isRight(want, given)) return { ...NONE, right: 1 };
  return given === undefined || given === null
    ? { ...NONE, lost: 1, notes: [`lost ${path}`] }
    : bad(`wrong ${path}`, given);
}

const NONE: Score = { right: 0, lost: 0, wrong: 0, notes: [] };
const bad = (what: string, given: unknown): Score => ({
  ...NONE,
  wrong: 1,
  notes: [`${what}: ${JSON.stringify(given).slice(0, 120)}`],
});

const sum = (scores: readonly Score[]): Score => ({
  right: scores.reduce((all, { right }) => all + right, 0),
  lost: scores.reduce((all, { lost }) => all + lost, 0),
  wrong: scores.reduce((all, { wrong }) => all + wrong, 0),
  notes: scores.flatMap(({ notes }) => notes),
});

function isRight(want: string | number | boolean | RegExp, given: unknown): boolean {
  if (want instanceof RegExp)
    return given !== undefined && typeof given !== 'object' && want.test(JSON.stringify(given));
  return folded(want) === folded(given);
}

const folded = (value: unknown): unknown =>
  typeof value === 'string' ? value.toLowerCase().replace(/\s+/g, ' ').trim() : value;
