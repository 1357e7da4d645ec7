/** Request bodies of the v2 family, as schemas with their types. */
import { buildRequests } from '../shared/requests.ts';

export const requests = buildRequests('v2');
