/** Figures that a page shows with what they count below or above: `212` over `weirs removed`, where figures are asked for as a list. */
import type { Element } from 'domhandler';
import type { Sources } from '../evidence/field-evidence.ts';
import type { Field } from '../fields/field.ts';
import { childElements, type Page, whereIs } from '../sources/page.ts';
import { singular } from '../text.ts';
import { objectsTold } from './told-rows.ts';
import type { Found } from './values.ts';

const FIGURES =
  /^(?:stat|statistic|metric|figure|number|kpi|impact|fact|highlight|achievement|kennzahl|zahl|chiffre|cifra)$/;
const VALUE = /^(?:value|number|figure|amount|count|stat|metric|wert|zahl|chiffre|valor|cifra)$/;
const FIGURE =
  /^[\p{Sc}<>~≈+]?\s?\d[\d.,’\s]*\s?(?:[%+kKMBm×x]|bn|mio\.?|million|billion|mrd\.?)?\s?\+?(?:\s?\p{Sc})?$/u;
const MOST_LABEL = 80;
const MOST_BOXES = 5_000;

export function objectsFromFigures(
  field: Field,
  item: Field,
  sources: Sources,
  path: string,
): Found | undefined {
  const [first, second, third] = item.properties;
  if (first === undefined || second === undefined || third !== undefined) return undefined;
  if (!field.words.some((word) => FIGURES.test(singular(word)))) return undefined;
  const value = [first, second].find(
    ({ key, kind }) => VALUE.test(key) || /number|integer/.test(kind),
  );
  const label = [first, second].find((one) => one !== value);
  if (value === undefined || label?.kind !== 'string') return undefined;
  const rows = figuresOn(sources.page).map(({ element, figure, words }) => [
    { property: label, text: words, where: whereIs(element) },
    { property: value, text: figure, where: whereIs(element) },
  ]);
  return rows.length < 2 ? undefined : objectsTold(rows, 'block', { sources, path, least: 2 });
}

interface Figure {
  readonly element: Element;
  readonly figure: string;
  readonly words: string;
}

/** The first box of two or more parts that are each a figure and its words. */
function figuresOn(page: Page): readonly Figure[] {
  for (const box of page.elements.slice(0, MOST_BOXES)) {
    if (page.zone(box) === 'chrome') continue;
    const kids = childElements(box).filter((kid) => page.textLength(kid) > 0);
    if (kids.length < 2 || kids.length > 12) continue;
    const figures = kids.flatMap((kid) => figureIn(kid, page) ?? []);
    if (figures.length === kids.length) return figures;
  }
  return [];
}

function figureIn(element: Element, page: Page): Figure | undefined {
  if (page.textLength(element) > MOST_LABEL + 20) return undefined;
  const parts = childElements(element)
    .map((kid) => page.text(kid))
    .filter((text) => text !== '');
  const [lead = ''] = parts;
  const text = page.text(element);
  // `<b>38</b> utilities`
  const both =
    parts.length === 1 && text.startsWith(lead)
      ? [lead, text.slice(lead.length).trim()]
      : page.lines(element);
  const [one = '', two = '', other] = parts.length === 2 ? parts : both;
  if (other !== undefined || two === '') return undefined;
  const isFirst = FIGURE.test(one);
  if (isFirst === FIGURE.test(two)) return undefined;
  const [figure, words] = isFirst ? [one, two] : [two, one];
  return words.length <= MOST_LABEL ? { element, figure, words } : undefined;
}
