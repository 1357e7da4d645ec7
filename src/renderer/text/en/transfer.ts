import { formatNumber, plural } from '../format.ts';

/** Taking pages of the library out, and taking in what other tools kept. */
export const transfer = {
  moves: 'Import, export',
  importBrief: 'Archives, bookmarks, lists',
  export: 'Export',
  exportTitle: 'Export',
  exportAll: 'All of the library.',
  exportFound: (count: string) => `What the search finds: ${count}.`,
  exportChosen: (count: number) => `${plural(count, 'chosen page', 'chosen pages')}.`,
  exportNow: 'Export',
  format: 'Form',
  formats: {
    wacz: ['WACZ', 'All copies, signed, with the proof; opens in ReplayWeb.page and here'],
    vault: ['Markdown', 'A folder of notes with tags and highlights, as Obsidian reads it'],
    warc: ['WARC', 'All copies for other archives'],
    html: ['HTML', 'The newest copy as one file'],
    csv: ['CSV', 'A table of the pages'],
    jsonl: ['JSON lines', 'Copies with their texts, one a line'],
    bibtex: ['BibLaTeX', 'Citations'],
    ris: ['RIS', 'Citations for Zotero, EndNote and others'],
    csl: ['CSL-JSON', 'Citations'],
  } as Readonly<Record<string, readonly [string, string]>>,
  withPrivate: 'Private pages, too',
  withPrivateHelp: 'Those taken with a cookie or a password. They may show what only you may see.',
  written: (size: string) => `${size} written`,
  import: 'Import',
  importTitle: 'Import',
  importHelp:
    'WACZ and WARC archives, bookmarks, exports of Pocket, Karakeep, Linkwarden, Omnivore, Instapaper and Raindrop, or addresses one a line.',
  importNow: 'Import',
  drop: 'Drop a file here, or press to choose one',
  kinds: {
    wacz: 'an archive (WACZ or ZIP)',
    warc: 'an archive (WARC)',
    bookmarks: 'bookmarks of a browser',
    table: 'a table of addresses',
    json: 'an export in JSON',
    list: 'a list of addresses',
    other: 'Hearth will look into it',
  },
  about: (count: number) => plural(count, 'address', 'addresses'),
  reading: (count: number) => `${formatNumber(count)} taken in so far…`,
  goesOn: 'It goes on when this is closed, and after a restart.',
  taken: (added: number, known: number) =>
    `${formatNumber(added)} taken in${known === 0 ? '' : `, ${formatNumber(known)} were there already`}.`,
  findings: (count: number) => plural(count, 'thing was left out', 'things were left out'),
  signatures: {
    valid: 'Its signature is valid: nothing was changed since it was signed.',
    invalid: 'Its signature is not valid: something was changed after it was signed.',
    none: 'It is not signed.',
  } as Readonly<Record<string, string>>,
} as const;
