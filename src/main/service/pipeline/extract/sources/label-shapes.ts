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
