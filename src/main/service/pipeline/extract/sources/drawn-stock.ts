/** Whether a thing can be had, where only the classes of its element or a hidden link say so. */
import type { Element } from 'domhandler';

const OUT = /^(?:is[-_])?(?:out[-_]?of[-_]?stock|sold[-_]?out|not[-_]in[-_]stock|unavailable)$/i;
const IN = /^(?:is[-_])?in[-_]?stock$/i;
const OF_SCHEMA = /schema\.org\/(\w+)$/;

/** `in stock` or `out of stock`; of a link its word. */
export function stockDrawn({ attribs }: Element): string | undefined {
  if (attribs['itemprop'] === 'availability')
    return OF_SCHEMA.exec(attribs['href'] ?? attribs['content'] ?? '')?.[1];
  const tokens = (attribs['class'] ?? '').split(/\s+/);
  if (tokens.some((token) => OUT.test(token))) return 'out of stock';
  return tokens.some((token) => IN.test(token)) ? 'in stock' : undefined;
}
