/** A search command's question to one provider: its site filters, and once for each category. */
import type { SearchCommand } from '../domain/command.ts';
import { PAGE_IDENTITY, urlKey } from '../domain/url-key.ts';
import type { ProviderSource, SearchProvider, SearchQuery } from '../ports/search-provider.ts';
import type { Asked, End, FoundHit } from './ask-in-order.ts';

/** Categories become site filters, each asked for by itself so that hits can be labelled. */
const CATEGORY_SITES: Readonly<Record<string, string>> = {
  github: 'site:github.com',
  research:
    '(site:arxiv.org OR site:nature.com OR site:ncbi.nlm.nih.gov OR site:semanticscholar.org OR site:doi.org)',
  pdf: 'filetype:pdf',
  developer: '(site:stackoverflow.com OR site:developer.mozilla.org OR site:github.com)',
};

/** The command's question to one provider: with its site filters, once for each category. */
export async function askProvider(
  provider: SearchProvider,
  command: SearchCommand,
  source: ProviderSource,
  deadline: End,
): Promise<Asked> {
  const domains = domainFilter(command);
  const ask = async (extra: string, category?: string): Promise<Asked> => {
    const text = [command.query, extra, domains].filter((part) => part !== '').join(' ');
    const query: SearchQuery = {
      text,
      limit: command.limit,
      source,
      lang: command.lang,
      ...(command.country === undefined ? {} : { country: command.country }),
      ...(command.location === undefined ? {} : { location: command.location }),
      ...(command.tbs === undefined ? {} : { tbs: command.tbs }),
      ...(command.filter === undefined ? {} : { filter: command.filter }),
    };
    const { hits, ...more } = await provider.search(query, {
      deadlineAt: deadline.at,
      signal: deadline.signal,
    });
    const kept = hits.filter(({ url }) => fitsDomains(url, command));
    const named = category === undefined ? kept : kept.map((hit) => ({ ...hit, category }));
    return { ...more, hits: named };
  };
  if (command.categories.length === 0) return ask('');
  const answers: Asked[] = [];
  for (const category of command.categories)
    answers.push(await ask(CATEGORY_SITES[category] ?? '', category));
  return { ...answers[0], hits: inTurns(answers.map(({ hits }) => hits)) };
}

/** The first of each list, then the second of each, …; a page once. */
function inTurns(lists: readonly (readonly FoundHit[])[]): readonly FoundHit[] {
  const byPage = new Map<string, FoundHit>();
  const longest = Math.max(0, ...lists.map((list) => list.length));
  for (let at = 0; at < longest; at += 1) {
    for (const list of lists) {
      const hit = list[at];
      if (hit === undefined) continue;
      const key = urlKey(hit.url, PAGE_IDENTITY);
      if (!byPage.has(key)) byPage.set(key, hit);
    }
  }
  return [...byPage.values()];
}

function domainFilter({ includeDomains, excludeDomains }: SearchCommand): string {
  const include = includeDomains.map((domain) => `site:${domain}`).join(' OR ');
  const exclude = excludeDomains.map((domain) => `-site:${domain}`).join(' ');
  return [includeDomains.length > 1 ? `(${include})` : include, exclude].filter(Boolean).join(' ');
}

/** Providers read site filters loosely; the answer keeps what was asked. */
export function fitsDomains(
  url: string,
  { includeDomains, excludeDomains }: SearchCommand,
): boolean {
  const host = URL.parse(url)?.hostname ?? '';
  const isOf = (domain: string): boolean => host === domain || host.endsWith(`.${domain}`);
  if (includeDomains.length > 0 && !includeDomains.some(isOf)) return false;
  return !excludeDomains.some(isOf);
}
