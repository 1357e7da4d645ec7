/** What is asked of a box by name: its class as written, whether it is a heading, what only says how it looks. */
import type { Box } from './outline.ts';

export const HEADING = /^h[1-6]$/;

/** Its class as written; '' where it has none. */
export const classOf = ({ element }: Box): string =>
  'attribs' in element ? (element.attribs['class'] ?? '') : '';

/** Classes that say how a box is laid out, and nothing of what it holds. */
export const LAID_OUT =
  /^(?:row|col|cols?-\S*|column|columns|container|wrapper|inner|content|text|body|flex|grid|card|box|block|clearfix|md|media|wp-block-\S*|[a-z]{1,3})$/i;
