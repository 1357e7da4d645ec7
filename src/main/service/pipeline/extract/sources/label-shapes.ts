/** Labels and values in plain boxes one after the other, in set text, in shut forms, in what an element is said to be. */
import { type ChildNode, type Element, isTag, isText } from 'domhandler';
import { isLabelKey } from '../fields/meanings.ts';
import { keyOf } from '../text.ts';
import type { Say } from './label-pair.ts';
import { childElements, type Page } from './page.ts';

const MOST_BOXES = 60;
const MOST_LABEL = 60;
const MOST_LINES = 200;
/** Letters of a line of set text. */
const MOST_OF_LINE = 300;

/** `Label value Label value`: boxes of one kind that take turns, as their classes or their words say. */
export function readTurns(element: Element, page: Page, say: Say): void {
  const boxes = childElements(element).filter((child) => page.textLength(child) > 0);
  if (boxes.length < 4 || boxes.length > MOST_BOXES || boxes.length % 2 === 1) return;
  const [first, second] = boxes;
  if (first === undefined || second === undefined || boxes.some(({ name }) => name !== first.name))
    return;
  const labels = boxes.filter((_, at) => at % 2 === 0);
  const values = boxes.filter((_, at) => at % 2 === 1);
  if (labels.some((label) => page.textLength(label) > MOST_LABEL)) return;
  const strength = strengthOf(labels, values, page);
  if (strength === 0) return;
  labels.forEach((label, at) => {
    const value = values[at];
    if (value !== undefined) say(page.text(label), page.text(value), strength, [value]);
  });
}

const classOf = ({ attribs }: Element): string => attribs['class'] ?? '';

function strengthOf(labels: readonly Element[], values: readonly Element[], page: Page): number {
  const [label, value] = [labels[0], values[0]].map((one) =>
    one === undefined ? '' : classOf(one),
  );
  const byClass =
    label !== value &&
    labels.every((one) => classOf(one) === label) &&
    values.every((one) => classOf(one) === value);
  const isKnown = (one: Element): boolean =>
    /[:：]$/u.test(page.text(one)) || isLabelKey(keyOf(page.text(one)));
  const known = labels.filter(isKnown).length;
  if (values.some(isKnown)) return 0;
  if (byClass && known > 0) return 0.78;
  return known * 2 >= labels.length && known > 0 ? 0.6 : 0;
}

/** `Name:     value`, line by line. */
export function readPreformatted(element: Element, say: Say): void {
  for (const line of rawText(element).split('\n').slice(0, MOST_LINES)) {
    if (line.length > MOST_OF_LINE) continue;
    const { label, value } = SET.exec(line)?.groups ?? {};
    if (label !== undefined && value !== undefined) say(label, value, 0.6);
  }
}

const SET =
  /^\s*(?<label>\p{L}[^:=\t]{1,40}?)\s*(?::\s+|\t+|\s=\s|\.{3,}\s*)\s*(?<value>\S.*?)\s*$/u;

function rawText(element: Element): string {
  let text = '';
  const stack: ChildNode[] = [...element.children].reverse();
  for (let node = stack.pop(); node !== undefined; node = stack.pop()) {
    if (isText(node)) text += node.data;
    else if (isTag(node)) stack.push(...[...node.children].reverse());
    if (text.length > 20_000) break;
  }
  return text;
}

/** What a form shows and nobody may change. */
export function readShutInputs(
  label: Element,
  byId: (id: string) => Element | undefined,
  page: Page,
  say: Say,
): void {
  const { for: id } = label.attribs;
  const input = id === undefined ? undefined : byId(id);
  if (input === undefined) return;
  const { value = '', type = 'text', readonly, disabled } = input.attribs;
  if (!/^(?:text|number|date|email|tel|url)$/.test(type)) return;
  if (value !== '' && (readonly !== undefined || disabled !== undefined || input.name === 'output'))
    say(page.text(label), value, 0.7);
}

/** `aria-label="Weight: 3 kg"`. */
export function readSaid({ attribs }: Element, say: Say): void {
  const said = attribs['aria-label'] ?? '';
  const { label, value } = SAID.exec(said)?.groups ?? {};
  if (label !== undefined && value !== undefined) say(label, value, 0.55);
}

