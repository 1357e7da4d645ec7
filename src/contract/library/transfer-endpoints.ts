/** The ways in and out of `/library`. */
import type { Endpoint } from '../endpoints.ts';
import { endpoint, query } from './describe.ts';
import { libraryResponses as reply } from './responses.ts';

/** In the order of the documentation. */
export const TRANSFER_ENDPOINTS: readonly Endpoint[] = [
  endpoint({
    operationId: 'exportLibrary',
    method: 'get',
    path: '/library/export',
    summary: 'What was kept as one file, as a stream; without a choice all of it.',
    parameters: [
      query(
        'format',
        '`wacz` (default, signed), `warc`, `html` (the newest full copy as one page), `vault` (Markdown notes), `jsonl`, `csv`, `csl`, `bibtex`, `ris`; `apa`, `mla`, `chicago`, `harvard`, `wikipedia` (a list of references as text).',
      ),
      query('q', 'Entries that a search finds.'),
      query('collection', 'Id or path; with what lies below it.'),
      query('host', 'Of the pages.'),
      query('ids', 'Of entries or captures, by comma.'),
      query('private', 'Captures taken with a cookie or an authorization, too.', 'boolean'),
    ],
    reply: reply.bytes,
  }),
  endpoint({
    operationId: 'libraryKey',
    method: 'get',
    path: '/library/key',
    summary: 'Fingerprint of the key that signs exports of this installation.',
    reply: reply.key,
    failures: [],
  }),
  endpoint({
    operationId: 'importLibrary',
    method: 'post',
    path: '/library/imports',
    summary:
      'Take in a file, sent as the body itself (`application/octet-stream`): WACZ, WARC, a page saved as MHTML or by SingleFile, bookmarks, exports of Pocket, Karakeep, Linkwarden, Omnivore, Instapaper and Raindrop, any CSV or JSON with addresses, or addresses one a line.',
    parameters: [query('name', 'What the file is called.')],
    reply: reply.import,
    failures: [413],
  }),
  endpoint({
    operationId: 'listLibraryImports',
    method: 'get',
    path: '/library/imports',
    summary: 'The last 50 imports.',
    reply: reply.imports,
    failures: [],
  }),
  endpoint({
    operationId: 'getLibraryImport',
    method: 'get',
    path: '/library/imports/{id}',
    summary: 'How far an import is, and what it found.',
    parameters: [{ name: 'id', in: 'path', type: 'string', description: 'A UUID.' }],
    reply: reply.import,
  }),
];
