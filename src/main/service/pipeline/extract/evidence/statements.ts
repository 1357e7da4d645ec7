/** Whether the page says that something is so: `Pets are not allowed`, `Lift` in a list, `✓ Vegan`. */
import type { Element } from 'domhandler';
import { saysAsked } from '../fields/meanings.ts';
import type { Field } from '../fields/field.ts';
import { childElements, parentOf, type Page, whereIs } from '../sources/page.ts';
import { keyOf, stem, wordsOf } from '../text.ts';
import { isDenied, polarityOf, SAYS_NO, SAYS_YES, subjectOf } from '../typed/polarity.ts';
import { boxesOf } from './boxes.ts';
import { type Evidence, one } from './evidence.ts';

const MAX_TEXT = 120;
const ENOUGH = 6;
/** Below labels. */
const STATED = 0.42;

/** Statements about the subject of a yes-or-no field, in the order of the page. */
export function statements(field: Field, page: Page): readonly Evidence[] {
  if (field.kind !== 'boolean' || field.options !== undefined) return [];
  const asked = subjectOf(field.words);
  const isFreeOf = asked.length > 1 && asked.at(-1) === 'free';
  const [only = '', other] = asked;
  const long = other === undefined ? (SPELLED_OUT[only] ?? []) : [];
  const subjects = isFreeOf ? [asked, asked.slice(0, -1)] : [asked];
  const terms = long.length === 0 ? [] : [only, ...long];
  return [
    ...subjects.flatMap((subject) => statementsAbout(subject, page)),
    ...terms.flatMap((term) => mentioned(term, page)),
  ].slice(0, ENOUGH);
}

/** What names of fields shorten and pages write out; that they mean the same stands in meanings.json. */
const SPELLED_OUT: Readonly<Record<string, readonly string[]>> = {
  sso: ['single sign on', 'single signon'],
  mfa: ['multi factor authentication', 'two factor authentication'],
  '2fa': ['two factor authentication', 'two step verification', 'multi factor authentication'],
  yc: ['y combinator'],
  sla: ['service level agreement'],
};

/** `SSO and SAML on all plans`, `Backed by Y Combinator`: such a term is only named where it is so. */
function mentioned(term: string, page: Page): readonly Evidence[] {
  const named = new RegExp(
    `(?<![\\p{L}\\d])${term.replaceAll(' ', '[\\s-]')}(?![\\p{L}\\d])`,
    'iu',
  );
  for (const element of boxesOf(page, 3, MAX_TEXT)) {
    const text = page.text(element);
    const said = named.exec(text)?.[0];
    if (said === undefined || text.search(SAYS_NO) >= 0 || /[?:]$/u.test(text)) continue;
    return [one('text', MENTIONED, said, whereIs(element))];
  }
  return [];
}
const MENTIONED = 0.38;

function statementsAbout(subject: readonly string[], page: Page): readonly Evidence[] {
  if (subject.join('').length < 3) return [];
  const found: Evidence[] = [];
  for (const element of boxesOf(page, 3, MOST_IN_BOX)) {
    if (CONTROL.test(element.name)) continue;
    const whole = page.text(element);
    // in other words a thing is only named in short
    if (whole.length > MOST_NAMING && !mentions(whole, subject)) continue;
    // a label says nothing by itself
    if (/[:：?]$/u.test(whole)) continue;
    const said = statementsOf(element, whole)
      .map((statement) => saidOf(statement, subject))
      .find((text) => text !== undefined);
    if (said === undefined || isLabel(element, whole, page)) continue;
    found.push(one('text', STATED, said, whereIs(element)));
    if (found.length >= ENOUGH) break;
  }
  return found;
}

/** Letters of a box of some sentences, each of which states something. */
const MOST_IN_BOX = 240;

/** What a statement says of the subject: all of it, or no more than its name where it begins with that. */
function saidOf(statement: Statement, subject: readonly string[]): string | undefined {
  if (isAbout(statement, subject)) return statement.source;
  // `Free cancellation up to 48 hours before arrival`
  const [first, other] = subject;
  const begins = subject.every((word, at) => stem(statement.inOrder[at] ?? '') === stem(word));
  if (first === undefined || other === undefined || !begins) return undefined;
  return polarityOf(statement.inOrder.slice(subject.length).join(' ')) === false
    ? undefined
    : statement.inOrder.slice(0, subject.length).join(' ');
}

