/**
 * A model's answer held against the page: what stands nowhere on it is dropped.
 *
 * A value stands on the page when its words do, one behind the other, whatever their case, accents, white space and
 * punctuation; or when the page writes the same number, price, date, duration or address in another form. Several texts
 * in one (`A, B and C`) must each stand there. A long text in other words passes when nearly all its words and all its
 * figures are the page's. Booleans and members of an `enum` are choices, not quotes: they are kept.
 */
import type { Provenance } from '../../../domain/document.ts';
import type { Json } from '../../../domain/json.ts';
import type { Field } from '../fields/field.ts';
import { type PageWords, readPageWords } from '../sources/page-words.ts';
import { isList, isRecord } from '../text.ts';

export interface SaidPage {
  readonly url: string;
  /** Everything the page says (`everything-said.ts`). */
  readonly said: string;
  /** Lower-case primary subtag, or empty. */
  readonly language: string;
}

export interface Grounded {
  /** The answer without what was dropped; undefined when nothing is left. */
  readonly value: Json | undefined;
  /** One for each kept value, source `model`. */
  readonly provenance: readonly Provenance[];
  /** Paths of what was dropped. */
  readonly dropped: readonly string[];
}

const MAX_DEPTH = 40;

/** Keeps what the page says. `field` is the schema's root, where there is one. */
export function groundAnswer(answer: Json, field: Field | undefined, page: SaidPage): Grounded {
  const provenance: Provenance[] = [];
  const dropped: string[] = [];
  const check: Check = {
    words: readPageWords(page),
    keep: (path, text, step) => {
      provenance.push({
        path,
        source: 'model',
        url: page.url,
        where: '',
        text: text.slice(0, 500),
        steps: ['model', step],
      });
    },
    drop: (path) => dropped.push(path),
  };
  const value = ground(answer, field, '', check, 0);
  return { value, provenance, dropped };
}

/** Whether free words are the page's: a passage of it, and figures that all stand on it. */
export function standsOnPage(
  text: string,
  page: SaidPage,
): { readonly isQuote: boolean; readonly hasItsFigures: boolean } {
  const words = readPageWords(page);
  return {
    isQuote: words.standing(text) === 'quote',
    hasItsFigures: words.hasFigures(text),
  };
}

interface Check {
  readonly words: PageWords;
  readonly keep: (path: string, text: string, step: string) => void;
  readonly drop: (path: string) => void;
}

function ground(
  value: Json,
  field: Field | undefined,
  path: string,
  check: Check,
  depth: number,
): Json | undefined {
  if (value === null || depth > MAX_DEPTH) return undefined;
  if (isJsonList(value)) {
    const kept = value.flatMap((item, index) => {
      const one = ground(item, field?.item, `${path}[${index}]`, check, depth + 1);
      return one === undefined ? [] : [{ one, index }];
    });
    return kept.length === 0 && value.length > 0 ? undefined : kept.map(({ one }) => one);
  }
  if (isRecord(value)) {
    const kept = Object.entries(value).flatMap(([name, member]: [string, unknown]) => {
      if (!isJson(member) || name === '__proto__') return [];
      const own = field?.properties.find((property) => property.name === name);
      const at = path === '' ? name : `${path}.${name}`;
      const one = ground(member, own, at, check, depth + 1);
      return one === undefined ? [] : [[name, one] as const];
    });
    return kept.length === 0 ? undefined : Object.fromEntries(kept);
  }
  const step = groundOf(value, field, check.words);
  if (step === undefined) {
    check.drop(path);
    return undefined;
  }
  check.keep(path, String(value), step);
  return value;
}

/** How the value stands on the page, as a step; undefined when it does not. */
function groundOf(
  value: string | number | boolean,
  field: Field | undefined,
  words: PageWords,
): string | undefined {
  if (typeof value === 'boolean') return 'judged';
  if (field?.options !== undefined) return field.options.includes(value) ? 'chosen' : undefined;
  if (typeof value === 'number') return words.hasNumber(value, field?.unit) ? 'number' : undefined;
  if (value.trim() === '') return undefined;
  return words.standing(value);
}

function isJsonList(value: Json): value is readonly Json[] {
  return isList(value);
}

function isJson(value: unknown): value is Json {
  return value !== undefined;
}
