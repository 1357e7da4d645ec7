/** Names of columns: what the page calls them, else what they are. */
import type { Column } from './columns.ts';
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
  let hasTitle = false;
  let hasUrl = false;
  return columns.map((column) => {
    const isTitle = !hasTitle && column.read === 'text' && isTitleLike(column);
    const isUrl = !hasUrl && column.read === 'href';
    const said = saidName(column);
    const wanted = said ?? (isTitle ? 'title' : isUrl ? 'url' : kindName(column));
    hasTitle ||= isTitle;
    hasUrl ||= isUrl;
    return unused(slug(wanted) || kindName(column), used);
  });
}

function saidName(column: Column): string | undefined {
  if (column.read === 'href' || column.read === 'src') return undefined;
  const { itemprop, header, label } = column;
  for (const said of [itemprop, header, label])
    if (said !== undefined && said !== '' && said.length <= 40 && /\p{L}/u.test(said)) return said;
  return wordsOfTokens(column.tokens).find((word) => TELLING.has(word));
}

const isTitleLike = ({ path, distinct, kind, isAbove }: Column): boolean =>
  !isAbove &&
  distinct > 0.6 &&
  (/(?:^|\/)(?:h[1-6]|a)(?:\/|$)/.test(path) || kind === 'phrase') &&
  ['phrase', 'word', 'prose'].includes(kind);

function kindName({ read, kind, isAbove }: Column): string {
  if (read === 'href') return 'url';
  if (read === 'src') return 'image';
  if (read.startsWith('@')) return read === '@datetime' ? 'date' : read.slice(1);
  if (isAbove) return 'group';
  if (kind === 'word' || kind === 'phrase') return 'text';
  return kind === 'prose' ? 'description' : kind;
}

function slug(name: string): string {
  const plain = name.normalize('NFKD').replace(/\p{M}/gu, '');
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
