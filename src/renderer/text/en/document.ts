import { formatNumber, plural } from '../format.ts';

export const document = {
  tabs: {
    markdown: 'Markdown',
    preview: 'Preview',
    table: 'Table',
    html: 'HTML',
    links: 'Links',
    screenshot: 'Screenshot',
    json: 'JSON',
    metadata: 'Metadata',
    diff: 'Diff',
  },
  views: 'Forms of this document',
  noText: 'The page has no text.',
  noTextHelp: 'A script may write it later, or the page is all pictures.',
  readInBrowser: 'Read it in the browser',
  takeScreenshot: 'Take a screenshot',
  noTables: 'No table with rows was found.',
  tableOf: (columns: string) => (columns === '' ? 'Table' : `Table: ${columns}`),
  column: (number: number) => `Column ${number}`,
  notRequested: (form: string) => `${form} ${form.endsWith('s') ? 'were' : 'was'} not asked for.`,
  signIn: 'Sign in to this site…',
  /** What helps where the site answered with this status; empty where nothing does. */
  refusedNext: (status: number) =>
    status === 403
      ? 'It may want a sign-in, or to be asked through a proxy.'
      : status === 404 || status === 410
        ? 'Check the address.'
        : status === 429
          ? 'Wait a few minutes, then run again.'
          : status >= 500
            ? 'Run again later.'
            : '',
  addAndRun: 'Add it and run again',
  noJson: 'No structured data was asked for.',
  noJsonHelp: 'Ask for JSON with a schema or a sentence, and each value comes with its place.',
  noDiff: 'No comparison was asked for.',
  noDiffHelp: 'Ask for Changes and run twice: the second run shows what moved.',
  diffNew: 'First sight of this page. The next run compares with this one.',
  diffSame: (when: string) => `Nothing changed since ${when}.`,
  diffRemoved: 'The page is gone: it answered 404.',
  diffChanged: (when: string, added: number, gone: number) =>
    `Changed since ${when}: ${plural(added, 'line', 'lines')} new, ${formatNumber(gone)} gone.`,
  nextChange: 'Next change',
  previousChange: 'Change before',
  changeOf: (at: number, all: number) => `${formatNumber(at)} of ${formatNumber(all)}`,
  previewMarkdown: 'Reading',
  previewPage: 'Page',
  previewNote: 'Shown without scripts, forms and anything from the network.',
  imageNote: (alt: string) => (alt === '' ? 'Image' : `Image: ${alt}`),
  framed: 'The page as captured',
  filterLinks: 'Filter links',
  linksShown: (shown: number, all: number) => `${formatNumber(shown)} of ${formatNumber(all)}`,
  screenshotAlt: (title: string) => `Screenshot of ${title}`,
  fit: 'Fit to width',
  actualSize: 'Actual size',
  property: 'Property',
  value: 'Value',
  path: 'Field',
  source: 'Found in',
  text: 'Text on the page',
  steps: 'Then',
  where: 'Place',
  provenance: 'Where each value stands',
  wrap: 'Wrap lines',
  find: 'Find',
  save: 'Save as a file',
  tableMore: (shown: number, all: number) =>
    `The first ${formatNumber(shown)} of ${formatNumber(all)} rows; a saved file has them all.`,
  copyForm: 'Copy this form',
  copyPicture: (number: number | undefined) =>
    `Copy picture${number === undefined ? '' : ` ${number}`}`,
  savePicture: (number: number | undefined) =>
    `Save picture${number === undefined ? '' : ` ${number}`}`,
  pictureGone: 'The picture could not be saved: it is not kept any more.',
  original: 'Open the original page',
  full: 'Full window',
  leaveFull: 'Leave full window',
  previous: 'Previous page of this job',
  next: 'Next page of this job',
  backToJob: 'Back to the job',
  gone: 'This document is no longer kept.',
  goneHelp:
    'It expired, was deleted, or its request asked to keep nothing. The page record below remains.',
  failedPage: 'This page failed, so there is no document.',
  warning: 'Note',
  outline: 'Outline',
  attributes: 'Attributes',
  images: 'Images',
  summary: 'Summary',
  answer: 'Answer',
  highlights: 'Highlights',
  actionResults: 'Results of the steps',
  cacheHit: (age: string) => (age === '' ? 'cached answer' : `cached answer, ${age}`),
  fetchAgain: 'Fetch again',
  goes: (when: string) => `kept until ${when}`,
  engines: { http: 'fetched without a browser', browser: 'rendered in the browser' },
  notCharged: 'not charged',
  untitled: 'Untitled page',
} as const;
