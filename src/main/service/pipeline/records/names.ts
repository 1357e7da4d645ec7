/** Names of columns: what the page calls them, else what they are. */
import { textContent } from 'domutils';
import { STRUCK_PATH } from './align.ts';
import { areSameElement, nameByValues, textsOf } from './by-values.ts';
import type { Column } from './columns.ts';
import { commonUnit, unitCounted, wordCounted } from './counted.ts';
import { countsOf } from './counts.ts';
import { holds } from './elements.ts';
import { groupOf } from './kinds.ts';
import type { RecordNode } from './nodes.ts';
import { elementName, ownWordIn } from './own-words.ts';
import { wordsOfTokens } from './tokens.ts';
import { reachedBy } from './values.ts';

/** Words of classes that say what a thing is, not where it stands or how it looks. */
const TELLING = new Set(
  'title name headline price author date time rating stars score comments location city address company salary category tag tags brand sku code status stock phone email image photo summary description excerpt blurb text body subject votes points views likes duration length size year role department room team pos rank week amount due ref distance platform gate destination delay genre artist album track member type color colour weight quantity subtotal total discount level deadline language license version label caption kicker byline section publisher isbn pages format edition badge onsale availability topic'.split(
    ' ',
  ),
);

/** Those that say how a thing looks as well, where they do not end the class: `size-small`. */
const LOOKS = new Set(['size', 'text', 'body', 'color', 'colour', 'length', 'weight']);

type Said = ReadonlyMap<Column, string | undefined>;

/** One name for each column, all different; ASCII where the page's word is. */
export function nameColumns(columns: readonly Column[]): readonly string[] {
  const used = new Set<string>();
  const shared = sharedWords(columns);
  const said: Said = new Map(
    columns.map((column, i) => [column, saidName(column, shared, isLaterInCell(columns, i))]),
  );
  const title = titleAmong(columns, said);
  const url = addressAmong(columns, title);
  const links = columns.filter(({ read }) => read === 'href');
  const names = columns.map((column) => {
    const own = column === title ? 'title' : column === url ? 'url' : linkName(column, said);
    return slug(said.get(column) ?? own) || kindName(column);
  });
  const told = columns.map((column, i) => {
    const name = names[i] ?? '';
    const isAttribute = column.read.startsWith('@') && said.get(column) === undefined;
    const isSecond = name === 'price' && names.indexOf(name) < i;
    if (!isAttribute && !isSecond && !VAGUE.has(name)) return name;
    const before = columns.slice(0, i).findLast(({ read }) => read !== 'href');
    return slug(wordIn(column, shared) ?? nameByValues(column, before, links) ?? name);
  });
  return columns.map((column, i) => {
    const text = columns.findIndex((one) => told[i] === 'link' && areSameElement(column, one));
    const [own = '', of = ''] = [told[i], told[text]];
    return unused(of === '' || VAGUE.has(of) ? own : `${of}_url`, used);
  });
}

/** Names that say nothing of what it is. */
const VAGUE = new Set(['text', 'number', 'measure', 'link', 'group']);

/** A class that is a word in no list, what the element is, or what each of the links says. */
function wordIn(column: Column, shared: ReadonlySet<string>): string | undefined {
  if (column.read === 'href') return saidByLink(column);
  if (column.read !== 'text' || column.isAbove) return undefined;
  const around = namesAround(column).map((own) => ownWordIn(blocksLast(own), shared));
  const word = calledAloud(column) ?? around.find((one) => one !== undefined);
  return word === undefined ? elementName(column.path) : slug(word);
}

/** `<b aria-label="Location">Turku</b>` in each record. */
function calledAloud({ cells }: Column): string | undefined {
  const names = cells.flatMap((cell) =>
    cell === undefined ? [] : [cell.node.element.attribs['aria-label'] ?? ''],
  );
  const [name = ''] = names;
  const isOne = names.length > 1 && names.every((one) => one === name);
  return isOne && NAMES.test(name) && name.length <= MOST_SAID ? name : undefined;
}

/** `<a href="…">Reviews</a>` in each record: the text itself is no column. */
function saidByLink({ cells }: Column): string | undefined {
  const texts = new Set(cells.flatMap((cell) => (cell === undefined ? [] : [saidAt(cell.node)])));
  const [text = ''] = texts;
  return texts.size === 1 && NAMES.test(text) && text.length <= MOST_SAID
    ? `${slug(text)}_url`
    : undefined;
}
const MOST_SAID = 24;

