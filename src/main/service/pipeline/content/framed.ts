/** What calls itself a frame of the text: menus, shares, sides. A box of nothing but facts is none, whatever it is called. */
import { type Element } from 'domhandler';
import { findBelow } from '../markdown/dom.ts';
import { markOf } from './marks.ts';
import type { Box } from './outline.ts';
import type { PageKind } from './page-kind.ts';
import type { Range } from './pairs.ts';

const FRAME = markOf(
  'nav',
  'crumbs',
  'paging',
  'footer',
  'side',
  'share',
  'related',
  'ad',
  'signup',
  'consent',
  'author',
  'toc',
);
/** What boxes of facts are called too: beside the text, below it, of what is advertised. */
const OF_FACTS = markOf('side', 'ad', 'footer');
const SIDES = new Set(['aside', 'footer', 'figcaption']);
const RELATED = markOf('related');
/** What replies are called, and in a thread the text. */
const REPLY = markOf('comment');
const FRAMES = new Set(['nav', 'form', 'button']);

/** Whether a box around it, inside of the article, calls itself a frame of the text. */
export function isFramed(
  { firstLeaf, endLeaf }: Range,
  box: Box,
  { region, kind }: Readonly<{ region: Box; kind: PageKind }>,
): boolean {
  const marks = kind === 'forum' ? FRAME : FRAME | REPLY;
  for (let up: Box | undefined = box; up !== undefined && up !== region; up = up.parent) {
    if (FRAMES.has(up.tag) && !isFormToRead(up) && !isLevel(up)) return true;
    // what is related leads there: a name like `MoreThanFourItems` says nothing
    const own = up.marks & (up.linkWords === 0 ? marks & ~RELATED : marks);
    if (own === 0 && !SIDES.has(up.tag)) continue;
    // a box of facts beside the text has nothing but them and a heading
    const isFacts = (own & ~OF_FACTS) === 0 && up.linkWords === 0;
    if (!isFacts || up.endLeaf - up.firstLeaf > endLeaf - firstLeaf + 1) return true;
  }
  return false;
}

/** A menu leads somewhere: frameworks also set figures in a `<nav>`. */
const isLevel = ({ tag, linkWords }: Box): boolean => tag === 'nav' && linkWords === 0;

/** A form without a field: some systems show what they know of a thing in one. */
const isFormToRead = ({ tag, element }: Box): boolean =>
  tag === 'form' && 'attribs' in element && findBelow(element, isField, FORM_NODES) === undefined;

const isField = ({ name, attribs }: Element): boolean =>
  FIELDS.has(name) || (name === 'input' && attribs['type'] !== 'hidden');

const FIELDS = new Set(['select', 'textarea', 'button']);
/** Nodes of a form that are read. */
const FORM_NODES = 400;
