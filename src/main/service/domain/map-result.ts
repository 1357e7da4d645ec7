/**
 * What a map's job keeps: `{links, sources?}`. Links that do not say themselves how they were found take it
 * from `sources`, in order, so many each: a sitemap of thousands is named once.
 */
import type { Json } from './json.ts';

export interface MapSource {
  readonly foundBy: string;
  /** Page or sitemap. */
  readonly foundOn?: string;
  /** Links in a row, not counting those that say it themselves. */
  readonly count: number;
}

/** The result with every link saying how it was found; anything else comes back as it is. */
export function readMapResult(result: Json): Json {
  if (!isObject(result)) return result;
  const { links, sources, ...rest } = result;
  if (!isList(links) || !isList(sources)) return result;
  const next = sourceByLink(sources);
  const told = links.map((link): Json => {
    if (!isObject(link) || link['foundBy'] !== undefined) return link;
    return { ...link, ...next() };
  });
  return { ...rest, links: told };
}

type JsonObject = Readonly<Record<string, Json>>;

/** Gives each source as often as it counts, one after the other. */
function sourceByLink(sources: readonly Json[]): () => JsonObject {
  const queue = sources.filter(isObject).map(({ count, ...source }) => ({ count, source }));
  let used = 0;
  return () => {
    while (queue.length > 1 && used >= Number(queue[0]?.count)) {
      queue.shift();
      used = 0;
    }
    used += 1;
    return queue[0]?.source ?? {};
  };
}

function isList(value: Json | undefined): value is readonly Json[] {
  return Array.isArray(value);
}

function isObject(value: Json): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
