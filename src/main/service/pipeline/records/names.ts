/** Names of columns: what the page calls them, else what they are. */
import type { Column } from './columns.ts';
import { holds } from './elements.ts';
import { wordsOfTokens } from './tokens.ts';

/** Words of classes that say what a thing is, not where it stands or how it looks. */
const TELLING = new Set(
  'title name headline price author date time rating stars score comments location city address company salary category tag tags brand sku code status stock phone email image photo summary description excerpt blurb text body subject votes points views likes duration length size year role department room team pos rank week amount due ref distance platform gate destination delay genre artist album track member type color colour weight quantity subtotal total discount level deadline language license version label caption kicker byline section publisher isbn pages format edition'.split(
    ' ',
  ),
);

/** One name for each column, all different; ASCII where the page's word is. */
export function nameColumns(columns: readonly Column[]): readonly string[] {
  const used = new Set<string>();
  const title = titleAmong(columns);
  const url = addressAmong(columns, title);
  return columns.map((column) => {
    const own = column === title ? 'title' : column === url ? 'url' : linkName(column, columns);
    return unused(slug(saidName(column) ?? own) || kindName(column), used);
  });
}

function saidName(column: Column): string | undefined {
  if (column.read === 'href' || column.read === 'src') return undefined;
  const { header, label } = column;
  for (const said of [propertyOf(column), header, label])
    if (said !== undefined && said !== '' && said.length <= 40 && /\p{L}/u.test(said)) return said;
  return wordsOfTokens(column.tokens).find((word) => TELLING.has(word));
}

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
function titleAmong(columns: readonly Column[]): Column | undefined {
  const likely = columns.filter((column) => column.read === 'text' && isTitleLike(column));
  const full = likely.filter(({ filled }) => filled >= MOSTLY_FILLED);
  return (
    full.find((column) => TITLES.test(saidName(column) ?? '')) ??
    full.find(({ path }) => HEADED.test(path)) ??
    full[0] ??
    likely[0]
  );
}
const MOSTLY_FILLED = 0.6;

/** The address that the title leads to, else the first. */
function addressAmong(columns: readonly Column[], title: Column | undefined): Column | undefined {
  const addresses = columns.filter(({ read, isList }) => read === 'href' && !isList);
  return addresses.find((one) => title !== undefined && areOneLink(one, title)) ?? addresses[0];
}

/** The link is the text's element, lies around it, or in it, in each record that has both. */
function areOneLink({ cells }: Column, title: Column): boolean {
  const both = cells.flatMap((cell, i) => {
    const other = title.cells[i]?.node;
    return cell === undefined || other === undefined ? [] : [[cell.node, other] as const];
  });
  return both.length > 0 && both.every(([one, other]) => holds(one, other) || holds(other, one));
}

const isTitleLike = ({ path, distinct, kind, isAbove, isList, cells }: Column): boolean =>
  !isAbove &&
  !isList &&
  distinct > 0.6 &&
  (/(?:^|\/)(?:h[1-6]|a)(?:\/|$)/.test(path) || kind === 'phrase') &&
  ['phrase', 'word', 'prose'].includes(kind) &&
  cells.some((cell) => /\p{L}{2}|[\p{Lo}]/u.test(cell?.text ?? ''));

/** A link is called as its text is. */
function linkName(column: Column, columns: readonly Column[]): string {
  if (column.read !== 'href') return kindName(column);
  const texts = columns.filter(({ read }) => read === 'text');
  const said = texts.find((text) => saidName(text) !== undefined && areOneLink(column, text));
  return said === undefined ? 'link' : `${saidName(said) ?? ''} url`;
}

function kindName({ read, kind, isAbove }: Column): string {
  if (read === 'href') return 'link';
  if (read === 'src') return 'image';
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
  const source = /^[\p{ASCII}]*$/u.test(plain) ? plain : name;
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
