/**
 * Text of a page among our own: kept from turning its neighbours around (bdi), with controls that turn text around shown
 * instead of obeyed. `exe.\u202Egnp` is a name somebody wants to be read wrongly.
 */
import type { ReactElement } from 'react';
import { t } from '../text/catalogue.ts';

/**
 * Characters that turn what follows around: embeddings, overrides, isolates (UAX 9, 2.1 to 2.5). The marks that only say
 * where a letter belongs (LRM, RLM, ALM) do no harm, and stand in many Arabic and Hebrew texts.
 */
export const TURNS = /([\u202a-\u202e\u2066-\u2069])/;

export const TURN_NAMES: Readonly<Record<string, string>> = {
  '\u202a': 'LRE',
  '\u202b': 'RLE',
  '\u202c': 'PDF',
  '\u202d': 'LRO',
  '\u202e': 'RLO',
  '\u2066': 'LRI',
  '\u2067': 'RLI',
  '\u2068': 'FSI',
  '\u2069': 'PDI',
};

export function ForeignText({ text }: { readonly text: string }): ReactElement {
  if (!TURNS.test(text)) return <bdi>{text}</bdi>;
  return (
    <bdi>
      {text.split(TURNS).map((part, at) => {
        const name = TURN_NAMES[part];
        if (name === undefined) return part;
        return (
          <span
            key={at}
            title={t.table.control}
            className="mx-px rounded-sm bg-warn-soft px-1 font-mono text-[0.75em] text-warn"
          >
            {name}
          </span>
        );
      })}
    </bdi>
  );
}

/** A language of the page as the `lang` attribute takes it; undefined when it is none. */
export function languageOf(value: unknown): string | undefined {
  if (typeof value !== 'string') return undefined;
  try {
    return Intl.getCanonicalLocales(value.trim().replaceAll('_', '-'))[0];
  } catch {
    return undefined;
  }
}
