/**
 * Columns of aligned records: one for each place, lists where a place repeats, whole elements that hold several places.
 *
 * Shapes: a cell is what stands there, the element it stands in and, of lists, each value. Labels and units, texts that
 * are the same in every record, are told from values here and stay as evidence.
 */
import { align, type Aligned, type Slot } from './align.ts';
import { countsOf, mostOf } from './counts.ts';
import { joinPlaces, otherTokensOf, tokensOf } from './same-places.ts';
import type { RecordSet } from './sets.ts';
import { groupOf, kindOf, type Kind } from './kinds.ts';
import { wordsOfTokens } from './tokens.ts';
import type { Read, RecordNode, RecordPage } from './tree.ts';

export interface Cell {
  readonly text: string;
  readonly node: RecordNode;
  readonly values?: readonly string[];
}

export interface Column {
  /** Place among the slots; of whole elements that of the place they are known by. */
  readonly slot: number;
  readonly read: Read;
  readonly isAbove: boolean;
  readonly isList: boolean;
  readonly isWhole: boolean;
  readonly cells: readonly (Cell | undefined)[];
  readonly kind: Kind;
  readonly kinds: ReadonlyMap<Kind, number>;
  readonly path: string;
  readonly tokens: readonly string[];
  /** Tokens of the elements that have none of those: one place that goes by two names. */
  readonly otherTokens?: readonly string[];
  readonly itemprop: string | undefined;
  /** Text of the cell above, or of the label before. */
  readonly label: string | undefined;
  readonly header: string | undefined;
  /** Words that stood before each of its prices or days. */
  readonly words?: string;
  /** Share of records that have it; share of different values among them. */
  readonly filled: number;
  readonly distinct: number;
}

export interface Table {
  readonly set: RecordSet;
  readonly aligned: Aligned;
  readonly columns: readonly Column[];
}

/** Lays the members on one another and reads columns. */
export function tableOf(page: RecordPage, set: RecordSet): Table {
  const aligned = joinPlaces(align(page, set));
  const groups = foldGroups(aligned);
  const inGroup = new Set(groups.flatMap((group) => group.slice(1)));
  const plain = aligned.slots.flatMap((slot, place) => {
    if (inGroup.has(place)) return [];
    const group = groups.find(([first]) => first === place);
    return [readColumn(aligned, slot, group ?? [place])];
  });
  const isLabel = (column: Column): boolean =>
    isFixed(column, set.members.length) || isKnown(column, page.labels);
  const labelled = plain.map((column, i) => {
    const label =
      labelOf(plain, i, isLabel) ?? unitOf(plain, i, isLabel) ?? iconOf(plain, i, isLabel);
    const prefix = label === undefined ? prefixOf(column, page.labels) : undefined;
    return { ...withoutPrefix(column, prefix), label: label ?? prefix };
  });
  return { set, aligned, columns: labelled };
}

function readColumn({ rows, set, slots }: Aligned, slot: Slot, places: readonly number[]): Column {
  const isList = places.length > 1;
  const [only = 0] = places;
  const cells = rows.map((row) => {
    if (!isList) return row[only]?.leaf;
    const entries = places.flatMap((place) => row[place] ?? []);
    const [first] = entries;
    if (first === undefined) return undefined;
    const values = entries.map(({ leaf }) => leaf.text);
    return { text: values.join(', '), node: first.leaf.node, values };
  });
  const kinds = new Map<Kind, number>();
  for (const place of places)
    for (const [kind, count] of slots[place]?.kinds ?? [])
      kinds.set(kind, (kinds.get(kind) ?? 0) + count);
  const tokens = tokensOf(slot);
  return {
    slot: places[0] ?? 0,
    read: slot.read,
    isAbove: slot.isAbove,
    isList,
    isWhole: false,
    cells,
    kinds,
    kind: mostOf(kinds) ?? 'phrase',
    path: mostOf(slot.paths) ?? '',
    tokens,
    otherTokens: otherTokensOf(slot, tokens),
    itemprop: slot.itemprop,
    label: undefined,
    header: slot.isAbove ? undefined : set.headers?.[slot.root],
    ...sharesOf(cells),
  };
}

