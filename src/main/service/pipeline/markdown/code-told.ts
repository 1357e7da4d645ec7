/**
 * Languages of blocks as the whole page tells them: what names one (a tab, a bar, the hidden block that a box was made
 * of) may be left out of what is written, and its block still have that language.
 */
import { isTag, isText } from 'domhandler';
import type { ChildNode, Element } from 'domhandler';
import { isHidden } from '../content/silent.ts';
import { languageOf } from './code-language.ts';
import { parentElement } from './dom.ts';

export type ToldLanguages = ReadonlyMap<Element, string>;

/** Languages by `<pre>`, of those given in document order, and by the box beside a hidden one. */
export function toldLanguages(preformatted: readonly Element[]): ToldLanguages {
  const told = new Map<Element, string>();
  for (const element of preformatted) tell(element, told);
  return told;
}

function tell(element: Element, told: Map<Element, string>): void {
  const language = languageOf(element);
  if (language === '') return;
  told.set(element, language);
  if (!isHidden(element)) return;
  for (const step of ['prev', 'next'] as const) {
    const box = beside(element, step);
    if (box !== undefined && !told.has(box)) told.set(box, language);
  }
}

function beside(element: Element, step: 'prev' | 'next'): Element | undefined {
  let at: ChildNode | null = element[step];
  while (at !== null && isText(at) && at.data.trim() === '') at = at[step];
  return at !== null && isTag(at) ? at : undefined;
}

/** Elements outwards from the code to the box that was made of a hidden block. */
const BOXES_AROUND = 3;

/** The language told of a block, or of a box around it. */
export function toldOf(told: ToldLanguages | undefined, code: Element): string {
  if (told === undefined) return '';
  let at: Element | undefined = code;
  for (
    let level = 0;
    at !== undefined && level < BOXES_AROUND;
    level += 1, at = parentElement(at)
  ) {
    const language = told.get(at);
    if (language !== undefined) return language;
  }
  return '';
}