/** Whether it is the label of a value that nobody knows: then nothing says that it is so. */
function isLabel(element: Element, text: string, page: Page): boolean {
  let label = element;
  for (let up = 0; up < 2; up += 1) {
    const holder = parentOf(label);
    const isOwn = holder !== undefined && childElements(holder).length === 1;
    if (!isOwn || page.text(holder) !== text) break;
    label = holder;
  }
  const row = parentOf(label);
  const cells = row === undefined ? [] : childElements(row);
  const value = cells[cells.indexOf(label) + 1];
  if (value === undefined) return false;
  const isPair = label.name === 'dt' ? value.name === 'dd' : cells.length === 2;
  // `Lift | Parking` are two things, `Lift | –` is one
  return isPair && (!/[\p{L}\p{N}]/u.test(page.text(value)) || UNKNOWN.test(page.text(value)));
}

const UNKNOWN =
  /^(?:n\.? ?\/? ?a\.?|not applicable|unknown|unspecified|not specified|tb[acd]|k\. ?a\.|unbekannt|nc|inconnu|desconocido|sconosciuto|onbekend|неизвестно|不明|未知)$/iu;

/** Letters of a text that names something in other words than the field's. */
const MOST_NAMING = 50;

function mentions(text: string, subject: readonly string[]): boolean {
  const lower = text.toLowerCase();
  return subject.some((word) => lower.includes(stem(word)));
}

/** What one presses or chooses states nothing. */
const CONTROL = /^(?:a|button|option|label|script|style|title)$/;

/** What a text says, read once for all fields. */
interface Statement {
  /** As it stands. */
  readonly source: string;
  /** Without the label in front. */
  readonly text: string;
  readonly inOrder: readonly string[];
  readonly words: readonly string[];
  readonly stems: ReadonlySet<string>;
  /** Without the words that say yes or no. */
  readonly bare: string;
}

const known = new WeakMap<Element, readonly Statement[]>();

/** The whole text where it is one sentence, else its sentences; what stands before a comma, too. */
function statementsOf(element: Element, whole: string): readonly Statement[] {
  let statements = known.get(element);
  if (statements === undefined) {
    const [first = '', ...others] = whole.split(/(?<=[.!;])\s+(?=[\p{Lu}\d])|\s+[·•|]\s+/u);
    const before = /^[^,:：]{2,30}(?=,\s\p{Ll})/u.exec(first)?.[0];
    const texts = [first, ...others, ...(before === undefined ? [] : [before])];
    statements = texts.filter(({ length }) => length <= MAX_TEXT).map(statementOf);
    known.set(element, statements);
  }
  return statements;
}

function statementOf(source: string): Statement {
  // `Work type: fully remote`
  const text = source.replace(/^[^:：]{2,40}[:：]\s+/u, '').replace(FULLY, '');
  // `WiFi` is one word, however it is written
  const asWritten = text.toLowerCase().match(/[\p{L}\d]+/gu) ?? [];
  const words = [...new Set([...wordsOf(text), ...asWritten])];
  const bare = text.replace(SAYS_NO, ' ').replace(SAYS_YES, ' ').trim();
  return { source, text, inOrder: asWritten, words, stems: new Set(words.map(stem)), bare };
}

/** The text is about the subject and nothing else, or says that it is so or is not. */
function isAbout({ text, words, stems, bare }: Statement, subject: readonly string[]): boolean {
  if (isDenied(text, subject)) return true;
  const own = new Set(subject.map(stem));
  const has = [...own].every((word) => stems.has(word));
  const rest = words.filter((word) => !own.has(stem(word)));
  if (has && rest.length === 0) return true;
  const isNamed = [text, bare].some(
    (said) => keyOf(said) !== '' && saysAsked(said, subject) >= 0.9,
  );
  if (isNamed) return true;
  // `Online event`, `Online only`
  if (has && rest.every((word) => SORTS.has(word))) return true;
  // of `free` in `Free shipping` nobody knows what is free
  return has && rest.length <= MOST_BESIDE && polarityOf(rest.join(' ')) !== undefined;
}

/** Sorts of things that a page may be about, of which it says how they are. */
const SORTS = new Set(['event', 'course', 'only', 'webinar', 'workshop', 'meeting']);

const FULLY =
  /^(?:fully|completely|100 ?%|komplett|vollständig|entièrement|totalmente|volledig)\s+/iu;

/** Words of a statement beside its subject. */
const MOST_BESIDE = 6;
