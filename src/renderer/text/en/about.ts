import { plural } from '../format.ts';

export const about = {
  title: 'About',
  line: 'The web-data API on your own machine.',
  version: 'Version',
  runtime: 'Runs on',
  started: 'Up since',
  dataDir: 'Data folder',
  health: 'Health',
  healthStates: { ok: 'fine', warn: 'look', bad: 'broken' },
  diagnostics: 'Diagnostics',
  diagnosticsHelp:
    'For a bug report. Read it first: secrets, addresses you scraped and page contents are already left out.',
  prepare: 'Prepare',
  redacted: 'Left out',
  copy: 'Copy diagnostics',
  licence: 'Licence',
  licenceText:
    'MIT. Fonts: Inter, Source Serif 4 and Geist Mono, each under the SIL Open Font License 1.1. Icons: Lucide, ISC.',
  showLicences: 'Show the licences of everything inside',
  packages: (count: number) => plural(count, 'package', 'packages'),
  noLicenceText: 'The package brings no text of its licence.',
  compatible:
    'Speaks the v1 and v2 wire of Firecrawl, so that code written for it runs after changing the address and the key. Not affiliated with it.',
  api: 'API description',
} as const;
