/** Every address of `/library`, for /openapi.json and docs/api.md. They belong to no family and cost nothing but a keep. */
import type { Endpoint, Parameter } from '../endpoints.ts';
import { changeEntryBody, keepBody, replayBody, upkeepBody } from './requests.ts';
import { ENTRY, endpoint, PAGE, query } from './describe.ts';
import { SHELF_ENDPOINTS } from './shelf-endpoints.ts';
import { TRANSFER_ENDPOINTS } from './transfer-endpoints.ts';
import { libraryResponses as reply } from './responses.ts';

const CAPTURE: Parameter = { name: 'id', in: 'path', type: 'string', description: 'A UUID.' };
const QUERY =
  'Words (all), `"phrase"`, `-word`, `beg*`, `OR`; `added:` `removed:` `in:title` `in:text` `in:note` `in:highlight` `site:` `url:` `before:` `after:` `on:` `tag:` `collection:` `type:` `lang:` `is:kept` `is:trace` `is:changed` `is:private` `is:damaged` `is:wanted` `is:unread` `is:read` `has:note` `has:tag` `has:still` `has:highlight` `has:changed-highlight` `changed:7d`.';

const LIST = [
  query('collection', 'Id or path of a collection or saved search; with what lies below it.'),
  query(
    'sort',
    '`best` (default with words), `last` (default without), `first`, `changed`, `captures`, `title`, `site`.',
  ),
  query('after', 'What the answer before gave as `after`.'),
  ...PAGE,
];

