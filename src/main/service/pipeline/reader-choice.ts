/** Whether another reader than our own was asked for, and has something to choose. */
import type { ScrapeOptions } from '../domain/command.ts';

/** Where all of a page is wanted, or named parts of it, there is nothing to select. */
export function asksReadability(
  options: Pick<ScrapeOptions, 'reader' | 'onlyMainContent' | 'includeTags'>,
): boolean {
  const { reader, onlyMainContent, includeTags } = options;
  return reader === 'readability' && onlyMainContent && includeTags.length === 0;
}
