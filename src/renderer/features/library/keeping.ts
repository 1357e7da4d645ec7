/** Which pages somebody is about to keep: the dialog of the window shows it. */
import { createStore } from '../../client/store.ts';

export interface Keeping {
  /** None: the dialog asks for the address. */
  readonly urls: readonly string[];
}

export const keeping = createStore<Keeping | undefined>(undefined);

export function askToKeep(what: Keeping): void {
  keeping.set(what);
}

/** An address as people write it; undefined when it is none. */
export function addressOf(text: string): string | undefined {
  const trimmed = text.trim();
  const written = /^[a-z][a-z\d+.-]*:\/\//i.test(trimmed) ? trimmed : `https://${trimmed}`;
  const parsed = URL.parse(written);
  const isWeb = parsed?.protocol === 'http:' || parsed?.protocol === 'https:';
  return isWeb && /[.:]|^localhost$/.test(parsed.host) && !/\s/.test(trimmed)
    ? parsed.href
    : undefined;
}

/** `a, b, ` → `['a', 'b']`, each once. */
export function tagsOf(text: string): readonly string[] {
  const tags = text
    .split(/[,\n،、]/u)
    .map((tag) => tag.trim())
    .filter((tag) => tag !== '');
  return [...new Set(tags)];
}