export function sharesOf(cells: readonly (Cell | undefined)[]): {
  filled: number;
  distinct: number;
} {
  const texts = new Set<string>();
  let count = 0;
  for (const cell of cells) {
    if (cell === undefined) continue;
    texts.add(cell.text);
    count += 1;
  }
  return {
    filled: cells.length === 0 ? 0 : count / cells.length,
    distinct: count === 0 ? 0 : texts.size / count,
  };
}

// ── places that repeat ───────────────────────────────────────────────────────────────────────────────

/** Groups of places that are one list: alike in all, and drawn from one pool or of varying number. */
function foldGroups({ slots, rows }: Aligned): readonly (readonly number[])[] {
  const alike = new Map<string, number[]>();
  slots.forEach((slot, place) => {
    const kind = mostOf(slot.kinds) ?? 'phrase';
    // a price is no item of a list of sizes
    const kept = groupOf(kind) === 'number' ? kind : groupOf(kind);
    // links of one box are one list, those of another box called otherwise are not
    const around = rows.find((row) => row[place] !== undefined)?.[place]?.leaf.node.parent;
    const key = `${mostOf(slot.paths)} ${slot.read} ${slot.run} ${tokensOf(slot).join('.')} ${around?.tokens.join('.')} ${slot.root} ${slot.isAbove} ${kept}`;
    const group = alike.get(key);
    if (group === undefined) alike.set(key, [place]);
    else group.push(place);
  });
  return [...alike.values()].filter((places) => places.length > 1 && isList(slots, rows, places));
}

function isList(slots: readonly Slot[], rows: Aligned['rows'], places: readonly number[]): boolean {
  const counts = rows
    .map((row) => places.filter((place) => row[place] !== undefined).length)
    .filter((count) => count > 0);
  if (arePictures(slots, rows, places) || areChips(slots, rows, places)) return true;
  if (counts.length < 2 || areMostlyFixed(slots, places) || haveOwnWords(slots, places))
    return false;
  if (haveOwnLabels(slots, places)) return false;
  if (areCopies(rows, places)) return false;
  const most = Math.max(...counts);
  const [first = 0] = places;
  if (mostOf(slots[first]?.kinds ?? new Map<Kind, number>()) === 'price' && most <= MOST_PRICES)
    return false;
  return (most >= 3 && Math.min(...counts) !== most) || shareValues(slots, places);
}

/** Pictures in a box of each record that holds nothing else, or where each leads: one is turned after the other. */
function arePictures(
  slots: readonly Slot[],
  rows: Aligned['rows'],
  places: readonly number[],
): boolean {
  if (slots[places[0] ?? 0]?.read !== 'src') return false;
  return rows.every((row) => {
    const pictures = places.flatMap((place) => row[place]?.leaf.node ?? []);
    const [first, last] = [pictures[0], pictures.at(-1)];
    if (first === undefined || last === undefined) return true;
    let box: RecordNode | undefined = first;
    while (box !== undefined && last.order >= box.end) box = box.parent;
    return box !== undefined && box.to - box.from <= pictures.length * MOST_OF_PICTURE;
  });
}
/** Words, of which each record has some in a box that holds nothing else: `<b>Full time</b> <b>Remote</b>`. */
function areChips(
  slots: readonly Slot[],
  rows: Aligned['rows'],
  places: readonly number[],
): boolean {
  const [slot] = places.flatMap((place) => slots[place] ?? []);
  if (slot?.read !== 'text' || slot.isAbove || tokensOf(slot).length === 0) return false;
  const boxes = rows.map((row) => places.flatMap((place) => row[place]?.leaf.node ?? []));
  const counts = boxes.map(({ length }) => length).filter((count) => count > 0);
  const areAlone = boxes.every((nodes) =>
    nodes.every(({ parent, from, to }) => {
      const own = parent === undefined ? 0 : parent.to - parent.from;
      return parent === nodes[0]?.parent && to - from === 1 && own === nodes.length;
    }),
  );
  return areAlone && counts.length >= rows.length / 2 && Math.min(...counts) < Math.max(...counts);
}

