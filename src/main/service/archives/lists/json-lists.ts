/** Lists as JSON: Karakeep, Linkwarden, Omnivore, and any other whose objects have addresses; told apart by their members. */
import { isObject, textOf, textsOf } from '../range.ts';
import { aHighlight, instantOf, isRead, tagsIn, type RawEntry } from './entry.ts';

export interface ReadJsonList {
  readonly format: 'karakeep' | 'linkwarden' | 'omnivore' | 'json';
  readonly entries: readonly RawEntry[];
}

type Members = Readonly<Record<string, unknown>>;

/** Undefined when it is no such list. */
export function jsonListIn(value: unknown): ReadJsonList | undefined {
  if (isObject(value) && objects(value['bookmarks']).some((one) => isObject(one['content']))) {
    return { format: 'karakeep', entries: ofKarakeep(value) };
  }
  if (isObject(value) && objects(value['collections']).some((one) => Array.isArray(one['links']))) {
    return { format: 'linkwarden', entries: ofLinkwarden(value) };
  }
  const items = objects(value);
  if (items.length > 0 && items.every((one) => 'slug' in one || 'savedAt' in one)) {
    return { format: 'omnivore', entries: items.map(ofOmnivore) };
  }
  const others = othersIn(value, [], MOST_DEPTH);
  return others.length === 0 ? undefined : { format: 'json', entries: others };
}

const MOST_DEPTH = 80;
const FOLDED = ['children', 'items', 'bookmarks', 'links', 'roots'];

/** Objects with an address; `path`: the folders around, `depth`: how deep is looked. */
function othersIn(value: unknown, path: readonly string[], depth: number): readonly RawEntry[] {
  if (depth === 0) return [];
  if (Array.isArray(value)) return value.flatMap((one) => othersIn(one, path, depth - 1));
  if (!isObject(value)) return [];
  const url = first(value, 'url', 'href', 'uri', 'link', 'given_url', 'resolved_url');
  if (/^https?:\/\//i.test(url)) return [ofOther(value, url, path)];
  const name = first(value, 'name', 'title').replaceAll('/', '∕');
  const isFolder = FOLDED.some((key) => typeof value[key] === 'object');
  const inner = isFolder && name !== '' ? [...path, name] : path;
  return Object.values(value).flatMap((one) => othersIn(one, inner, depth - 1));
}

const first = (one: Members, ...names: readonly string[]): string =>
  names.map((name) => textOf(one[name])).find((text) => text !== '') ?? '';

function ofOther(one: Members, url: string, path: readonly string[]): RawEntry {
  const title = first(one, 'title', 'name');
  const description = first(one, 'description');
  const at = [
    'time',
    'created_at',
    'createdAt',
    'dateAdded',
    'date_added',
    'time_added',
    'savedAt',
    'saved_at',
    'created',
    'added',
  ];
  const { tags, is_archived: archived, state, status, read } = one;
  return {
    url,
    title: title || description,
    note: first(one, 'note', 'notes', 'extended', 'comment') || (title === '' ? '' : description),
    tags:
      typeof tags === 'string'
        ? tagsOf(tags)
        : [...textsOf(tags), ...objects(tags).map((tag) => first(tag, 'name', 'label'))],
    collections: path.length === 0 ? [] : [path.join('/')],
    addedAt: at.map((name) => instantOf(one[name])).find((found) => found !== undefined),
    isRead: [archived, state, status, read].some(isRead),
  };
}

/** Apart by commas, else by spaces. */
const tagsOf = (text: string): readonly string[] =>
  /[,;|]/.test(text) ? tagsIn(text) : text.split(/\s+/);

function objects(value: unknown): readonly Members[] {
  return Array.isArray(value) ? value.filter(isObject) : [];
}

function ofKarakeep(file: Members): readonly RawEntry[] {
  const paths = pathsOf(objects(file['lists']));
  return objects(file['bookmarks']).flatMap((one): RawEntry[] => {
    const content = isObject(one['content']) ? one['content'] : {};
    if (content['type'] !== 'link') return []; // notes and files have no address
    return [
      {
        url: textOf(content['url']),
        title: textOf(one['title']),
        note: textOf(one['note']),
        tags: textsOf(one['tags']),
        collections: textsOf(one['lists']).flatMap((id) => paths.get(id) ?? []),
        addedAt: instantOf(one['createdAt']),
        isRead: one['archived'] === true,
      },
    ];
  });
}

function ofLinkwarden(file: Members): readonly RawEntry[] {
  const collections = objects(file['collections']);
  const paths = pathsOf(collections);
  return collections.flatMap((collection) =>
    objects(collection['links']).map((link): RawEntry => {
      const path = paths.get(String(collection['id'])) ?? textOf(collection['name']);
      return {
        url: textOf(link['url']),
        title: textOf(link['name']),
        note: textOf(link['description']),
        tags: objects(link['tags']).map((tag) => textOf(tag['name'])),
        collections: path === 'Unorganized' ? [] : [path],
        highlights: objects(link['highlights']).map((one) =>
          aHighlight(
            textOf(one['text']),
            textOf(one['comment']),
            textOf(one['color']),
            instantOf(one['createdAt']) ?? 0,
          ),
        ),
        addedAt: instantOf(link['importDate'] ?? link['createdAt']),
      };
    }),
  );
}

function ofOmnivore(one: Members): RawEntry {
  return {
    url: textOf(one['url']),
    title: textOf(one['title']),
    note: textOf(one['description']),
    tags: textsOf(one['labels']),
    addedAt: instantOf(one['savedAt']),
    isRead: one['state'] === 'Archived',
  };
}

/** Id → names of the list and all it lies in, joined with `/`. */
function pathsOf(lists: readonly Members[]): ReadonlyMap<string, string> {
  const byId = new Map(lists.map((list) => [String(list['id']), list]));
  return new Map(
    [...byId.keys()].map((id) => {
      const names: string[] = [];
      const seen = new Set<string>();
      for (let at = byId.get(id); at !== undefined && !seen.has(String(at['id']));) {
        seen.add(String(at['id']));
        names.unshift(textOf(at['name']).replaceAll('/', '∕'));
        at = byId.get(String(at['parentId']));
      }
      return [id, names.join('/')] as const;
    }),
  );
}
