/**
 * Asks search providers and the language model one small thing each, to say whether they answer, how fast, and if not why.
 * Used by the console's Test and by `hearth doctor`. Nothing here throws: what is wrong is the answer.
 */
import type { PartAnswer } from '../../contract/console/settings.ts';
import type { LanguageModel } from './ports/language-model.ts';
import type { SearchProvider } from './ports/search-provider.ts';
import type { Clock } from './ports/system.ts';

/** Longest wait for one of them. */
export const CHECK_LIMIT_MS = 15_000;

/** Each provider by itself, at once, in the order they are tried. */
export function checkProviders(
  providers: readonly SearchProvider[],
  clock: Clock,
): Promise<readonly PartAnswer[]> {
  return Promise.all(providers.map((provider) => checkProvider(provider, clock)));
}

function checkProvider(provider: SearchProvider, clock: Clock): Promise<PartAnswer> {
  return timed(provider.name, clock, async (context) => {
    if (provider.name === 'library') return 'is searched in the store.';
    const query = { text: 'example', limit: 3, source: 'web', lang: 'en' } as const;
    const { hits } = await provider.search(query, context);
    return hits.length === 1 ? 'answered with 1 result.' : `answered with ${hits.length} results.`;
  });
}

/** A question of one word. */
export function checkModel(model: LanguageModel, clock: Clock): Promise<PartAnswer> {
  return timed(model.name, clock, async (context) => {
    const instruction = 'Answer with the word "ready".';
    const { text } = await model.complete({ instruction, text: '', url: '' }, context);
    return `answered: ${text.slice(0, 80)}`;
  });
}

async function timed(
  name: string,
  clock: Clock,
  work: (context: { readonly deadlineAt: number; readonly signal: AbortSignal }) => Promise<string>,
): Promise<PartAnswer> {
  const from = clock.now();
  const context = {
    deadlineAt: from + CHECK_LIMIT_MS,
    signal: AbortSignal.timeout(CHECK_LIMIT_MS),
  };
  try {
    return { name, ok: true, message: await work(context), elapsedMs: clock.now() - from };
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    return { name, ok: false, message, elapsedMs: clock.now() - from };
  }
}
