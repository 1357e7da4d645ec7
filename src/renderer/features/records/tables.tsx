/** Tables of records, fetched when there is the first to show. */
import { later } from '../../components/later.tsx';

export const JobTable = later(() => import('./job-table.tsx'));
export const HeldTable = later(() => import('./held-table.tsx'));
