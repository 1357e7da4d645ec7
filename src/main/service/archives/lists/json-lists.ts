/** Lists as JSON: Karakeep, Linkwarden, Omnivore; told apart by their members. */
import { isObject, textOf, textsOf } from '../range.ts';
import { aHighlight, instantOf, type RawEntry } from './entry.ts';

export interface ReadJsonList {
  readonly format: 'karakeep' | 'linkwarden' | 'omnivore';
  readonly entries: readonly RawEntry[];
}

type Members = Readonly<Record<string, unknown>>;

/** Undefined when it is no such list. */
export function jsonListIn(value: unknown): ReadJsonList | undefined {
  if (isObject(value) && Array.isArray(value['bookmarks'])) {
    return { format: 'karakeep', entries: ofKarakeep(value) };
  }
  if (isObject(value) && Array.isArray(value['collections'])) {
    return { format: 'linkwarden', entries: ofLinkwarden(value) };
  }
  const items = objects(value);
  if (items.length > 0 && items.every((one) => 'slug' in one || 'savedAt' in one)) {
    return { format: 'omnivore', entries: items.map(ofOmnivore) };
  }
  return undefined;
}

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
