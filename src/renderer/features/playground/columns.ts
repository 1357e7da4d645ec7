/**
 * Columns a person names → the JSON Schema that asks for them, and back. Pure.
 *
 * Columns that stand once on a page are members of the schema; columns that stand in every row of a list on the page are
 * members of the items of one array in it. A schema that says more than that has no columns and is edited as JSON.
 */
import type { Json, JsonObject } from '../../../contract/console/common.ts';
import { isList, isObject, textsOf } from './body.ts';

export const COLUMN_KINDS = ['text', 'number', 'boolean', 'date', 'url', 'texts'] as const;
type ColumnKind = (typeof COLUMN_KINDS)[number];

export interface Column {
  readonly name: string;
  readonly kind: ColumnKind;
  /** In every row of a list, not once on the page. */
  readonly isEach: boolean;
}

/** What the list of rows is called in the answer. */
const LIST_NAME = 'items';

const SCHEMAS: Readonly<Record<ColumnKind, JsonObject>> = {
  text: { type: 'string' },
  number: { type: 'number' },
  boolean: { type: 'boolean' },
  date: { type: 'string', format: 'date' },
  url: { type: 'string', format: 'uri' },
  texts: { type: 'array', items: { type: 'string' } },
};

/** The schema of the columns that have a name; undefined without any. `before`: keeps its list's name. */
export function schemaOf(columns: readonly Column[], before?: Json): JsonObject | undefined {
  const named = columns.filter(({ name }) => name.trim() !== '');
  if (named.length === 0) return undefined;
  const once = named.filter(({ isEach }) => !isEach).map(property);
  const each = named.filter(({ isEach }) => isEach).map(property);
  const list = (before === undefined ? undefined : readLists(before))?.name ?? LIST_NAME;
  const rows: JsonObject = {
    type: 'array',
    items: { type: 'object', properties: Object.fromEntries(each) },
  };
  return {
    type: 'object',
    properties: {
      ...Object.fromEntries(once),
      ...(each.length === 0 ? {} : { [list]: rows }),
    },
  };
}

function property({ name, kind }: Column): readonly [string, JsonObject] {
  return [name.trim(), SCHEMAS[kind]];
}

/** The columns of a schema, in order; undefined when it says more than columns can. */
export function columnsOf(schema: Json | undefined): readonly Column[] | undefined {
  if (schema === undefined) return [];
  const lists = readLists(schema);
  if (lists === undefined) return undefined;
  const columns = [
    ...Object.entries(lists.once).map(([name, member]) => columnOf(name, member, false)),
    ...Object.entries(lists.each).map(([name, member]) => columnOf(name, member, true)),
  ];
  return columns.every((column) => column !== undefined) ? columns : undefined;
}

interface Lists {
  readonly once: JsonObject;
  readonly each: JsonObject;
  readonly name: string | undefined;
}

function readLists(schema: Json): Lists | undefined {
  const members = plainProperties(schema);
  if (members === undefined) return undefined;
  const lists = Object.entries(members).filter(([, member]) => rowsOf(member) !== undefined);
  const [list] = lists;
  if (lists.length > 1) return undefined;
  const once = Object.fromEntries(Object.entries(members).filter(([name]) => name !== list?.[0]));
  return { once, each: rowsOf(list?.[1]) ?? {}, name: list?.[0] };
}

/** The members of the objects in a list; undefined for anything else. */
function rowsOf(member: Json | undefined): JsonObject | undefined {
  if (!isObject(member) || member['type'] !== 'array') return undefined;
  return member['items'] === undefined ? undefined : plainProperties(member['items']);
}

/** Members of an object schema that says nothing besides, but which of them are required. */
function plainProperties(schema: Json): JsonObject | undefined {
  if (!isObject(schema)) return undefined;
  const { type = 'object', properties, required = [], ...rest } = schema;
  const isPlain =
    type === 'object' && isList(required) && textsOf(required).length === 0 && isEmpty(rest);
  return isPlain && isObject(properties) ? properties : undefined;
}

function isEmpty(rest: JsonObject): boolean {
  return Object.keys(rest).length === 0;
}

function columnOf(name: string, member: Json | undefined, isEach: boolean): Column | undefined {
  const text = JSON.stringify(member);
  const kind = COLUMN_KINDS.find((one) => JSON.stringify(SCHEMAS[one]) === text);
  if (kind !== undefined) return { name, kind, isEach };
  return text === '{"type":"integer"}' ? { name, kind: 'number', isEach } : undefined;
}