const SAID = /^(?<label>\p{L}[^:：]{1,30})[:：]\s*(?<value>\S.{0,80})$/u;

/** `Hosted by Ann Lee. Guest: Omar Hale. This show …`: sentences that are a label and its value. */
export function readSentences(text: string, say: Say): void {
  const sentences = text.split(SENTENCE_END);
  // a short one alone is read as a line
  if (sentences.length < 2 && text.length <= MOST_OF_LINE_READ) {
    readClauses(text.replace(/[.!]$/u, ''), say);
    return;
  }
  for (const sentence of sentences) {
    const said = sentence.replace(/[.!]$/u, '');
    const { label, value } = SENTENCE.exec(said)?.groups ?? {};
    if (label !== undefined && value !== undefined) say(label, value, 0.5);
    if (said.length > MOST_OF_SENTENCE || !/\d/.test(said)) continue;
    readTimes(said, say);
    readSums(said, say);
    readClauses(said, say);
  }
}

/** Letters of a text whose times and sums are read as those of a line (labels.ts). */
export const MOST_OF_LINE_READ = 60;

/** `Kaution 3 Monatsmieten`, `Version 4.2.1` between commas and dots. */
function readClauses(sentence: string, say: Say): void {
  for (const clause of sentence.split(/,\s(?=\p{L})|\s[·•|]\s/u)) {
    const { label, value } = (MEASURED.exec(clause) ?? NUMBERED.exec(clause))?.groups ?? {};
    if (label !== undefined && value !== undefined) say(label, value, 0.35);
  }
}

/** Of a value with more behind it what is no sentence of a text: a name, a number, a short list. */
export function firstSentence(value: string): string | undefined {
  const [first = '', ...others] = value.split(SENTENCE_END);
  const isOne =
    others.length > 0 &&
    first.length <= MOST_OF_VALUE &&
    /\d|^\p{Lu}/u.test(first) &&
    !PROSE.test(first);
  return isOne ? first : undefined;
}

const MOST_OF_VALUE = 40;
/** Small words that make a sentence of it. */
const PROSE =
  /(?<!\p{L})(?:is|are|was|has|have|can|may|will|you|we|it|but|ist|sind|wird|est|es|un|una)(?!\p{L})/iu;

/** Letters of a sentence that says a few facts and nothing else. */
const MOST_OF_SENTENCE = 120;
/** `Crossing time 55 minutes`. */
const MEASURED =
  /^(?!copyright)(?<label>\p{L}{3,16}(?:[\s-]\p{L}{2,16}){0,2}?)\s(?<value>\d[\d.,–-]*\s(?:°\s?[CF]|%|\p{L}{1,12})(?:\s\d{1,2}\s\p{L}{1,8})?)$/iu;
/** `Version 4.2.1`, `Barcode 5012345678900`, `Gallery 12`. */
const NUMBERED = /^(?<label>\p{L}{4,16})\s(?<value>\d+(?:\.\d+)*)$/u;

/** `5. März` and `Dr. Lee` go on. */
const SENTENCE_END =
  /(?<!(?<!\p{L})(?:(?<![\d:.,\p{Sc}])\d{1,2}|\p{Lu}|(?<!\d\s)\p{Lu}?\p{L}{1,2}))[.!?;]\s+(?=\p{Lu}|\d|$)|(?<=\d)\.\s+(?=\p{Lu}[^:：.!?;\d]{1,30}[:：]\s)/u;
const SENTENCE = /^(?<label>\p{Lu}[^:：.!?;\d]{1,30})[:：]\s+(?<value>[^:：]{2,80})$/u;

/** `Check-in: 15:00 · Check-out: 11:00` holds two pairs. */
export function partsOfLine(line: string): readonly string[] {
  const parts = line.split(/\s+[·•|]\s+/u);
  if (parts.length > 1) return parts.length < 8 ? parts : [line];
  // `Weight: 3 kg, Height: 20 cm`, `Record: 1:16:58. Open: no`
  const whole = line.replace(/[.;]$/u, '');
  const lists = [/;\s+/u, /\s\/\s/u, /,\s+/u, SENTENCE_END].map((between) => whole.split(between));
  return lists.find((all) => all.length > 1 && all.every((part) => PAIR.test(part))) ?? [line];
}

const PAIR = /^\p{L}[^:：,;]{1,40}[:：]\s*\S/u;

