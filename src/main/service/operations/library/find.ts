/** A question to the library with its saved searches put in: what `collection:` names may be a query itself. */
import {
  readLibraryQuery,
  type LibraryFilter,
  type LibraryQuery,
} from '../../domain/library/query.ts';
import type { NamedCollection } from '../../ports/shelves.ts';

/** A saved search may name another. */
const MOST_DEEP = 4;

/** `collection`: id or path, beside what the query says. */
export function readQuestion(
  text: string,
  collections: readonly NamedCollection[],
  { now, collection }: { readonly now: number; readonly collection?: string },
): LibraryQuery {
  const asked = readLibraryQuery(text, now);
  const beside: readonly LibraryFilter[] =
    collection === undefined
      ? []
      : [{ kind: 'collection', value: pathOf(collections, collection), isNot: false }];
  return expand({ ...asked, filters: [...asked.filters, ...beside] }, collections, {
    now,
    deep: 0,
  });
}

function pathOf(collections: readonly NamedCollection[], named: string): string {
  return collections.find(({ id }) => String(id) === named)?.name ?? named;
}

function expand(
  query: LibraryQuery,
  collections: readonly NamedCollection[],
  { now, deep }: { readonly now: number; readonly deep: number },
): LibraryQuery {
  let whole: LibraryQuery = { ...query, filters: [] };
  for (const filter of query.filters) {
    const named =
      filter.kind === 'collection'
        ? collections.find(({ name }) => name === filter.value)
        : undefined;
    if (filter.kind !== 'collection' || named?.query === '') {
      whole = { ...whole, filters: [...whole.filters, filter] };
    } else if (named === undefined) {
      const problem = `There is no collection "${filter.value}".`;
      whole = {
        ...whole,
        filters: [...whole.filters, filter],
        problems: [...whole.problems, problem],
      };
    } else if (filter.isNot || deep >= MOST_DEEP) {
      const problem = `"${filter.value}" is a saved search and cannot be left out or named so deep; it was passed over.`;
      whole = { ...whole, problems: [...whole.problems, problem] };
    } else {
      const saved = readLibraryQuery(named.query, now);
      whole = both(whole, expand(saved, collections, { now, deep: deep + 1 }));
    }
  }
  return whole;
}

function both(one: LibraryQuery, other: LibraryQuery): LibraryQuery {
  const match = joined(one.match, other.match);
  const [first, second] = [one.inForms ?? one, other.inForms ?? other];
  const hasForms = one.inForms !== undefined || other.inForms !== undefined;
  const inForms = {
    match: joined(first.match, second.match),
    words: [...first.words, ...second.words],
  };
  return {
    ...(match === '' ? {} : { match }),
    words: [...one.words, ...other.words],
    ...(hasForms ? { inForms } : {}),
    gone: [...one.gone, ...other.gone],
    filters: [...one.filters, ...other.filters],
    problems: [...one.problems, ...other.problems],
  };
}

function joined(...parts: readonly (string | undefined)[]): string {
  const matches = parts.filter((part) => part !== undefined);
  return matches.map((part) => (matches.length > 1 ? `(${part})` : part)).join(' AND ');
}
