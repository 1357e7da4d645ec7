/**
 * The language of a block that says none itself, from what stands beside: the tab that shows its panel, a line
 * `Python:` right before it. Only names of languages that are written in count.
 */
import { isTag, isText } from 'domhandler';
import type { ChildNode, Element } from 'domhandler';
import { childElements, classNames, findBelow, parentElement, rawText, walkBelow } from './dom.ts';

/** Levels outwards from the code to its panel, and from the panel to the tabs. */
const LEVELS = 6;
const TAB_LEVELS = 3;
/** Nodes of a row of tabs that are read, and characters of a name. */
const NODES = 200;
const LONGEST = 24;
/** Nodes before a panel among which its tabs are looked for. */
const MOST_BESIDE = 40;
/** Nodes in a box of panels. */
const MOST_PANELS = 100;

/** What answers a text with the language that it names, or with nothing. */
type Named = (text: string) => string;

/** The language that the tab of its panel says. */
export const languageOfTab = (code: Element, named: Named): string =>
  languageBeside(code, named, tabOf);

/** The language that a line right before it says. */
export const languageBefore = (code: Element, named: Named): string =>
  languageBeside(code, named, lineBefore);

function languageBeside(
  code: Element,
  named: Named,
  read: (element: Element) => string | undefined,
): string {
  let at = code;
  for (let level = 0; level < LEVELS; level += 1) {
    const said = read(at);
    if (said !== undefined) return said.length <= LONGEST ? named(said) : '';
    const box = parentElement(at);
    if (box === undefined || !isAlone(at)) return '';
    at = box;
  }
  return '';
}

/** Nothing with text stands before it in its box. */
function isAlone(element: Element): boolean {
  for (let at = element.prev; at !== null; at = at.prev) {
    if ((isTag(at) || isText(at)) && rawText(at, 20).trim() !== '') return false;
  }
  return true;
}

/** A line that only announces the code: `Python:`, or in bold. */
function lineBefore(element: Element): string | undefined {
  const before = previous(element);
  if (before === undefined || !isTag(before)) return undefined;
  const text = rawText(before, 12).trim();
  if (text === '' || text.length > LONGEST) return undefined;
  if (NAMING.has(before.name)) return text;
  if (before.name !== 'p' && before.name !== 'div') return undefined;
  const [only] = childElements(before);
  const isBold = only?.name === 'strong' || only?.name === 'b';
  return /[:：]$/.test(text) || isBold ? text : undefined;
}

/** What names the block behind it. */
const NAMING = new Set(['label', 'summary', 'dt']);

function previous({ prev }: Element): ChildNode | undefined {
  let at = prev;
  while (at !== null && (isText(at) ? at.data.trim() === '' : !isTag(at))) at = at.prev;
  return at ?? undefined;
}

const PANEL =
  / (?:\S*[-_])?(?:tab-?pane|tab-?panel|tab-?content|tab-?body|pane|panel)(?:[-_]\S*)? /;

/** What the tab of a panel says. */
function tabOf(panel: Element): string | undefined {
  const { id, role } = panel.attribs;
  const box = parentElement(panel);
  if (box === undefined || box.children.length > MOST_PANELS) return undefined;
  if (role !== 'tabpanel' && !PANEL.test(classNames(panel))) return nameInRow(panel, box);
  const label = panel.attribs['aria-labelledby'];
  const isItsTab = ({ attribs }: Element): boolean =>
    (label !== undefined && attribs['id'] === label) ||
    (id !== undefined && REFERENCES.some((name) => refersTo(attribs[name] ?? '', id)));
  let at: Element | undefined = panel;
  for (let level = 0; at !== undefined && level < TAB_LEVELS; level += 1, at = parentElement(at)) {
    const tabs = tabsBefore(at);
    if (tabs === undefined) continue;
    const tab = findBelow(tabs, isItsTab, NODES) ?? tabAt(tabs, childElements(box), panel);
    return tab === undefined ? undefined : rawText(tab, 12).trim();
  }
  return undefined;
}

const refersTo = (value: string, id: string): boolean => value === id || value.endsWith(`#${id}`);

/** The name in the place of a block, where as many stand in a row before blocks of its kind. */
function nameInRow(block: Element, box: Element): string | undefined {
  if (box.children.length > MOST_BESIDE) return undefined;
  const blocks = childElements(box).filter(({ name }) => name === block.name);
  if (blocks.length < 2 || (block.name !== 'pre' && block.name !== 'div')) return undefined;
  const [first] = blocks;
  const row = first === undefined ? undefined : (elementBefore(first) ?? elementBefore(box));
  if (row === undefined) return undefined;
  const names = childElements(row);
  if (names.length !== blocks.length) return undefined;
  const texts = names.map((name) => rawText(name, 12).trim());
  return texts.every((text) => text !== '' && text.length <= LONGEST)
    ? texts[blocks.indexOf(block)]
    : undefined;
}

function elementBefore(element: Element): Element | undefined {
  const before = previous(element);
  return before !== undefined && isTag(before) ? before : undefined;
}

const REFERENCES = ['href', 'aria-controls', 'data-target', 'data-bs-target', 'for', 'data-tab'];

/** The element before with texts to choose from. */
function tabsBefore(element: Element): Element | undefined {
  let at = element.prev;
  for (let seen = 0; at !== null && seen < MOST_BESIDE; seen += 1, at = at.prev) {
    if (isTag(at) && isTabs(at) && !PANEL.test(classNames(at))) return at;
  }
  return undefined;
}

const TABS =
  / (?:\S*[-_])?tabs?(?:[-_]?(?:list|bar|nav|header|heads?|labels|menu|buttons|links|titles))?(?:[-_]\S*)? /;

const isTabs = (element: Element): boolean =>
  element.attribs['role'] === 'tablist' ||
  TABS.test(classNames(element)) ||
  findBelow(element, ({ attribs }) => attribs['role'] === 'tab', 20) !== undefined;

/** The tab in the panel's place, where there are as many tabs as panels. */
function tabAt(tabs: Element, beside: readonly Element[], panel: Element): Element | undefined {
  const panels = beside.filter(
    ({ name, attribs }) => name === panel.name && attribs['role'] !== 'tablist',
  );
  const own = panels.filter((each) => each !== tabs);
  const labels: Element[] = [];
  walkBelow(
    tabs,
    (node) => {
      if (!isTag(node) || !/^(?:li|a|button|label|span)$/.test(node.name)) return 'go';
      labels.push(node);
      return 'skip';
    },
    NODES,
  );
  return labels.length === own.length ? labels[own.indexOf(panel)] : undefined;
}
