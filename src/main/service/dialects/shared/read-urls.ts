/** Lists of addresses: the valid ones in order, the others refused or reported. */
import { parseRequestUrl } from '../../domain/url.ts';
import type { ReadContext } from '../types.ts';
import { type Issue, refusal } from './validate.ts';

export interface ReadUrls {
  readonly urls: readonly { readonly url: string; readonly typedUrl: string }[];
  /** As typed, in order. */
  readonly invalidUrls: readonly string[];
}

/** Throws `BAD_REQUEST` with one issue per bad address unless they are to be ignored. */
export function readUrls(
  typed: readonly string[],
  ignoresInvalid: boolean,
  context: ReadContext,
): ReadUrls {
  const urls: { url: string; typedUrl: string }[] = [];
  const invalidUrls: string[] = [];
  const issues: Issue[] = [];
  typed.forEach((text, index) => {
    const parsed = parseRequestUrl(text, { allowLocal: context.allowLocal });
    if (parsed.kind === 'url') {
      urls.push({ url: parsed.url, typedUrl: text });
      return;
    }
    invalidUrls.push(text);
    issues.push({ code: 'custom', path: ['urls', index], message: parsed.reason });
  });
  if (issues.length > 0 && !ignoresInvalid) throw refusal(issues);
  return { urls, invalidUrls };
}
