/** Changes of a recipe's columns; pure. The table beside it is changed alike, without asking the service. */
import type { RecipeFile, RecipeRow, RecipeTable } from '../../../contract/console/recipes.ts';

/** A recipe and what it gave on the page it was made on. */
export interface Draft extends RecipeTable {
  readonly recipe: RecipeFile;
}

export const COLUMN_TYPES = [
  'text',
  'number',
  'integer',
  'price',
  'date',
  'datetime',
  'duration',
  'rating',
  'boolean',
  'url',
  'image',
  'email',
  'phone',
  'code',
] as const;

export function renameColumn(draft: Draft, from: string, to: string): Draft {
  const rename = (name: string): string => (name === from ? to : name);
  const { list } = draft.recipe;
  return {
    columns: draft.columns.map((column) => ({ ...column, name: rename(column.name) })),
    rows: draft.rows.map((row) =>
      Object.fromEntries(Object.entries(row).map(([name, cell]) => [rename(name), cell])),
    ),
    recipe: {
      ...draft.recipe,
      ...renamedMemory(draft.recipe, rename),
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
  return {
    columns: draft.columns.filter(({ name }) => name !== gone),
    rows: draft.rows.map((row) => without(row, gone)),
    recipe: {
      ...draft.recipe,
      list: {
        ...list,
        ...relationsWithout(list, gone),
        fields: list.fields.filter(({ name }) => name !== gone),
        key: list.key.filter((name) => name !== gone),
      },
    },
  };
}

export function retypeColumn(draft: Draft, column: string, type: string): Draft {
  const retype = <Named extends { readonly name: string }>(named: Named): Named =>
    named.name === column ? { ...named, type } : named;
  const { list } = draft.recipe;
  return {
    ...draft,
    columns: draft.columns.map(retype),
    recipe: { ...draft.recipe, list: { ...list, fields: list.fields.map(retype) } },
  };
}

function without(row: RecipeRow, gone: string): RecipeRow {
  return Object.fromEntries(Object.entries(row).filter(([name]) => name !== gone));
}

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
