/** Things with a list of things in each, as a bill of fare has them: records of the page, grouped by the heading above them. */
import type { Element } from 'domhandler';
import type { Provenance } from '../../../domain/document.ts';
import type { Json } from '../../../domain/json.ts';
import type { Sources } from '../evidence/field-evidence.ts';
import { leafItems, piecesOf } from '../evidence/items.ts';
import { withParts } from '../evidence/record-parts.ts';
import { withCells } from '../evidence/record-places.ts';
import type { RecordMatch } from '../evidence/record-rows.ts';
import { headsBelow } from '../evidence/sections.ts';
import type { Field } from '../fields/field.ts';
import { childElements, type Page, parentOf, whereIs } from '../sources/page.ts';
import { isRecord } from '../text.ts';
import { objectsFromRecords, withRoles } from './objects.ts';
import { objectsFromPairs } from './pair-objects.ts';
import { typed } from './typed.ts';
import { type Found, told } from './values.ts';

const NAMES =
  /^(?:(?:section|category|group|course|day|part)?(?:name|title|heading)|section|category|group|day|kategorie|rubrik|abschnitt|categorie|categoria|tag)$/;
const HEADS = /^(?:h[2-6]|summary|legend|caption)$/;

/** Of items of a name and a list of objects. */
interface Parts {
  readonly name: Field;
  readonly inner: Field;
  readonly item: Field;
}

/** `records`: what one place each of the things tells of them, of which their names are known again. */
export function objectsFromGroups(
  field: Field,
  item: Field,
  sources: Sources,
  { path, records }: { readonly path: string; readonly records: Found | undefined },
): Found | undefined {
  const parts = partsOf(item);
  if (parts === undefined) return listsBelow(field, item, sources, path);
  const groups = sheetIn(parts, sources, path) ?? recordsIn(parts, sources, path);
  return groups && withRest(groups, records, { name: parts.name.name, path });
}

const isThing = (one: Json | undefined): one is Readonly<Record<string, Json>> => isRecord(one);

