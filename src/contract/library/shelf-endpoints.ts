/** Collections, tags, highlights and wanted addresses of `/library`. */
import type { Endpoint, Parameter } from '../endpoints.ts';
import { endpoint, query } from './describe.ts';
import {
  addEntriesBody,
  changeCollectionBody,
  changeHighlightBody,
  changeTagBody,
  collectionBody,
  fileEntriesBody,
  highlightBody,
  tagBody,
} from './requests.ts';
import { libraryResponses as reply } from './responses.ts';

const COLLECTION: Parameter = {
  name: 'id',
  in: 'path',
  type: 'integer',
  description: 'Of the collection.',
};
const HIGHLIGHT: Parameter = {
  name: 'id',
  in: 'path',
  type: 'integer',
  description: 'Of the highlight.',
};
const TAG: Parameter = {
  name: 'tag',
  in: 'path',
  type: 'string',
  description: 'As it is written.',
};

/** In the order of the documentation. */
export const SHELF_ENDPOINTS: readonly Endpoint[] = [
  endpoint({
    operationId: 'addLibraryEntries',
    method: 'post',
    path: '/library/entries',
    summary: 'Note addresses to be kept some time; none is visited.',
    body: addEntriesBody,
    reply: reply.added,
    failures: [],
  }),
  endpoint({
    operationId: 'listLibraryCollections',
    method: 'get',
    path: '/library/collections',
    summary: 'All collections and saved searches.',
    reply: reply.collections,
    failures: [],
  }),
  endpoint({
    operationId: 'createLibraryCollection',
    method: 'post',
    path: '/library/collections',
    summary: 'Make a collection, or with `query` a saved search.',
    body: collectionBody,
    reply: reply.collection,
    failures: [],
  }),
  endpoint({
    operationId: 'changeLibraryCollection',
    method: 'patch',
    path: '/library/collections/{id}',
    summary: 'Rename, move or reorder a collection, or change what it looks for.',
    parameters: [COLLECTION],
    body: changeCollectionBody,
    reply: reply.collection,
  }),
  endpoint({
    operationId: 'removeLibraryCollection',
    method: 'delete',
    path: '/library/collections/{id}',
    summary:
      'Remove a collection with those below it; entries stay in the library. For ten minutes it can be restored.',
    parameters: [COLLECTION],
    reply: reply.removed,
  }),
  endpoint({
    operationId: 'restoreLibraryCollection',
    method: 'post',
    path: '/library/collections/{id}/restore',
    summary: 'Undo a removal: the collection, those below it, and the entries that were in them.',
    parameters: [COLLECTION],
    reply: reply.id,
  }),
  endpoint({
    operationId: 'fileLibraryEntries',
    method: 'post',
    path: '/library/collections/{id}/entries',
    summary: 'Put entries into a collection, take some out.',
    parameters: [COLLECTION],
    body: fileEntriesBody,
    reply: reply.id,
  }),
  endpoint({
    operationId: 'listLibraryTags',
    method: 'get',
    path: '/library/tags',
    summary: 'All tags, the most used first.',
    reply: reply.tags,
    failures: [],
  }),
  endpoint({
    operationId: 'tagLibraryEntries',
    method: 'post',
    path: '/library/tags',
    summary: 'Give a tag to entries, take it from some.',
    body: tagBody,
    reply: reply.tag,
    failures: [],
  }),
  endpoint({
    operationId: 'renameLibraryTag',
    method: 'patch',
    path: '/library/tags/{tag}',
    summary: 'Rename a tag everywhere; into one that is there, both become one.',
    parameters: [TAG],
    body: changeTagBody,
    reply: reply.tag,
  }),
  endpoint({
    operationId: 'removeLibraryTag',
    method: 'delete',
    path: '/library/tags/{tag}',
    summary: 'Take a tag from all entries.',
    parameters: [TAG],
    reply: reply.tag,
  }),
  endpoint({
    operationId: 'listLibraryHighlights',
    method: 'get',
    path: '/library/highlights',
    summary: 'Highlights, the newest first; of one entry in the order of its text.',
    parameters: [
      query('entry', 'Id of the entry.', 'integer'),
      query('state', '`found`, `changed`, `gone` or `unplaced`.'),
      query('after', 'Id of the last highlight of the page before.'),
      query('limit', 'Most rows, 1 to 200. Default 50.', 'integer'),
    ],
    reply: reply.highlights,
    failures: [],
  }),
  endpoint({
    operationId: 'addLibraryHighlight',
    method: 'post',
    path: '/library/highlights',
    summary:
      'Mark a passage of a kept text; it is found again in later versions, or said to be changed or gone.',
    body: highlightBody,
    reply: reply.highlight,
  }),
  endpoint({
    operationId: 'getLibraryHighlight',
    method: 'get',
    path: '/library/highlights/{id}',
    summary: 'One highlight.',
    parameters: [HIGHLIGHT],
    reply: reply.highlight,
  }),
  endpoint({
    operationId: 'changeLibraryHighlight',
    method: 'patch',
    path: '/library/highlights/{id}',
    summary: 'Change colour or comment.',
    parameters: [HIGHLIGHT],
    body: changeHighlightBody,
    reply: reply.highlight,
  }),
  endpoint({
    operationId: 'removeLibraryHighlight',
    method: 'delete',
    path: '/library/highlights/{id}',
    summary: 'Remove a highlight; for ten minutes it can be restored.',
    parameters: [HIGHLIGHT],
    reply: reply.removed,
  }),
  endpoint({
    operationId: 'restoreLibraryHighlight',
    method: 'post',
    path: '/library/highlights/{id}/restore',
    summary: 'Undo a removal.',
    parameters: [HIGHLIGHT],
    reply: reply.id,
  }),
];