/** In the order of the documentation. */
export const LIBRARY_ENDPOINTS: readonly Endpoint[] = [
  endpoint({
    operationId: 'keepPage',
    method: 'post',
    path: '/library/captures',
    summary: 'Visit a page and keep it. Costs what a scrape costs.',
    body: keepBody,
    reply: reply.kept,
    failures: [404, 408],
  }),
  endpoint({
    operationId: 'searchLibrary',
    method: 'get',
    path: '/library/search',
    summary: 'Entries of which some version says the words.',
    parameters: [query('q', QUERY), ...LIST],
    reply: reply.found,
    failures: [],
  }),
  endpoint({
    operationId: 'listLibrary',
    method: 'get',
    path: '/library/entries',
    summary: 'All entries, last seen first; with `q` as in a search.',
    parameters: [
      query('q', QUERY),
      query('url', 'Only the entry of this address, if there is one.'),
      ...LIST,
    ],
    reply: reply.found,
    failures: [],
  }),
  endpoint({
    operationId: 'getLibraryEntry',
    method: 'get',
    path: '/library/entries/{id}',
    summary: 'One address with what is known of it.',
    parameters: [ENTRY],
    reply: reply.entry,
  }),
  endpoint({
    operationId: 'changeLibraryEntry',
    method: 'patch',
    path: '/library/entries/{id}',
    summary: 'Replace title, note, tags, collections or state; what is left out stays.',
    parameters: [ENTRY],
    body: changeEntryBody,
    reply: reply.entry,
  }),
  endpoint({
    operationId: 'removeLibraryEntry',
    method: 'delete',
    path: '/library/entries/{id}',
    summary: 'Remove an address with all its captures; for ten minutes it can be restored.',
    parameters: [ENTRY],
    reply: reply.removed,
  }),
  endpoint({
    operationId: 'restoreLibraryEntry',
    method: 'post',
    path: '/library/entries/{id}/restore',
    summary: 'Undo a removal.',
    parameters: [ENTRY],
    reply: reply.id,
  }),
  endpoint({
    operationId: 'listLibraryCaptures',
    method: 'get',
    path: '/library/entries/{id}/captures',
    summary: 'The captures of an address, newest first.',
    parameters: [
      ENTRY,
      query('after', 'Id of the last capture of the page before.'),
      query('limit', 'Most rows, 1 to 200. Default 50.', 'integer'),
    ],
    reply: reply.captures,
  }),
  endpoint({
    operationId: 'listLibraryVersions',
    method: 'get',
    path: '/library/entries/{id}/versions',
    summary: 'The texts an address had, in order.',
    parameters: [ENTRY],
    reply: reply.versions,
  }),
  endpoint({
    operationId: 'getLibraryVersion',
    method: 'get',
    path: '/library/entries/{id}/versions/{n}',
    summary: 'One version with its text.',
    parameters: [
      ENTRY,
      { name: 'n', in: 'path', type: 'integer', description: 'Number of the version, from 1.' },
    ],
    reply: reply.version,
  }),
  endpoint({
    operationId: 'blameLibraryEntry',
    method: 'get',
    path: '/library/entries/{id}/blame',
    summary: 'When each sentence of a version stood there; with `text`, when that passage did.',
    parameters: [
      ENTRY,
      query('version', 'Default: the newest.', 'integer'),
      query('text', 'A passage; white space and case do not count.'),
    ],
    reply: reply.blame,
  }),
  endpoint({
    operationId: 'blameLibrary',
    method: 'get',
    path: '/library/blame',
    summary: 'Which pages said a passage, and from when to when.',
    parameters: [query('text', 'The passage.')],
    reply: reply.dated,
    failures: [],
  }),
  endpoint({
    operationId: 'diffLibrary',
    method: 'get',
    path: '/library/diff',
    summary: 'Two texts compared: of two captures, or of two versions of one entry.',
    parameters: [
      query('from', 'Capture id, or with `entry` a number of a version.'),
      query('to', 'The same.'),
      query('entry', 'Id of the entry whose versions are compared.', 'integer'),
      query('as', '`text`: lines with + and - instead of blocks.'),
    ],
    reply: reply.diff,
  }),
  endpoint({
    operationId: 'getLibraryCapture',
    method: 'get',
    path: '/library/captures/{id}',
    summary: 'One capture.',
    parameters: [CAPTURE],
    reply: reply.capture,
  }),
  endpoint({
    operationId: 'removeLibraryCapture',
    method: 'delete',
    path: '/library/captures/{id}',
    summary:
      'Remove one capture for good, with the text that only it had; the chain keeps its digest, and `gc` frees its bytes.',
    parameters: [CAPTURE],
    reply: reply.removedCapture,
  }),
  endpoint({
    operationId: 'getLibraryManifest',
    method: 'get',
    path: '/library/captures/{id}/manifest',
    summary: 'All that was kept of a capture, by digest.',
    parameters: [CAPTURE],
    reply: reply.manifest,
  }),
  endpoint({
    operationId: 'proveLibraryCapture',
    method: 'get',
    path: '/library/captures/{id}/proof',
    summary: 'Read and hash every part of a capture anew; its place in the chain.',
    parameters: [CAPTURE],
    reply: reply.proof,
  }),
  endpoint({
    operationId: 'getLibraryPart',
    method: 'get',
    path: '/library/captures/{id}/{part}',
    summary: 'The bytes of `body`, `html`, `text`, `document`, `shot`, `thumb` or `still`.',
    parameters: [
      CAPTURE,
      { name: 'part', in: 'path', type: 'string', description: 'Which part.' },
      query('frame', 'Of a still: which frame. Default 0, the page itself.', 'integer'),
    ],
    reply: reply.bytes,
  }),
  endpoint({
    operationId: 'getLibraryResource',
    method: 'get',
    path: '/library/captures/{id}/resource',
    summary:
      'The bytes of one resource of the page. `x-hearth-borrowed` names the day where a copy next to it had them.',
    parameters: [CAPTURE, query('url', 'Its address.')],
    reply: reply.bytes,
  }),
  endpoint({
    operationId: 'replayCapture',
    method: 'post',
    path: '/library/replay',
    summary: 'An address at which a kept page is shown as it was, without any network.',
    body: replayBody,
    reply: reply.replay,
  }),
  endpoint({
    operationId: 'libraryStats',
    method: 'get',
    path: '/library/stats',
    summary: 'How much is kept, and what it takes on the disk.',
    reply: reply.stats,
    failures: [],
  }),
  endpoint({
    operationId: 'verifyLibrary',
    method: 'post',
    path: '/library/verify',
    summary: 'Check that all that was kept is there and unchanged. For the owner.',
    body: upkeepBody,
    reply: reply.verified,
    failures: [],
  }),
  endpoint({
    operationId: 'collectLibraryGarbage',
    method: 'post',
    path: '/library/gc',
    summary: 'Remove bytes that no capture names any more. For the owner.',
    body: upkeepBody,
    reply: reply.collected,
    failures: [],
  }),
  endpoint({
    operationId: 'rebuildLibrary',
    method: 'post',
    path: '/library/rebuild',
    summary: 'Make rows again from manifests, after the database was lost. For the owner.',
    body: upkeepBody,
    reply: reply.rebuilt,
    failures: [],
  }),
  ...SHELF_ENDPOINTS,
  ...TRANSFER_ENDPOINTS,
];