const saidAt = ({ element }: RecordNode): string =>
  (
    element.attribs['aria-label'] ??
    (textContent(element) || element.attribs['title']) ??
    ''
  ).trim();

/** Of the places in one cell of a table the head says what the first is. */
function isLaterInCell(columns: readonly Column[], at: number): boolean {
  const head = columns[at]?.header;
  const before = columns.slice(0, at);
  return (
    head !== undefined && before.some(({ header, read }) => read === 'text' && header === head)
  );
}

function saidName(
  column: Column,
  shared: ReadonlySet<string>,
  isLater: boolean,
): string | undefined {
  const { label, read } = column;
  if (read === 'href' || read === 'src') return undefined;
  const called = calledIn(column, shared);
  const isNamed = isLater && called !== undefined;
  for (const said of isNamed ? [called] : saysOf(column)) {
    if (said === undefined || said.length > 40 || !NAMES.test(said)) continue;
    // `by` says less than a class
    if (said !== label || said.length > SHORT || called === undefined) return said;
  }
  return called ?? countedIn(column) ?? heardIn(column) ?? partIn(column, shared);
}

const isOriginalPrice = (column: Column): boolean =>
  column.kind === 'price' &&
  (STRUCK_PATH.test(column.path) ||
    namesAround(column).some((own) => wordsOfTokens(own).some((word) => BEFORE.has(word))));
/** Words of classes for a price that no longer holds. */
const BEFORE = new Set(
  'old original was before rrp msrp uvp strike strikethrough crossed'.split(' '),
);

const saysOf = (column: Column): readonly (string | undefined)[] => [
  isOriginalPrice(column) ? 'original price' : propertyOf(column),
  column.header,
  column.label ?? column.words,
  labelledIn(column),
];

/** Says something: with a letter, or a year. */
const NAMES = /\p{L}|^(?:19|20)\d\d$/u;
/** Letters of a label that is hardly one. */
const SHORT = 3;

/** `3 comments`, `1 comment`: what they all count. */
const countedIn = (column: Column): string | undefined =>
  column.kind === 'measure' && column.read === 'text' ? unitCounted(textsOf(column)) : undefined;

/** `<a aria-label="1204 stars">1.2k</a>`: what is read aloud in place of the number. */
function heardIn({ cells, kind, read }: Column): string | undefined {
  if (read !== 'text' || groupOf(kind) !== 'number') return undefined;
  return commonUnit(cells.flatMap((cell) => (cell === undefined ? [] : [heardAt(cell.node)])));
}

function heardAt(node: RecordNode): string | undefined {
  for (let box: RecordNode | undefined = node; box !== undefined; box = box.parent) {
    if (box.to - box.from > MOST_HEARD) return undefined;
    const { attribs } = box.element;
    const unit = wordCounted(attribs['aria-label'] ?? attribs['title'] ?? '');
    if (unit !== undefined) return unit;
  }
  return undefined;
}
/** The number, and where it leads. */
const MOST_HEARD = 3;

/** Of its classes, else of those of the boxes that hold nothing else. */
function calledIn(column: Column, shared: ReadonlySet<string>): string | undefined {
  const said = namesAround(column).map((own) =>
    blocksLast(own).flatMap((token) => {
      const words = wordsOfTokens([token]);
      return words.filter((word) => isTelling(word, token, column) && !shared.has(word));
    }),
  );
  const most = said.find((words) => words.length > 0) ?? [];
  // a badge says how it looks where it says anything else as well
  const telling = most.length > 1 ? most.filter((word) => word !== 'badge') : most;
  const kind = column.kind === 'number' ? 'date' : column.kind;
  if (kind === 'price' && telling[0] === 'amount') return kind;
  return telling.includes(kind) ? kind : telling[0];
}

/** `views-field-title` beside `views-field` is the title of a field. */
function blocksLast(tokens: readonly string[]): readonly string[] {
  const isPart = (token: string, block: string): boolean =>
    token.startsWith(block) && /^[-_]/.test(token.slice(block.length));
  const parts = tokens.map((token) => {
    const block = tokens.find((other) => isPart(token, other));
    return block === undefined ? token : token.slice(block.length);
  });
  const isBlock = (at: number): boolean => tokens.some((other) => isPart(other, tokens[at] ?? ''));
  return [...parts.filter((_, i) => !isBlock(i)), ...parts.filter((_, i) => isBlock(i))];
}