/** The picture, what it is called, and where it leads. */
const MOST_OF_PICTURE = 3;

/** Prices of one thing that are each another: now, before, of a piece. */
const MOST_PRICES = 3;

/** The same twice in each record: the link of the picture and of the title. */
function areCopies(rows: Aligned['rows'], [first = 0, second = 0]: readonly number[]): boolean {
  const both = rows.filter((row) => row[first] !== undefined && row[second] !== undefined);
  const same = both.filter((row) => row[first]?.leaf.text === row[second]?.leaf.text).length;
  return both.length > 0 && same >= both.length * 0.8;
}

function areMostlyFixed(slots: readonly Slot[], places: readonly number[]): boolean {
  const fixed = places.filter((place) => {
    const slot = slots[place];
    return slot !== undefined && slot.texts.size <= 1 && slot.count > 2;
  });
  return fixed.length > places.length / 2;
}

/** What stands first here stands second there: words drawn from one pool. */
function shareValues(slots: readonly Slot[], [first = 0, second = 0]: readonly number[]): boolean {
  const pool = slots[first]?.texts ?? new Map<string, number>();
  const other = new Set<string>(slots[second]?.texts.keys());
  const kind = mostOf(slots[first]?.kinds ?? new Map<Kind, number>());
  if (pool.size < 2 || other.size < 2 || kind === undefined) return false;
  if (groupOf(kind) === 'number' || groupOf(kind) === 'date') return false;
  const shared = [...pool.keys()].filter((text) => other.has(text)).length;
  return shared / Math.min(pool.size, other.size) >= 0.3;
}

/** `2 bd`, `1 ba`, `1,313 sqft`: each place has its own word, so they are different things. */
function haveOwnWords(slots: readonly Slot[], places: readonly number[]): boolean {
  const masks = places.map((place) => [...(slots[place]?.masks.keys() ?? [])]);
  const flat = masks.flat();
  return (
    masks.every((own) => own.length > 0 && own.length <= 2) && new Set(flat).size === flat.length
  );
}

/** Before each of them stands a word of its own, the same in all records: `Phone`, `Fax`. */
function haveOwnLabels(slots: readonly Slot[], places: readonly number[]): boolean {
  const labels = places.map((place) => {
    const before = slots[place - 1];
    const isFixed = before?.read === 'text' && before.texts.size === 1 && before.count > 2;
    return isFixed ? [...before.texts.keys()][0] : undefined;
  });
  return !labels.includes(undefined) && new Set(labels).size === labels.length;
}

// ── labels ───────────────────────────────────────────────────────────────────────────────────────────

type IsLabel = (column: Column) => boolean;

const isKnown = ({ cells }: Column, known: ReadonlySet<string> = new Set()): boolean =>
  known.size > 0 && cells.every((cell) => cell === undefined || known.has(withoutColon(cell.text)));

const withoutColon = (text: string): string => text.replace(/\s*[:：]\s*$/u, '');

/** A text that is the same in all records, right before the place and near it, is its label. */
function labelOf(columns: readonly Column[], at: number, isLabel: IsLabel): string | undefined {
  const column = columns[at];
  if (column === undefined || column.read === 'src' || column.isAbove) return undefined;
  for (let i = at - 1; i >= Math.max(0, at - 3); i -= 1) {
    const before = columns[i];
    if (before?.isAbove !== column.isAbove) return undefined;
    if (before.read !== 'text') continue;
    if (!isLabel(before)) return undefined;
    const text = before.cells.find((cell) => cell !== undefined)?.text ?? '';
    return isLabelText(text) && standsBefore(before, column) && areNear(before, column)
      ? withoutColon(text)
      : undefined;
  }
  return undefined;
}

/** `<i title="Beds"></i> 3`: what the icon right before the value, or at its beginning, is called. */
function iconOf(columns: readonly Column[], at: number, isLabel: IsLabel): string | undefined {
  const column = columns[at];
  if (column?.read !== 'text' || column.kind === 'prose') return undefined;
  const icon = [columns[at - 1], columns[at + 1]].find(
    (one) =>
      one !== undefined &&
      (one.read === '@title' || one.read === '@aria-label' || one.read === '@alt') &&
      isLabel(one) &&
      isAtValue(one, column),
  );
  const said = icon?.cells.find((cell) => cell !== undefined)?.text;
  return icon?.read === '@alt' && PICTURE.test(said ?? '') ? undefined : said;
}
/** What a picture is, not what stands beside it. */
const PICTURE = /\b(?:icon|image|picture|photo|logo|avatar|thumbnail|cover|portrait)\b/i;

