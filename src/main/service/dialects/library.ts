/** Bodies of `/library`, which belongs to no wire version: read as the schemas type them. Throws `BAD_REQUEST` with the issues. */
import { changeEntryBody, keepBody, upkeepBody } from '../../../contract/library/requests.ts';
import { parseBody } from './shared/validate.ts';

export const readKeepPage = (body: unknown) => parseBody(keepBody, body);

export const readEntryChange = (body: unknown) => parseBody(changeEntryBody, body);

export const readUpkeep = (body: unknown) => parseBody(upkeepBody, body);
