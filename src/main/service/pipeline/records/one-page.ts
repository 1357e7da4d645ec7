/**
 * Fields of a page about one thing (the page a record leads to): elements found by label, class, place.
 *
 * An element is known by several anchors that vote; the best one is taken when at least half of their weight holds.
 */
import type {
  Anchor,
  FieldReport,
  FieldType,
  RecipeField,
  RecipeRow,
} from '../../domain/recipe.ts';
import { foldSpace } from '../dom/text.ts';
import type { RecordNode, RecordPage } from './tree.ts';
import { numbersOf } from './values.ts';
import { withoutUnit } from './counted.ts';
import { isoDate } from './dates-shown.ts';
import { kindOf } from './kinds.ts';

/** A field of an element someone pointed at. */
export function fieldAt(
  page: RecordPage,
  node: RecordNode,
  name: string,
  read: string,
): RecipeField {
  const label = labelBefore(page, node);
  const itemprop = node.element.attribs['itemprop'];
  const anchors: Anchor[] = [
    ...(label === undefined ? [] : [{ label }]),
    ...(itemprop === undefined ? [] : [{ attr: `itemprop=${itemprop}` }]),
    ...(node.tokens.length === 0 ? [] : [{ css: `${node.tag}.${node.tokens.join('.')}` }]),
    { path: placeOf(node) },
    { tag: node.tag },
  ];
  return { name, type: typeOf(page, node, read), ...(read === 'text' ? {} : { read }), anchors };
}

function typeOf(page: RecordPage, node: RecordNode, read: string): FieldType {
  if (read === 'href') return 'url';
  if (read === 'src') return 'image';
  const text = page.text(node);
  if (numbersOf([text]) === undefined) return 'text';
  return kindOf(text, 'text') === 'price' ? 'price' : 'number';
}

const WEIGHTS: Readonly<Record<string, number>> = { label: 5, attr: 4, css: 3, path: 3, tag: 0.5 };
const ENOUGH = 0.5;

/** Values of the fields on a page; null where none of its elements is it. */
export function readOnePage(
  page: RecordPage,
  fields: readonly RecipeField[],
): { readonly row: RecipeRow; readonly fields: readonly FieldReport[] } {
  const found = fields.map((field) => ({ field, hit: bestElement(page, field) }));
  const row = Object.fromEntries(
    found.map(({ field, hit }) => [
      field.name,
      hit === undefined ? null : valueAt(page, field, hit.node),
    ]),
  );
  const reports = found.map(({ field, hit }) => ({
    name: field.name,
    state:
      hit === undefined
        ? ('missing' as const)
        : hit.share >= 0.7
          ? ('ok' as const)
          : ('repaired' as const),
    filled: hit === undefined ? 0 : 1,
  }));
  return { row, fields: reports };
}

function valueAt(
  page: RecordPage,
  { read = 'text', type, unit, dates }: RecipeField,
  node: RecordNode,
): string | number | null {
  if (read !== 'text') {
    const value = node.element.attribs[read];
    if (value === undefined) return null;
    return read === 'href' || read === 'src' ? (URL.parse(value, page.base)?.href ?? value) : value;
  }
  const text = foldSpace(page.text(node));
  if (type === 'price' || type === 'number' || type === 'integer') {
    const number = unit === undefined ? text : withoutUnit(text, unit);
    return numbersOf([number])?.get(number) ?? text;
  }
  return dates === undefined ? text : isoDate(text, dates);
}

function bestElement(
  page: RecordPage,
  field: RecipeField,
): { node: RecordNode; share: number } | undefined {
  let best: { node: RecordNode; share: number } | undefined;
  for (const node of page.nodes) {
    if (page.textLength(node) === 0 && field.read === undefined) continue;
    const share = shareHeld(page, node, field.anchors);
    if (share >= ENOUGH && share > (best?.share ?? 0)) best = { node, share };
  }
  return best;
}

function shareHeld(page: RecordPage, node: RecordNode, anchors: readonly Anchor[]): number {
  let held = 0;
  let all = 0;
  const mayHold = anchors.some((anchor) => 'tag' in anchor && anchor.tag === node.tag);
  for (const anchor of anchors) {
    const weight = WEIGHTS[Object.keys(anchor)[0] ?? ''] ?? 1;
    all += weight;
    if (holdsFor(page, node, anchor, mayHold)) held += weight;
  }
  return all === 0 ? 0 : held / all;
}

function holdsFor(page: RecordPage, node: RecordNode, anchor: Anchor, hasTag: boolean): boolean {
  if ('tag' in anchor) return hasTag;
  if ('path' in anchor)
    return anchor.path.endsWith(node.tag) || hasTag ? placeOf(node) === anchor.path : false;
  if ('css' in anchor)
    return (
      hasTag &&
      node.tokens.length > 0 &&
      [anchor.css].flat().includes(`${node.tag}.${node.tokens.join('.')}`)
    );
  if ('attr' in anchor) return anchor.attr === `itemprop=${node.element.attribs['itemprop'] ?? ''}`;
  if ('label' in anchor)
    return page.textLength(node) < 2_000 && labelBefore(page, node) === anchor.label;
  return false;
}

/** Way from the body: tags, with the place among siblings of the tag. */
function placeOf(node: RecordNode): string {
  const steps: string[] = [];
  let one = node;
  while (one.parent !== undefined && one.tag !== 'body') {
    const { tag, parent } = one;
    const same = parent.kids.filter((kid) => kid.tag === tag);
    steps.unshift(same.length > 1 ? `${tag}:${same.indexOf(one) + 1}` : tag);
    one = parent;
  }
  return steps.join('/');
}

/** The short text right before the element, in the same row, pair or line. */
function labelBefore(page: RecordPage, node: RecordNode): string | undefined {
  const before = page.leaves[node.from - 1];
  if (before?.read !== 'text' || before.text.length > 40 || !/\p{L}/u.test(before.text))
    return undefined;
  let common: RecordNode | undefined = before.node;
  while (common !== undefined && !(node.order >= common.order && node.order < common.end))
    common = common.parent;
  if (common === undefined) return undefined;
  const isPair = /^(?:tr|dl|p|li|div|span|section|dd)$/.test(common.tag);
  const isTerm = /^(?:dt|th|label|b|strong)$/.test(before.node.tag);
  const isAlone = common.to - common.from <= 3 || /[:：]$/u.test(before.text);
  return isPair && (isTerm || isAlone) ? before.text.replace(/\s*[:：]\s*$/u, '') : undefined;
}
