/** Changes of a recipe's columns; pure. The table beside it is changed alike, without asking the service. */
import type { LiveBox, LivePlaces, ProvedPages } from '../../../contract/console/live.ts';
import type {
  DataFound,
  RecipeField,
  RecipeFile,
  RecipeRow,
  RecipeSourceFile,
  RecipeTable,
} from '../../../contract/console/recipes.ts';

/** A recipe and what it gave on the page it was made on. */
export interface Draft extends RecipeTable {
  readonly recipe: RecipeFile;
  /** Where its records and cells stand in the live page. */
  readonly places?: LivePlaces;
  /** A column has another type than its cells were read with. */
  readonly isRetyped?: true;
  /** Where its records stood in view when it was picked. */
  readonly boxes?: readonly LiveBox[];
  /** Data behind the page, by the columns' names as they are now. */
  readonly data?: DataFound;
  /** How its way to further pages is known: said by hand, or tried with the list that the key stands for. */
  readonly way?: 'by-hand' | { readonly key: string; readonly isProved: boolean };
}

/** Whether both read the same table: only the way to its further pages, and who reads it, may have been found since. */
export function readsAlike(one: RecipeFile, other: RecipeFile): boolean {
  const names = new Set([...Object.keys(one), ...Object.keys(other)]);
  names.delete('pages');
  names.delete('visit');
  const isSameVisit =
    one.visit?.steps === other.visit?.steps && one.visit?.profile === other.visit?.profile;
  return isSameVisit && [...names].every((name) => fieldOf(one, name) === fieldOf(other, name));
}

export function withPages(draft: Draft, pages: RecipeFile['pages']): Draft {
  return { ...draft, recipe: { ...draft.recipe, pages } };
}

/** A list that only a browser shows is read by one, which waits for it where it comes late. */
function withVisit(draft: Draft, { engine, waitFor }: ProvedPages): Draft {
  if (engine === undefined && waitFor === undefined) return draft;
  const how = { ...(engine && { engine }), ...(waitFor && { waitFor }) };
  const visit = { ...draft.recipe.visit, ...how };
  return { ...draft, recipe: { ...draft.recipe, visit } };
}

export const triedWith = (key: string, way: Draft['way']) =>
  typeof way === 'object' && way.key === key ? way : undefined;

/** With what was found when the way on was tried; the very draft where it has all of it. */
export function withProof(draft: Draft, proved: ProvedPages, key: string): Draft {
  const { visit, pages } = draft.recipe;
  const { engine, waitFor } = { ...visit, ...proved };
  const isNews = pages?.kind !== proved.pages?.kind;
  const isData = proved.data !== undefined && draft.data === undefined;
  const isElsewhere = visit?.engine !== engine || visit?.waitFor !== waitFor;
  const isSame = !isNews && !isData && !isElsewhere;
  if (isSame && triedWith(key, draft.way) !== undefined) return draft;
  const way = { key, isProved: proved.pages !== null };
  // a run of the recipe stays in sight as long as the recipe is the same
  const next = isNews ? withPages(draft, proved.pages) : draft;
  return { ...(isSame ? draft : withVisit(withData(next, proved.data), proved)), way };
}

/** What holds for the page in any window. */
export const withoutPlaces = (draft: Draft): Draft => leaveOut(draft, 'places', 'boxes');

export function leaveOut<T extends object, K extends keyof T>(
  given: T,
  ...names: readonly K[]
): Omit<T, K> {
  const rest = { ...given };
  for (const name of names) Reflect.deleteProperty(rest, name);
  return rest;
}

/** Without data where none was found. */
export function withData(draft: Draft, found: DataFound | undefined): Draft {
  if (found === undefined) return leaveOut(draft, 'data');
  const own = new Set(draft.recipe.list.fields.map(({ name }) => name));
  const known = Object.entries(found.source.fields).filter(([name]) => own.has(name));
  const source = { ...found.source, fields: Object.fromEntries(known) };
  return { ...draft, data: { ...found, source } };
}

/** Whether the recipe has the column that only the data has. */
export const hasDataColumn = ({ recipe }: Draft, name: string): boolean =>
  Object.hasOwn(recipe.also?.[0]?.fields ?? {}, name);

/** With the column of the data, or without it; without the last one the page is read alone. */
export function toggleDataColumn(draft: Draft, name: string): Draft {
  const { data, recipe } = draft;
  const column = data?.columns.find((one) => one.name === name);
  if (data === undefined || column === undefined) return draft;
  const chosen = data.columns.filter(
    (one) => (one.name === name) !== hasDataColumn(draft, one.name),
  );
  const more = Object.fromEntries(chosen.map((one) => [one.name, one.path]));
  const source = { ...data.source, fields: { ...data.source.fields, ...more } };
  const alone = leaveOut(recipe, 'also');
  return { ...draft, recipe: chosen.length === 0 ? alone : { ...alone, also: [source] } };
}

/** With fields of the page that a column leads to; of the first record their values are known. */
export function withDetail(
  draft: Draft,
  picked: {
    readonly follow: string;
    readonly fields: readonly RecipeField[];
    readonly row: RecipeRow;
  },
): Draft {
  const { follow, fields, row } = picked;
  const known = new Set(fields.map(({ name }) => name));
  const first = draft.rows.findIndex((one) => typeof one[follow] === 'string');
  return {
    ...draft,
    columns: [...draft.columns.filter(({ name }) => !known.has(name)), ...fields],
    rows: draft.rows.map((one, i) => (i === first ? { ...one, ...row } : one)),
    recipe: { ...draft.recipe, detail: { follow, fields } },
  };
}

