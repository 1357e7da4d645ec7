/** Links to the next page that say nothing, an icon alone: told by where they lead and by what the icon is called. */
import { type Element, isTag } from 'domhandler';
import type { RecordNode, RecordPage } from './tree.ts';

/** Whether a link without words leads to the page after `page`. */
export function isIconOfNext(page: RecordPage, node: RecordNode, url: string): boolean {
  // drawings are no nodes of the page
  const inside = elementsIn(node.element);
  if (inside.length > MOST_INSIDE || !isSilent(page, node)) return false;
  const way = [node.element, ...inside].map(pointsTo).find((one) => one !== undefined);
  return way === 'on' || (way === undefined && inside.length > 0 && isStepOn(page.url, url));
}

/** An icon is few elements: a picture with words around it is a card. */
const MOST_INSIDE = 12;

/** Those below it in any order, few more than an icon has. */
function elementsIn(element: Element): readonly Element[] {
  const found: Element[] = [];
  const open: Element[] = [element];
  for (let one = open.pop(); one !== undefined; one = open.pop()) {
    if (found.length > MOST_INSIDE) return found;
    const below = one.children.filter(isTag);
    found.push(...below);
    open.push(...below);
  }
  return found;
}

/** Icon fonts draw their signs from the private area. */
const isSilent = (page: RecordPage, node: RecordNode): boolean =>
  !/[\p{L}\p{N}]/u.test(page.textLength(node) > MOST_TEXT ? 'text' : page.text(node));
const MOST_TEXT = 4;

const ARROW = '(?:arrows?|chevron|angle|caret|triangle|pfeil|fleche|flecha|freccia)';
/** Two arrows in one lead to an end of the list. */
const toward = (side: string): string =>
  `${ARROW}(?![\\w-]*double)[\\w-]*${side}(?![a-z-]*double)|${side}[-_]?${ARROW}`;
const ON = new RegExp(
  `(?:^|[^a-z])(?:next|siguiente|suivante?|weiter|naechste|successiv[ao]|proxim[ao]|volgende)(?![a-z])|${toward('right')}`,
  'i',
);
const BACK = new RegExp(
  `(?:^|[^a-z])(?:prev|previous|back|first|last|anterior|precedente?|zurueck|vorige)(?![a-z])|${toward('left')}`,
  'i',
);
const NAMED = ['class', 'id', 'href', 'xlink:href', 'data-icon', 'src', 'name', 'icon'];

/** Where the names of an element point; of the link its own address is no name. */
function pointsTo({ name: tag, attribs }: Element): 'on' | 'back' | undefined {
  const names = NAMED.flatMap((name) =>
    tag === 'a' && name === 'href' ? [] : (attribs[name]?.slice(0, 200) ?? []),
  ).join(' ');
  if (BACK.test(names)) return 'back';
  return ON.test(names) ? 'on' : undefined;
}

/** A number of these turns a calendar. */
const TIMES = /^(?:[dmwy]|day|month|week|year|date|tag|monat|woche|kw|jahr|mois|mes|ann?[eé]e?)$/i;
const OFFSETS = /^(?:offset|start|skip|from|first)$/i;

/** Whether the address is that of the page at hand with one number more: `?p=2` → `?p=3`, `/shop/` → `/shop/page/2`. */
function isStepOn(from: string, to: string): boolean {
  const [here, there] = [URL.parse(from), URL.parse(to)];
  if (here === null || there === null) return false;
  const names = new Set([...here.searchParams.keys(), ...there.searchParams.keys()]);
  const changed = [...names].filter(
    (name) => here.searchParams.get(name) !== there.searchParams.get(name),
  );
  const [name] = changed;
  const [path, next] = [here.pathname, there.pathname].map((one) => one.replace(/\/$/, ''));
  if (name === undefined) return isNextPath(path ?? '', next ?? '');
  if (changed.length > 1 || path !== next || TIMES.test(name)) return false;
  const [was, is] = [here, there].map(({ searchParams }) => searchParams.get(name));
  if (OFFSETS.test(name)) return Number(is) > Number(was ?? 0);
  return isAfter(was ?? '1', is ?? '');
}

function isNextPath(path: string, next: string): boolean {
  const [, stem, number] = /^(.*?)(\d{1,5})$/.exec(path) ?? [];
  if (stem !== undefined && next.startsWith(stem) && isAfter(number ?? '', next.slice(stem.length)))
    return true;
  return next.startsWith(path) && /^[/-](?:[a-z]{1,8}[-/]?)?2$/i.test(next.slice(path.length));
}

const isAfter = (was: string, is: string): boolean =>
  /^\d{1,5}$/.test(was) && /^\d{1,5}$/.test(is) && Number(is) === Number(was) + 1;
