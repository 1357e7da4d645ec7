/**
 * What a reader of a page's Markdown sees: its words, line by line. Marks, addresses of links and pictures do not count,
 * so that a new dress of the same text is no change. Pure.
 */

/** Lines without marks; empty lines are left out. */
export function readableText(markdown: string): string {
  return markdown
    .split('\n')
    .map(readableLine)
    .filter((line) => /[\p{L}\p{N}]/u.test(line))
    .join('\n');
}

function readableLine(line: string): string {
  return line
    .replaceAll(/!\[[^\]]*\]\([^)]*\)/g, ' ')
    .replaceAll(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replaceAll(/<(?:https?:|mailto:)[^>]*>/g, ' ')
    .replace(/^\s*(?:[-*+>]\s+|\d{1,3}[.)]\s+|#{1,6}\s+)+/, '')
    .replaceAll(/\*\*|__|~~|`/g, '')
    .replaceAll(/(^|\s)[*_](?=\S)|(?<=[^\s\\])[*_](?=\s|$)/g, '$1')
    .replaceAll('|', ' ')
    .replaceAll(/\\([\\`*_{}[\]()#+\-.!|>~])/g, '$1')
    .replaceAll(/\s+/g, ' ')
    .trim();
}