const IN_WORDS = new Set(['text', 'badge']);
/** The name of a picture is none. */
const PICTURES = /^(?:image|photo)s?$/;

function isTelling(word: string, token: string, { kind, read }: Column): boolean {
  if (!TELLING.has(word) && !TELLING.has(word.replace(/ies$/, 'y').replace(/s$/, ''))) return false;
  if (IN_WORDS.has(word) && groupOf(kind) !== 'words') return false;
  if (read === '@alt' && PICTURES.test(word)) return false;
  return !LOOKS.has(word) || token.toLowerCase().endsWith(word);
}

/** Names that pages give to parts for tests and styles. */
const PART_NAMES = ['data-testid', 'data-test', 'data-test-id', 'data-qa', 'data-cy', 'data-field'];
const MOST_BOXES = 3;

/** Words of such names that say what kind of element it is. */
const GENERIC =
  /^(?:text|value|item|link|label|container|wrapper|content|box|row|cell|card|details?|col|column|field|test|display|info|line|section)$/;
const MOST_WORDS = 3;

/** The name for tests as a whole, where no word of it is known: `data-testid="WindSpeed"`. */
function partIn({ cells, read }: Column, shared: ReadonlySet<string>): string | undefined {
  const { attribs = {} } = cells.find((cell) => cell !== undefined)?.node.element ?? {};
  const name = read === 'text' ? PART_NAMES.map((one) => attribs[one]).find(Boolean) : undefined;
  const words = wordsOfTokens(name === undefined ? [] : [name]);
  const own = words.filter((word) => !GENERIC.test(word) && !shared.has(word));
  return own.length === 0 || own.length > MOST_WORDS ? undefined : own.join(' ');
}

/** What a column's element is called, and the boxes around that hold nothing but each value and where it leads. */
function namesAround({ cells, tokens, read }: Column): readonly (readonly string[])[] {
  const cell = cells.find((one) => one !== undefined);
  const most = 2 * (cell?.values?.length ?? 1);
  const names: (readonly string[])[] = [];
  for (let box = cell?.node; box !== undefined && names.length < MOST_BOXES; box = box.parent) {
    const isOwn = box === cell?.node;
    if (!isOwn && (read !== 'text' || box.to - box.from > most)) break;
    const { attribs } = box.element;
    names.push([
      ...PART_NAMES.flatMap((name) => attribs[name] ?? []),
      ...(isOwn ? tokens : box.tokens),
    ]);
  }
  return names;
}

const LABELS = ['data-label', 'data-th', 'data-title'];

/** `<td data-label="Price">`: the head of its column, for narrow screens. */
function labelledIn({ cells }: Column): string | undefined {
  const labels = cells.flatMap((cell) => {
    const { attribs = {} } = cell?.node.element ?? {};
    return cell === undefined ? [] : [LABELS.map((name) => attribs[name]).find(Boolean)];
  });
  return new Set(labels).size === 1 ? labels[0] : undefined;
}

/** Words that so many columns are called by are the name of the record itself. */
function sharedWords(columns: readonly Column[]): ReadonlySet<string> {
  const texts = columns.filter(({ read }) => read === 'text');
  const counts = countsOf(texts.flatMap(({ tokens }) => [...new Set(wordsOfTokens(tokens))]));
  const shared = [...counts].filter(([, n]) => n >= LEAST_SHARING && n >= texts.length * SHARED);
  return new Set(shared.map(([word]) => word));
}
const LEAST_SHARING = 3;
const SHARED = 0.4;

/** Of microdata: a link has the property of what is around it, and the name of a thing inside is called as the thing is. */
function propertyOf({ cells, itemprop, read }: Column): string | undefined {
  const node = cells.find((cell) => cell !== undefined)?.node;
  if (read !== 'text' || node === undefined) return itemprop;
  if (itemprop === 'url') return node.parent?.element.attribs['itemprop'] ?? undefined;
  if (itemprop !== 'name') return itemprop;
  let thing = node.parent;
  while (thing !== undefined && thing.element.attribs['itemscope'] === undefined)
    thing = thing.parent;
  return thing?.element.attribs['itemprop'] ?? itemprop;
}

const TITLES = /^(?:title|name|headline)$/i;
const HEADED = /(?:^|\/)h[1-6](?:\/|$)/;

