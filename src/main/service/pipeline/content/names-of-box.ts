/** What is asked of a box by name: its class as written, whether it is a heading. */
import type { Box } from './outline.ts';

export const HEADING = /^h[1-6]$/;

/** Its class as written; '' where it has none. */
export const classOf = ({ element }: Box): string =>
  'attribs' in element ? (element.attribs['class'] ?? '') : '';