const isAtValue = (icon: Column, { cells }: Column): boolean =>
  cells.every((cell, i) => {
    const [one, other] = [icon.cells[i]?.node, cell?.node];
    if (one === undefined || other === undefined) return other === undefined;
    return one.parent === other || (one.parent === other.parent && one.end === other.order);
  });

/** `<b>12</b> <i>votes</i>`: a word that is the same in all records, right behind a number and beside nothing else, says of what. */
function unitOf(columns: readonly Column[], at: number, isLabel: IsLabel): string | undefined {
  const [column, next] = [columns[at], columns[at + 1]];
  if (column?.kind !== 'number' || next?.read !== 'text' || !isLabel(next)) return undefined;
  const behind = column.cells.every((cell, i) => {
    const [one, other] = [cell?.node, next.cells[i]?.node];
    return one === undefined || (one.parent === other?.parent && one.end === other?.order);
  });
  const { parent } = next.cells.find((cell) => cell !== undefined)?.node ?? {};
  const text = next.cells.find((cell) => cell !== undefined)?.text ?? '';
  const isAlone = parent !== undefined && parent.to - parent.from === 2;
  return behind && isAlone && /^\p{L}{2,20}$/u.test(text) ? text : undefined;
}

/** `Document type: Guidance`: the words before the colon, where all records have the same there. */
function prefixOf(
  { cells, read, isList }: Column,
  known: ReadonlySet<string> | undefined,
): string | undefined {
  const texts = cells.flatMap((cell) => cell?.text ?? []);
  // a recipe without labels has its values as they stand
  if (read !== 'text' || isList || known?.size === 0) return undefined;
  const prefix = PREFIX.exec(texts[0] ?? '')?.[1];
  if (texts.length < LEAST_PREFIXED && known?.has(prefix ?? '') !== true) return undefined;
  return prefix !== undefined && texts.every((text) => cutFrom(text, prefix) !== undefined)
    ? prefix
    : undefined;
}
const LEAST_PREFIXED = 3;
const PREFIX = /^(\p{L}[\p{L}\p{M}\s/().'’-]{1,30}?)\s?(?:：|:\s)/u;

/** The column without the label that its texts begin with. */
export function withoutPrefix(column: Column, prefix: string | undefined): Column {
  const { cells } = column;
  if (prefix === undefined || column.isList || column.read !== 'text') return column;
  const cut = cells.map(
    (cell) => cell && { ...cell, text: cutFrom(cell.text, prefix) ?? cell.text },
  );
  if (cut.every((cell, i) => cell?.text === cells[i]?.text)) return column;
  const kinds = countsOf(
    cut.flatMap((cell) => (cell === undefined ? [] : [kindOf(cell.text, 'text')])),
  );
  return { ...column, cells: cut, kinds, kind: mostOf(kinds) ?? column.kind };
}

function cutFrom(text: string, prefix: string): string | undefined {
  const rest = text.startsWith(prefix) ? text.slice(prefix.length) : '';
  const amount = amountIn(text);
  // what goes on with slashes is an address
  return (
    /^\s?[:：]\s*(?!\/\/)(\S.*)$/su.exec(rest)?.[1] ??
    (amount?.[1] === prefix ? amount[2] : undefined)
  );
}

/** A column of prices or days without the words that all of them begin with. */
export function withoutWords(column: Column): Column {
  const texts = column.cells.flatMap((cell) => cell?.text ?? []);
  const words = amountIn(texts[0] ?? '')?.[1];
  if (words === undefined || column.label !== undefined || texts.length < LEAST_PREFIXED)
    return column;
  const isOfAll = !isHeading(column) && texts.every((text) => cutFrom(text, words) !== undefined);
  return isOfAll ? { ...withoutPrefix(column, words), words } : column;
}

/** What a record is called is no number: `iPhone 14`. */
const isHeading = ({ path, tokens }: Column): boolean =>
  /(?:^|\/)(?:h[1-6]|a|dt|th)(?:\/|$)/.test(path) ||
  wordsOfTokens(tokens).some((word) => /^(?:title|name|headline|heading)$/.test(word));

/**
 * `Was $344.99`, `Sleeps 4`, `New since 02.12.2026`: words before a price, two or more before a day, which has a weekday
 * of its own, and one that says of what there are so many.
 */
function amountIn(text: string): RegExpExecArray | undefined {
  const found = text.length > MOST_AMOUNT ? null : AMOUNT.exec(text);
  if (found === null) return undefined;
  const [, words = '', rest = ''] = found;
  const [kind, whole] = [kindOf(rest, 'text'), kindOf(text, 'text')];
  if (kind === 'number') return whole === 'measure' && isCounted(words) ? found : undefined;
  const isOne = kind === 'price' || (kind === 'date' && /\s/u.test(words));
  return isOne && whole === kind ? found : undefined;
}

/** Several of them, where one thing with a number is called in the singular: `Seats 4`, but `Room 4`. */
const isCounted = (word: string): boolean =>
  COUNTED.test(word) || (/^\p{L}{3,}[^suiSUI]s$/u.test(word) && !NUMBERED.test(word));
/** Plurals that do not end in an s. */
const COUNTED =
  /^(?:gäste|betten|zimmer|schlafplätze|sitzplätze|plätze|personen|kinder|erwachsene|bewertungen|ospiti|letti|camere|posti|persone|gasten|bedden|kamers|slaapplaatsen|gäster|bäddar|rum|gjester|senger|gości|pokoje|łóżka|гостей|мест|комнат)$/iu;
/** Named in the plural, and numbered. */
const NUMBERED = /^(?:series|windows|news|works|opus|mars|hits)$/iu;
const AMOUNT = /^(\p{L}[\p{L}\p{M}\s]{1,20}?)\s+([A-Z]{0,3}\s?[\p{Sc}\p{Nd}].*)$/u;
const MOST_AMOUNT = 48;

/** Where the value is, so is its label: a badge of some records heads nothing. */
function standsBefore(label: Column, value: Column): boolean {
  let values = 0;
  let both = 0;
  value.cells.forEach((cell, at) => {
    if (cell === undefined) return;
    values += 1;
    if (label.cells[at] !== undefined) both += 1;
  });
  return both >= values * ENOUGH_LABELLED;
}
const ENOUGH_LABELLED = 0.8;

const isLabelText = (text: string): boolean => text.length <= 40 && /\p{L}/u.test(text);

/** True where nothing but the two lies in their nearest common element, or they follow one another closely. */
function areNear(label: Column, value: Column): boolean {
  const i = value.cells.findIndex((cell, k) => cell !== undefined && label.cells[k] !== undefined);
  const one = label.cells[i]?.node;
  const other = value.cells[i]?.node;
  if (one === undefined || other === undefined) return false;
  let common: RecordNode | undefined = one;
  while (common !== undefined && !(other.order >= common.order && other.order < common.end))
    common = common.parent;
  if (common !== undefined && common.to - common.from <= 4) return true;
  // what stands behind it is an element, or a text of the same box: `<b>Time:</b> 8:15<br>`
  const isNext = one.parent === other.parent ? one.end === other.order : one.parent === other;
  return isTerm(one) && isNext;
}

/** Heads what follows it right away, whatever else is in the box: `<dt>`, `<b>Venue</b>`. */
const isTerm = ({ tag }: RecordNode): boolean => /^(?:dt|th|label|b|strong)$/.test(tag);

/** The same in (nearly) every record that has it. */
export function isFixed({ cells }: Column, records: number): boolean {
  if (records < 3) return false;
  let text: string | undefined;
  let count = 0;
  for (const cell of cells) {
    if (cell === undefined) continue;
    if (text !== undefined && cell.text !== text) return false;
    ({ text } = cell);
    count += 1;
  }
  return count >= 2;
}