/** Columns that are read on the pages of the records. */
export const detailNames = (detail: RecipeFile['detail']): ReadonlySet<string> =>
  new Set(detail?.fields.map(({ name }) => name));

export function renameColumn(draft: Draft, from: string, to: string): Draft {
  const rename = (name: string): string => (name === from ? to : name);
  const { list, detail } = draft.recipe;
  return {
    ...draft,
    columns: draft.columns.map((column) => ({ ...column, name: rename(column.name) })),
    rows: draft.rows.map((row) =>
      Object.fromEntries(Object.entries(row).map(([name, cell]) => [rename(name), cell])),
    ),
    ...dataOf(draft, (fields) => mapNames(fields, rename)),
    recipe: {
      ...draft.recipe,
      ...renamedMemory(draft.recipe, rename),
      ...alsoOf(draft.recipe, (fields) => mapNames(fields, rename)),
      ...(detail === undefined ? {} : { detail: renamedDetail(detail, rename) }),
      list: {
        ...list,
        ...renamedRelations(list, rename),
        fields: list.fields.map((field) => ({ ...field, name: rename(field.name) })),
        key: list.key.map(rename),
      },
    },
  };
}

export function removeColumn(draft: Draft, gone: string): Draft {
  const { list } = draft.recipe;
  const at = draft.columns.findIndex(({ name }) => name === gone);
  return {
    ...draft,
    ...placesWithout(draft, at),
    columns: draft.columns.filter(({ name }) => name !== gone),
    rows: draft.rows.map((row) => without(row, gone)),
    ...dataOf(draft, (fields) => without(fields, gone)),
    recipe: {
      ...draft.recipe,
      ...alsoOf(draft.recipe, (fields) => without(fields, gone)),
      ...detailWithout(draft.recipe, gone),
      list: {
        ...list,
        ...relationsWithout(list, gone),
        fields: list.fields.filter(({ name }) => name !== gone),
        key: list.key.filter((name) => name !== gone),
      },
    },
  };
}

type Detail = NonNullable<RecipeFile['detail']>;

function renamedDetail(detail: Detail, rename: (name: string) => string): Detail {
  const fields = detail.fields.map((field) => ({ ...field, name: rename(field.name) }));
  return { ...detail, follow: rename(detail.follow), fields };
}

/** Without the field; without all of them where it was the last one, or the one that leads there. */
function detailWithout({ detail }: RecipeFile, gone: string): Loose {
  if (detail === undefined) return {};
  const fields = detail.fields.filter(({ name }) => name !== gone);
  const isOver = fields.length === 0 || detail.follow === gone;
  return { detail: isOver ? undefined : { ...detail, fields } };
}

function placesWithout({ places }: Draft, at: number): Pick<Draft, 'places'> {
  if (places === undefined || at < 0) return {};
  const cells = places.cells.map((row) => row.filter((_, i) => i !== at));
  return { places: { ...places, cells } };
}

function without<Value>(
  row: Readonly<Record<string, Value>>,
  gone: string,
): Readonly<Record<string, Value>> {
  return Object.fromEntries(Object.entries(row).filter(([name]) => name !== gone));
}

type Places = RecipeSourceFile['fields'];

const mapNames = (fields: Places, rename: (name: string) => string): Places =>
  Object.fromEntries(Object.entries(fields).map(([name, path]) => [rename(name), path]));

/** The found data with its columns changed alike. */
function dataOf({ data }: Draft, change: (fields: Places) => Places): Pick<Draft, 'data'> {
  if (data === undefined) return {};
  const { source } = data;
  return { data: { ...data, source: { ...source, fields: change(source.fields) } } };
}

const alsoOf = (
  { also }: RecipeFile,
  change: (fields: Places) => Places,
): Pick<RecipeFile, 'also'> =>
  also === undefined
    ? {}
    : { also: also.map((source) => ({ ...source, fields: change(source.fields) })) };

type Loose = Readonly<Record<string, unknown>>;

/** What the recipe remembers of its last run is kept by the columns' names. */
function renamedMemory(recipe: RecipeFile, rename: (name: string) => string): Loose {
  const memory = fieldOf(recipe, 'memory');
  if (!isObject(memory)) return {};
  const renamed = (value: unknown): unknown =>
    isObject(value)
      ? Object.fromEntries(Object.entries(value).map(([name, item]) => [rename(name), item]))
      : value;
  const rows = memory['rows'];
  return {
    memory: {
      ...memory,
      ...(memory['profile'] === undefined ? {} : { profile: renamed(memory['profile']) }),
      ...(Array.isArray(rows) ? { rows: rows.map(renamed) } : {}),
    },
  };
}

function renamedRelations(list: RecipeFile['list'], rename: (name: string) => string): Loose {
  const relations = fieldOf(list, 'relations');
  if (!Array.isArray(relations)) return {};
  const renamed = relations.map((relation: unknown) =>
    Array.isArray(relation)
      ? relation.map((part: unknown) => (typeof part === 'string' ? rename(part) : part))
      : relation,
  );
  return { relations: renamed };
}

function relationsWithout(list: RecipeFile['list'], gone: string): Loose {
  const relations = fieldOf(list, 'relations');
  if (!Array.isArray(relations)) return {};
  return {
    relations: relations.filter(
      (relation: unknown) => !(Array.isArray(relation) && relation.includes(gone)),
    ),
  };
}

function fieldOf(value: object, name: string): unknown {
  return Object.entries(value).find(([key]) => key === name)?.[1];
}

function isObject(value: unknown): value is Loose {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
