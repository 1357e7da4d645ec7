/** Which elements start a block, and which never say anything. Source: the HTML Standard's rendering section. */
import type { Element } from 'domhandler';
import { classesOf } from '../dom/page-element.ts';
import { rawText } from './dom.ts';

const BLOCKS = new Set(
  (
    'address article aside blockquote body center dd details dialog dir div dl dt fieldset figcaption figure footer ' +
    'form h1 h2 h3 h4 h5 h6 header hgroup hr html legend li main menu nav ol optgroup p pre search section summary ' +
    'table tbody td tfoot th thead tr ul caption'
  ).split(' '),
);

/** Elements whose content is never text of the page. */
export const SILENT = [
  ...[
    'script',
    'style',
    'template',
    'head',
    'title',
    'meta',
    'link',
    'base',
    'noframes',
    'param',
    'source',
    'track',
  ],
  ...[
    'canvas',
    'map',
    'area',
    'datalist',
    'select',
    'textarea',
    'svg',
    'colgroup',
    'col',
    'frame',
    'frameset',
  ],
];

export function isBlock(name: string): boolean {
  return BLOCKS.has(name);
}

export function isHeading(name: string): boolean {
  return name.length === 2 && name.charCodeAt(0) === 0x68 && name >= 'h1' && name <= 'h6';
}

const ICON_FONT = / (?:material-icons(?:-\w+)?|material-symbols(?:-\w+)?|google-symbols|mat-icon) /;
const ICON_NAME = /^[a-z0-9_]+$/;

/** An icon whose font draws it in the place of its name (`<i class="material-icons">home</i>`). */
export function isIcon(element: Element): boolean {
  const names = classesOf(element).padded;
  if (!names.includes('-icon') && !names.includes('-symbol')) return false;
  return ICON_FONT.test(names) && ICON_NAME.test(rawText(element, 3).trim());
}

export const BLOCK_NAMES: readonly string[] = [...BLOCKS];
