/** Request bodies of the v1 family, as schemas with their types. */
import { buildRequests } from '../shared/requests.ts';

export const requests = buildRequests('v1');
