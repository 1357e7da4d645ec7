/**
 * Notes, tips and warnings set apart by documentation tools → GitHub's alerts (`> [!NOTE]`).
 *
 * Known: GitHub (`markdown-alert-note`), Docusaurus (`theme-admonition-note`), Sphinx, MkDocs and
 * AsciiDoctor (`admonition note`, `admonitionblock note`), Obsidian (`data-callout="note"`).
 */
import type { Element } from 'domhandler';
import { classQuestion } from '../dom/class-facts.ts';
import { classesOf } from '../dom/page-element.ts';
import type { Context } from './context.ts';
import { attribute, childElements, classNames, rawText } from './dom.ts';
import { foldSpace } from '../dom/text.ts';

const ALERTS: Readonly<Record<string, string>> = {
  ...{ note: 'NOTE', info: 'NOTE', abstract: 'NOTE', seealso: 'NOTE', example: 'NOTE' },
  ...{ tip: 'TIP', hint: 'TIP', success: 'TIP', important: 'IMPORTANT' },
  ...{
    warning: 'WARNING',
    attention: 'WARNING',
    caution: 'CAUTION',
    danger: 'CAUTION',
    error: 'CAUTION',
  },
};

const NAMED = / (?:markdown-alert-|theme-admonition-|admonition-)([a-z]+) /;
const BESIDE = / (?:admonition|admonitionblock) (?:\S+ )*?([a-z]+) /;
const TITLE =
  / (?:markdown-alert-title|admonition-title|callout-title|admonition-heading\S*|admonitionheading\S*) /;

const isNamed = classQuestion(
  ({ padded }) => padded.includes('admonition') || padded.includes('markdown-alert'),
);

/** Kind of a callout, or undefined when the element is none. */
function alertOf(element: Element): string | undefined {
  const data = attribute(element, 'data-callout').toLowerCase();
  if (data !== '') return ALERTS[data] ?? 'NOTE';
  const names = classNames(element);
  if (!isNamed(classesOf(element))) return undefined;
  const name = NAMED.exec(names)?.[1] ?? BESIDE.exec(names)?.[1] ?? '';
  return ALERTS[name];
}

/** Opens a callout; its title is left out when it only repeats the kind. False when it is none. */
export function openCallout(context: Context, element: Element): boolean {
  const alert = alertOf(element);
  if (alert === undefined || context.writer.mode !== 'flow') return false;
  context.writer.block();
  context.writer.openContainer('> ', '> ', `[!${alert}]`);
  context.callouts.push(element);
  return true;
}

export function closeCallout(context: Context, element: Element): void {
  if (context.callouts.at(-1) !== element) return;
  context.callouts.pop();
  context.writer.closeContainer();
}

/** The heading line of an open callout that says no more than its kind. */
export function isBareTitle(context: Context, element: Element): boolean {
  if (context.callouts.length === 0 || !TITLE.test(classNames(element))) return false;
  return (
    childElements(element).length <= 3 &&
    ALERTS[foldSpace(rawText(element, 30)).toLowerCase()] !== undefined
  );
}
