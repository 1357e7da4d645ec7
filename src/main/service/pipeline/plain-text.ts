/** The page's main text without markup, and its fingerprint. */
import { hash } from 'node:crypto';

/** Markdown → plain text: link targets, pictures and marks go, words stay. */
export function plainText(markdown: string): string {
  // looked for first: most texts have no picture, and each pattern is a way through all of it
  const worded = markdown.includes('![')
    ? markdown.replaceAll(/!\[([^\]]*)\]\([^)]*\)/g, '$1')
    : markdown;
  return worded
    .replaceAll(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replaceAll(
      /^[ \t]*(?:#{1,6}[ \t]+|>[ \t]?|[-*+][ \t]+|\d+\.[ \t]+|```.*$|\|?[ \t]*:?-{3,}.*$)/gm,
      '',
    )
    .replaceAll(/[*_`|\\]/g, '')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim();
}

/** Equal for texts that are equal to the letter, and for no others (SHA-1). */
export function fingerprintOf(text: string): string {
  return hash('sha1', text);
}
