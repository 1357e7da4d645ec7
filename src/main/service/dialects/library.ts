/** Bodies of `/library`, which belongs to no wire version: read as the schemas type them. Throws `BAD_REQUEST` with the issues. */
import {
  addEntriesBody,
  changeCollectionBody,
  changeEntryBody,
  changeHighlightBody,
  changeTagBody,
  collectionBody,
  fileEntriesBody,
  highlightBody,
  keepBody,
  replayBody,
  tagBody,
  upkeepBody,
} from '../../../contract/library/requests.ts';
import { parseOwnBody as parseBody } from './shared/validate.ts';

export const readKeepPage = (body: unknown) => parseBody(keepBody, body);

export const readEntryChange = (body: unknown) => parseBody(changeEntryBody, body);

export const readReplay = (body: unknown) => parseBody(replayBody, body);

export const readUpkeep = (body: unknown) => parseBody(upkeepBody, body);

export const readAddEntries = (body: unknown) => parseBody(addEntriesBody, body);

export const readCollection = (body: unknown) => parseBody(collectionBody, body);

export const readCollectionChange = (body: unknown) => parseBody(changeCollectionBody, body);

export const readFiling = (body: unknown) => parseBody(fileEntriesBody, body);

export const readTagging = (body: unknown) => parseBody(tagBody, body);

export const readTagChange = (body: unknown) => parseBody(changeTagBody, body);

export const readHighlight = (body: unknown) => parseBody(highlightBody, body);

export const readHighlightChange = (body: unknown) => parseBody(changeHighlightBody, body);
