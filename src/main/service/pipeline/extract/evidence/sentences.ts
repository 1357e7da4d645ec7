/** Numbers and dates that running text says beside the words of a field. */
import type { Field } from '../fields/field.ts';
import { askedBy, labelKeysOf } from '../fields/meanings.ts';
import { whereIs } from '../sources/page.ts';
import type { Saying, Sayings } from '../sources/said-numbers.ts';
import { findNumber } from '../typed/numbers.ts';
import { findDate } from '../typed/times.ts';
import { type Evidence, one } from './evidence.ts';
import { bestRank, rankOf } from './label-evidence.ts';

/** Below labels and all that is marked up. */
const SAID = 0.44;
const MOST = 6;

export function sentenceEvidence(
  field: Field,
  sayings: Sayings,
  { siblings, language }: { readonly siblings: readonly Field[]; readonly language: string },
): readonly Evidence[] {
  // the day of publication is found by all that stands around it
  const wants = field.concept?.id === 'published' ? undefined : wanted(field);
  const asked = askedBy(field.core);
  if (wants === undefined || asked === undefined) return [];
  const found: Evidence[] = [];
  for (const saying of labelKeysOf(asked)
    .values()
    .flatMap((key) => sayings.get(key) ?? [])) {
    const rank = rankOf(field, saying.words);
    if (rank === 0 || rank < bestRank(siblings, saying.words)) continue;
    const value = wants === 'date' ? dateIn(saying, language) : numberIn(saying);
    if (value === undefined || !mayBe(field, value)) continue;
    found.push(one('text', SAID * Math.min(rank, 1), value, whereIs(saying.element)));
    if (found.length >= MOST) break;
  }
  return found;
}

/** A price says its currency. */
const mayBe = ({ concept }: Field, value: string): boolean =>
  concept?.shape !== 'price' || /\p{Sc}|[A-Z]{3}/u.test(value);

function wanted({ kind, format, concept }: Field): 'date' | 'number' | undefined {
  if (format === 'date' || format === 'date-time') return 'date';
  if (kind === 'string' && concept?.shape === 'date') return 'date';
  return kind === 'number' || kind === 'integer' ? 'number' : undefined;
}

/** A date behind the words, with nothing but small words between. */
function dateIn({ behind }: Saying, language: string): string | undefined {
  const text = /^[\s:：()–-]*(?:\p{L}{1,12}[\s,:]+){0,3}?(?=\S*\d)(.{4,40})/u.exec(behind)?.[0];
  return text !== undefined && findDate(text, language) !== undefined ? text : undefined;
}

/** `17,705` before the words; behind them a number in brackets, after a colon or a small word or two. */
function numberIn({ before, behind }: Saying): string | undefined {
  const counted = /(?<![\p{L}\d.,/-])(\d[\d.,\s]*[kKM]?)[\s-]{0,2}$/u.exec(before)?.[1];
  if (counted !== undefined) return counted.trim();
  const next =
    /^\s*[:：(=]?\s*(?:(?:is|are|of|from|ist|sind|von|beträgt|est|sont|de|es|son|è|sono|di|is|van|é|são|wynosi|är|at|over|ab|dès|desde|da)\s+){0,2}(?:[\p{Sc}]|[A-Z]{3})?\s?\d[\d.,\s]*(?:\s?[\p{Sc}%]|\s?[A-Z]{3}\b)?/u.exec(
      behind,
    )?.[0];
  return next !== undefined && findNumber(next) !== undefined ? next : undefined;
}
