/** The second development half of part `sentences`: page families of real sites, as unlike as they are. */
import { builders } from './development-more/builders.ts';
import { cms } from './development-more/cms.ts';
import { companies } from './development-more/companies.ts';
import { magazines } from './development-more/magazines.ts';
import { newsForms } from './development-more/news-forms.ts';
import { newspapers } from './development-more/newspapers.ts';
import { oldSites } from './development-more/old-sites.ts';
import { placements } from './development-more/placements.ts';
import { shops } from './development-more/shops.ts';
import { writingPlatforms } from './development-more/writing-platforms.ts';
import { wordpress } from './development-more/wordpress.ts';
import { inGroup } from '../kind.ts';

export const developmentMore = [
  ...inGroup('newspapers', [...newspapers, ...newsForms]),
  ...inGroup('magazines', magazines),
  ...inGroup('old sites', oldSites),
  ...inGroup('content systems', [...wordpress, ...cms, ...writingPlatforms, ...builders]),
  ...inGroup('shops', shops),
  ...inGroup('companies', companies),
  ...inGroup('placements', placements),
];