/** `Doors 19:00 · Show 20:00`: words before a time each, one of which is known to name one. */
export function readTimes(text: string, say: Say): void {
  if (!/\d/.test(text)) return;
  const pairs = [...text.matchAll(TIMED)].map(
    ({ groups: { label = '', value = '' } = {} }) => [label, value] as const,
  );
  if (!pairs.some(([label]) => isLabelKey(keyOf(label)))) return;
  for (const [label, value] of pairs) say(label, value, 0.6);
}

/** No range: of that each end is asked for by itself. */
const TIMED =
  /(?<![\p{L}\d])(?<label>\p{L}{3,}(?:[\s-]\p{L}{2,}){0,2}?)[:：]?\s(?:(?:at|from|by|until|till|um|ab|bis|von|à|dès|jusqu’à|a las|hasta las|alle|dalle|kl\.?|om|vanaf|tot)\s)?(?<value>\d{1,2}[:.h]\d{2}(?:\s?[ap]\.?m\.?)?(?:\sUhr)?|\d{1,2}\s?(?:[ap]\.?m\.?|Uhr))(?![\p{L}\d]|[.:]\d|\s?[-–—~])/giu;

const AMOUNT = String.raw`(?:\p{Sc}|[A-Z]{3}\s)?\s?\d[\d.,’'\s]*[kK]?(?:\s?(?:\p{Sc}|[A-Z]{3}(?!\p{L})|zł|kr))?`;

/** `Adults £14, concessions £9`: several sums with a word or two before each. */
export function readSums(text: string, say: Say): void {
  if (!/\p{Sc}|\d\s?[A-Z]{3}|\skr/u.test(text)) return;
  const led = LED.exec(text)?.[0] ?? '';
  const parts = text
    .slice(led.length)
    .split(BETWEEN_SUMS)
    .filter((part) => !FREE.test(part));
  const pairs = parts.flatMap((part) => {
    const { label, value } = LABELLED_SUM.exec(part.replace(/\.$/u, ''))?.groups ?? {};
    return label === undefined || value === undefined ? [] : [{ label, value }];
  });
  // `Cats: neutering £140`
  if (led !== '')
    for (const { label, value } of pairs)
      say(`${led.replace(/[\s:：]+$/u, '')} ${label}`, value, 0.5);
  if (parts.length < 2 || pairs.length * 2 < parts.length) return;
  const [whose = '', ...kind] = pairs[0]?.label.split(' ') ?? [];
  for (const [at, { label, value }] of pairs.entries()) {
    say(label, value, 0.55);
    // `Adult single £9.80, return £17.50`
    if (at > 0 && kind.length > 0 && !label.includes(' ')) say(`${whose} ${label}`, value, 0.5);
  }
}

/** `Tickets:` before all of them. */
const LED = /^\p{L}[\p{L} ]{2,20}[:：]\s+(?=\p{L})/u;
const FREE = /\s(?:free|frei|kostenlos|gratis|gratuit|gratuito)\.?$/iu;

const BETWEEN_SUMS = /\s*[·•|;]\s*|\s[/–—-]\s|,\s+(?=\p{L})/u;
const LABELLED_SUM = new RegExp(
  `^(?<label>\\p{L}[\\p{L}’'-]+(?:\\s[\\p{L}’'-]+){0,2})\\s?[:：]?\\s(?<value>${AMOUNT})$`,
  'u',
);

/** `$77,000 - $97,000 a year`: a text that says nothing but a pay needs no label. */
export function readPay(text: string, say: Say): void {
  if (PAY.test(text)) say('Salary', text, 0.5);
}

const PAY = new RegExp(
  `^(?=.*(?:\\p{Sc}|[A-Z]{3}|zł|kr))(?:from |up to |ab |bis zu |od |do )?${AMOUNT}(?:\\s?(?:[-–—~]|to|bis|à|a|do)\\s?${AMOUNT})?\\s*(?:gross |brutto )?(?:(?:a|an|per|\\/|pro|par|al|por)\\s?(?:year|annum|yr|hour|hr|jahr|stunde|an|heure|año|hora|rok|anno)|p\\.\\s?a\\.)(?:\\s(?:gross|brutto|plus bonus|dependent on experience|doe))?\\.?$`,
  'iu',
);
