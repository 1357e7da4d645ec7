/** What columns of the page behind a record are called: by its own words, else by what they are. Pure. */
import type { RecipeField } from '../../../contract/console/recipes.ts';

/** Of a field before it has a name, with its number behind it. */
export const UNNAMED = 'detail';

/** No name twice, and none that is `taken`. */
export function nameFields(
  fields: readonly RecipeField[],
  taken: Iterable<string>,
): readonly RecipeField[] {
  const used = new Set(taken);
  return fields.map((field) => {
    const wanted = nameOf(field) ?? field.name;
    let name = wanted;
    for (let n = 2; used.has(name); n += 1) name = `${wanted} ${n}`;
    used.add(name);
    return { ...field, name };
  });
}

function nameOf({ label, type, anchors = [] }: RecipeField): string | undefined {
  const told = (kind: string): string =>
    anchors
      .flatMap((anchor) => anchor[kind] ?? [])
      .filter((one) => typeof one === 'string')
      .join(' ');
  const said = (label ?? told('label'))
    .replace(/[:\s]+$/u, '')
    .trim()
    .toLowerCase();
  if (/^[^_\s].{0,79}$/u.test(said)) return said;
  const property = /^itemprop=(\w+)$/.exec(told('attr'))?.[1];
  if (property !== undefined) return property.toLowerCase();
  const classes = told('css').split('.').slice(1);
  return /^h[1-3]$/.test(told('tag'))
    ? 'title'
    : (classes.find((name) => WORD.test(name) && !PLACES.has(name)) ?? KINDS[type]);
}

/** One word: what is put together says how a thing looks as a rule. */
const WORD = /^[a-z]{4,20}$/;
/** Where a thing stands and how it looks, not what it is. */
const PLACES: ReadonlySet<string> = new Set(
  'container wrapper inner outer content main body text lead item items entry card block section column columns flex grid left right center bold italic small large muted info detail details value data field hidden block inline table cell line list link button primary secondary prose truncate uppercase relative absolute'.split(
    ' ',
  ),
);
const KINDS: Readonly<Record<string, string>> = {
  price: 'price',
  date: 'date',
  url: 'link',
  image: 'image',
  email: 'email',
  phone: 'phone',
};