/** The column that is called so, else that of headings, else the first that could be one. */
function titleAmong(columns: readonly Column[], said: Said): Column | undefined {
  const likely = columns.filter((column) => column.read === 'text' && isTitleLike(column));
  const full = likely.filter(({ filled }) => filled >= MOSTLY_FILLED);
  const isCalled = (column: Column): boolean => TITLES.test(said.get(column) ?? '');
  const isHeading = ({ path }: Column): boolean => HEADED.test(path);
  // one that is called or headed so though it does not look like one: a day, a version
  const unlikely = columns.filter(
    (column) => isNamedOnce(column) && column.filled >= MOSTLY_FILLED,
  );
  return (
    full.find(isCalled) ??
    unlikely.find(isCalled) ??
    full.find(isHeading) ??
    unlikely.find(isHeading) ??
    full[0] ??
    likely[0]
  );
}
const MOSTLY_FILLED = 0.6;

/** The address that the title leads to, else the first. */
function addressAmong(columns: readonly Column[], title: Column | undefined): Column | undefined {
  const addresses = columns.filter(
    (column) => column.read === 'href' && !column.isList && reachedBy(column) === undefined,
  );
  return addresses.find((one) => title !== undefined && areOneLink(one, title)) ?? addresses[0];
}

/** The link is the text's element, lies around it, or in it, in each record that has both. */
export function areOneLink(link: Column | undefined, title: Column): boolean {
  const both = (link?.cells ?? []).flatMap((cell, i) => {
    const other = title.cells[i]?.node;
    return cell === undefined || other === undefined ? [] : [[cell.node, other] as const];
  });
  return both.length > 0 && both.every(([one, other]) => holds(one, other) || holds(other, one));
}

const isNamedOnce = ({ read, isAbove, isList, distinct, cells }: Column): boolean =>
  read === 'text' &&
  !isAbove &&
  !isList &&
  distinct > 0.6 &&
  cells.some((cell) => /\p{L}/u.test(cell?.text ?? ''));

const isTitleLike = ({ path, distinct, kind, isAbove, isList, cells }: Column): boolean =>
  !isAbove &&
  !isList &&
  distinct > 0.6 &&
  (/(?:^|\/)(?:h[1-6]|a)(?:\/|$)/.test(path) || kind === 'phrase') &&
  ['phrase', 'word', 'prose'].includes(kind) &&
  cells.some((cell) => /\p{L}{2}|[\p{Lo}]/u.test(cell?.text ?? ''));

/** A link is called as its text is, or by what it opens: a letter, a call. */
function linkName(column: Column, said: Said): string {
  const reached = reachedBy(column);
  if (column.read !== 'href' || reached !== undefined) return reached ?? kindName(column);
  const around = [...said].filter(([one]) => one.read === 'text' && areOneLink(column, one));
  const same = around.filter(([one]) => areSameElement(column, one));
  const texts = same.length > 0 ? same : around;
  const [[, name] = []] = texts;
  return texts.length === 1 && name !== undefined ? `${name} url` : 'link';
}

function kindName({ read, kind, isAbove, isList }: Column): string {
  if (read === 'href') return 'link';
  if (read === 'src') return isList ? 'images' : 'image';
  if (read === '@title') return 'tooltip';
  if (read.startsWith('@')) return read === '@datetime' ? 'date' : read.slice(1);
  if (isAbove) return 'group';
  if (kind === 'word' || kind === 'phrase') return 'text';
  return kind === 'prose' ? 'description' : kind;
}

function slug(name: string): string {
  const plain = name
    .replace(/(\p{Ll})(\p{Lu})/gu, '$1_$2')
    .normalize('NFKD')
    .replace(/\p{M}/gu, '');
  const ascii = /^[\p{ASCII}]*$/u.test(plain) ? plain : name;
  // names begin with a letter: `2026`, `24h %`
  const [, digits = '', rest = ''] = /^[^\p{L}\p{N}]*(\p{Nd}*)(.*)$/su.exec(ascii) ?? [];
  const source = /^(?:19|20)\d\d$/.test(ascii.trim())
    ? `year ${digits}`
    : `${rest} ${/\p{L}/u.test(rest) ? digits : ''}`;
  return source
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '_')
    .replace(/^[_\d]+|_+$/gu, '')
    .slice(0, 60);
}

function unused(name: string, used: Set<string>): string {
  let free = name;
  for (let n = 2; used.has(free); n += 1) free = `${name}_${n}`;
  used.add(free);
  return free;
}