/** With what else the records of the same names tell. */
function withRest(
  groups: Found,
  records: Found | undefined,
  { name, path }: { readonly name: string; readonly path: string },
): Found {
  const told: readonly Json[] =
    records !== undefined && Array.isArray(records.value) ? records.value : [];
  const provenance = [...groups.provenance];
  const things: readonly Json[] = Array.isArray(groups.value) ? groups.value : [];
  const value = things.map((thing, i) => {
    if (!isThing(thing)) return thing;
    const at = told.findIndex((one) => isThing(one) && one[name] === thing[name]);
    const row = told[at];
    for (const one of records?.provenance ?? []) {
      const property = /^\.([^.[]+)/.exec(one.path.slice(`${path}[${at}]`.length))?.[1] ?? name;
      if (one.path.startsWith(`${path}[${at}].`) && !Object.hasOwn(thing, property))
        provenance.push({ ...one, path: one.path.replace(`${path}[${at}]`, `${path}[${i}]`) });
    }
    return isThing(row) ? { ...row, ...thing } : thing;
  });
  return { value, provenance };
}

/** Lists of texts below smaller headings, each of which names its list: people by what they are, players by team. */
function listsBelow(
  field: Field,
  { properties }: Field,
  sources: Sources,
  path: string,
): Found | undefined {
  const [first, second, third] = properties;
  const inner = [first, second].find((one) => one?.item?.kind === 'string');
  const name = [first, second].find((one) => one !== inner);
  if (inner?.item === undefined || name?.kind !== 'string' || third !== undefined) return undefined;
  const { item } = inner;
  const { page } = sources;
  const all = page.elements.filter((one) => HEADS.test(one.name) && page.zone(one) !== 'chrome');
  const heads = all.filter(headsBelow(field, page));
  return grouped(heads, { name, inner, sources, path }, (head, at) => {
    const items = sectionOf(head, all, page).flatMap((one) => leafItems(one, page));
    const own = piecesOf(items, page).flatMap((piece) => {
      const value = typed(item, piece.text, sources.at);
      return value === undefined ? [] : [{ piece, value }];
    });
    const evidence = { source: 'list', score: 0.5, pieces: [] };
    return own.length === 0
      ? undefined
      : {
          value: own.map(({ value }) => value.value),
          provenance: own.map(({ piece, value }, i) =>
            told(`${at}[${i}]`, evidence, piece, value.steps, sources),
          ),
        };
  });
}

function partsOf({ properties }: Field): Parts | undefined {
  const [inner, other] = properties.filter((one) => one.item?.kind === 'object');
  const name = properties.find(({ kind, key }) => kind === 'string' && NAMES.test(key));
  if (inner?.item === undefined || other !== undefined || name === undefined) return undefined;
  return { name, inner, item: inner.item };
}

/** Records of a list, by the headings between them. */
function recordsIn(
  { name, inner, item }: Parts,
  sources: Sources,
  path: string,
): Found | undefined {
  const asked = withParts(withRoles(item));
  const { page, records } = sources;
  const headed = records.list(inner, asked);
  const first = headed === undefined ? [] : groupsOf(headed, page);
  const isGrouped = headed !== undefined && first.length > 1 && headed.rows > first.length;
  // without headings, those of several boxes: a list of the boxes answers as much with the first of each
  const match = isGrouped ? headed : records.list(inner, asked, 'cousins');
  const groups = isGrouped || match === undefined ? first : boxesOf(match, page);
  if (match === undefined || groups.length < 2 || match.rows <= groups.length) return undefined;
  const rowsOf = new Map(groups.map(({ head, rows }) => [head, rows]));
  return grouped([...rowsOf.keys()], { name, inner, sources, path }, (head, at) =>
    objectsFromRecords(partOf(match, rowsOf.get(head) ?? []), item, 'block', sources, at),
  );
}

/** A data sheet in parts: pairs of a label and its value below each heading. */
function sheetIn({ name, inner, item }: Parts, sources: Sources, path: string): Found | undefined {
  const { page } = sources;
  const heads = page.elements.filter((one) => HEADS.test(one.name) && page.zone(one) !== 'chrome');
  return grouped(heads, { name, inner, sources, path }, (head, at) =>
    objectsFromPairs(inner, item, sources, at, { within: sectionOf(head, heads, page), any: true }),
  );
}

/** One object a heading that has things below it; two at least. */
function grouped(
  heads: readonly Element[],
  {
    name,
    inner,
    sources,
    path,
  }: Omit<Parts, 'item'> & { readonly sources: Sources; readonly path: string },
  below: (head: Element, path: string) => Found | undefined,
): Found | undefined {
  const values: Json[] = [];
  const provenance: Provenance[] = [];
  for (const head of heads) {
    const text = sources.page.text(head);
    const at = `${path}[${values.length}]`;
    const own = typed(name, text, sources.at);
    const found = below(head, `${at}.${inner.name}`);
    if (own === undefined || found === undefined) continue;
    values.push({ [name.name]: own.value, [inner.name]: found.value });
    const evidence = { source: 'heading', score: 0.5, pieces: [] };
    const piece = { text, where: whereIs(head) };
    provenance.push(told(`${at}.${name.name}`, evidence, piece, own.steps, sources));
    provenance.push(...found.provenance);
  }
  return values.length < 2 ? undefined : { value: values, provenance };
}

/** The box that a heading has to itself, else what stands between it and the next. */
function sectionOf(head: Element, heads: readonly Element[], page: Page): readonly Element[] {
  const box = parentOf(head);
  if (box === undefined) return [];
  const isIn = (one: Element): boolean =>
    page.order(box) < page.order(one) && page.order(one) < page.end(box);
  if (heads.filter(isIn).length === 1) return [box];
  const siblings = childElements(box);
  const after = siblings.slice(siblings.indexOf(head) + 1);
  const end = after.findIndex((one) => HEADS.test(one.name));
  return end < 0 ? after : after.slice(0, end);
}

interface Group {
  readonly head: Element;
  readonly rows: readonly number[];
}

/** Rows by the last heading before them that stands in none of them; none where one has no heading. */
function groupsOf({ set, rows }: RecordMatch, page: Page): readonly Group[] {
  const roots = set.members.map(({ roots }) => roots.map(({ element }) => element));
  const isInRow = (element: Element): boolean =>
    roots.some((own) => own.some((root) => isWithin(element, root, page)));
  const heads = page.elements.filter((one) => HEADS.test(one.name) && !isInRow(one));
  const groups: { head: Element; rows: number[] }[] = [];
  for (let row = 0; row < rows; row += 1) {
    const [root] = roots[row] ?? [];
    const head = root && heads.findLast((one) => page.order(one) < page.order(root));
    if (head === undefined) return [];
    if (groups.at(-1)?.head === head) groups.at(-1)?.rows.push(row);
    else groups.push({ head, rows: [row] });
  }
  return groups;
}

/** Letters of a line that names what stands below it. */
const LONG_HEAD = 80;

/** Rows by the boxes side by side that hold them, each below a line of its own that is no heading; none where one has no line. */
function boxesOf({ set, rows }: RecordMatch, page: Page): readonly Group[] {
  const roots = set.members.slice(0, rows).flatMap(({ roots: [root] }) => root?.element ?? []);
  const [first, last] = [roots[0], roots.at(-1)];
  if (first === undefined || last === undefined) return [];
  let holder = parentOf(first);
  while (holder !== undefined && page.end(holder) <= page.order(last)) holder = parentOf(holder);
  const boxes = holder === undefined ? [] : childElements(holder);
  const groups = boxes.flatMap((box): readonly Group[] => {
    const own = [...roots.keys()].filter((row) => isWithin(roots[row], box, page));
    const [row = -1] = own;
    const begin = roots[row];
    if (begin === undefined || begin === box) return [];
    const head = page.elements
      .slice(page.order(box) + 1, page.order(begin))
      .find((one) => childElements(one).length === 0 && page.text(one) !== '');
    return head === undefined ? [] : [{ head, rows: own }];
  });
  const texts = new Set(groups.map(({ head }) => page.text(head)));
  const areAll = groups.reduce((sum, group) => sum + group.rows.length, 0) === roots.length;
  const areNames =
    texts.size === groups.length && ![...texts].some((one) => one.length > LONG_HEAD);
  return areAll && areNames ? groups : [];
}

const isWithin = (one: Element | undefined, box: Element, page: Page): boolean =>
  one !== undefined && page.order(box) <= page.order(one) && page.order(one) < page.end(box);

function partOf(match: RecordMatch, rows: readonly number[]): RecordMatch {
  const at = new Set(rows);
  return {
    ...match,
    rows: rows.length,
    set: { ...match.set, members: match.set.members.filter((_, row) => at.has(row)) },
    places: new Map(
      [...match.places].map(([property, place]) => [
        property,
        withCells(
          place,
          place.cells.filter((_, row) => at.has(row)),
        ),
      ]),
    ),
  };
}
