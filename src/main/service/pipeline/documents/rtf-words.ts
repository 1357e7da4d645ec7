/**
 * What RTF's words mean to a reader of text: characters, looks, kinds of paragraph, and groups whose text is
 * read aside or not at all. Source: Rich Text Format Specification 1.9.1.
 */
import type { Look } from './rtf-blocks.ts';

/** Where text of a group goes. */
export type Place =
  'body' | 'nowhere' | 'fonts' | 'styles' | 'info' | 'title' | 'author' | 'bullet' | 'instruction';

/** What paragraph words say, until `\pard` or the end of the group. */
export interface Paragraph {
  readonly style: number;
  /** From 0; 9 is plain text. */
  readonly outline: number | undefined;
  readonly inTable: boolean;
  readonly level: number;
  /** The list's number; 0: none. */
  readonly list: number;
}

export const PLAIN: Look = {
  bold: false,
  italic: false,
  struck: false,
  raised: undefined,
  href: '',
};
export const FRESH: Paragraph = {
  style: 0,
  outline: undefined,
  inTable: false,
  level: 0,
  list: 0,
};

export const PLACES: ReadonlyMap<string, Place> = new Map<string, Place>([
  ['fonttbl', 'fonts'],
  ['stylesheet', 'styles'],
  ['info', 'info'],
  ['title', 'title'],
  ['author', 'author'],
  ['listtext', 'bullet'],
  ['pntext', 'bullet'],
  ['fldinst', 'instruction'],
]);

/** Groups that are no part of the text and do not say so themselves by `\*`. */
export const SILENT: ReadonlySet<string> = new Set(
  (
    'colortbl pict object header headerl headerr headerf footer footerl footerr footerf xe tc private ' +
    'nonshppict nonesttables filetbl template operator keywords comment doccomm subject sp shprslt do ' +
    'ftnsep ftnsepc ftncn aftnsep aftnsepc aftncn'
  ).split(' '),
);

export const CHARACTERS: ReadonlyMap<string, string> = new Map([
  ...Object.entries({ tab: '\t', line: '\n', emdash: '—', endash: '–', bullet: '•' }),
  ...Object.entries({ lquote: '‘', rquote: '’', ldblquote: '“', rdblquote: '”' }),
  ...Object.entries({ emspace: '\u2003', enspace: '\u2002', qmspace: '\u2005' }),
  ...Object.entries({ zwj: '\u200d', zwnj: '\u200c', ltrmark: '\u200e', rtlmark: '\u200f' }),
  // an inner table is a part of its cell: its cells in a line, its rows one below the other
  ...Object.entries({ nestcell: '\t', nestrow: '\n' }),
]);

/** `\~` and `\_`; an optional hyphen (`\-`) is left out. */
export const SYMBOLS: ReadonlyMap<string, string> = new Map([
  ['~', '\u00a0'],
  ['_', '\u2011'],
]);

export const LOOKS: ReadonlyMap<string, (isOn: boolean) => Partial<Look>> = new Map<
  string,
  (isOn: boolean) => Partial<Look>
>([
  ['b', (bold) => ({ bold })],
  ['i', (italic) => ({ italic })],
  ['strike', (struck) => ({ struck })],
  ['striked', (struck) => ({ struck })],
  ['super', (isOn) => ({ raised: isOn ? 'sup' : undefined })],
  ['sub', (isOn) => ({ raised: isOn ? 'sub' : undefined })],
  ['nosupersub', () => ({ raised: undefined })],
]);

const DEEPEST_LIST = 8;

export const PARAGRAPHS: ReadonlyMap<string, (value: number) => Partial<Paragraph>> = new Map<
  string,
  (value: number) => Partial<Paragraph>
>([
  ['pard', () => FRESH],
  ['intbl', () => ({ inTable: true })],
  ['ls', (list) => ({ list })],
  ['ilvl', (level) => ({ level: Math.min(DEEPEST_LIST, Math.max(0, level)) })],
  ['outlinelevel', (outline) => ({ outline })],
  ['s', (style) => ({ style })],
]);
