/** Collections and saved searches out of an archive of the whole library; what is there already stays as it is. */
import { collectionPath } from '../../domain/library/collections.ts';
import type { ArchivedCollection } from '../../ports/archive.ts';
import type { ShelfStore } from '../../ports/shelves.ts';

/** As of the API. */
const MOST_QUERY_CHARS = 1_000;
const MOST_POSITION = 1_000_000;

type Store = Pick<ShelfStore, 'listCollections' | 'createCollection' | 'updateCollection'>;

/** `before`: names that were there before anything of the archive came; gives what of it was not taken. */
export async function takeCollections(
  store: Store,
  { accountId, before }: { readonly accountId: string; readonly before: ReadonlySet<string> },
  collections: readonly ArchivedCollection[],
): Promise<readonly string[]> {
  const known = new Map((await store.listCollections(accountId)).map((one) => [one.name, one.id]));
  const refused: string[] = [];
  for (const { name, query, position } of collections) {
    const path = collectionPath(name);
    if (before.has(path)) continue;
    if (path === '' || query.length > MOST_QUERY_CHARS) {
      refused.push(name);
      continue;
    }
    // a capture in it, or one below, may have made it
    const id =
      known.get(path) ?? (await store.createCollection({ accountId, name: path, query })).id;
    known.set(path, id);
    const place = position >= 0 && position <= MOST_POSITION ? { position } : {};
    await store.updateCollection({ accountId, id, query, ...place });
  }
  return refused;
}
