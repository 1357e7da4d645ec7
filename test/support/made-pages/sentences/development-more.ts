/** The second development half of part `sentences`: page families of real sites, as unlike as they are. */
import { boards } from './development-more/boards.ts';
import { boardsOthers } from './development-more/boards-others.ts';
import { builders } from './development-more/builders.ts';
import { cms } from './development-more/cms.ts';
import { calledOtherwise } from './development-more/called-otherwise.ts';
import { companies } from './development-more/companies.ts';
import { discussions } from './development-more/discussions.ts';
import { foldedParts } from './development-more/folded-parts.ts';
import { furnitureBelow } from './development-more/furniture-below.ts';
import { galleries } from './development-more/galleries.ts';
import { magazines } from './development-more/magazines.ts';
import { newsForms } from './development-more/news-forms.ts';
import { notesAndAlbums } from './development-more/notes-and-albums.ts';
import { newspapers } from './development-more/newspapers.ts';
import { oldSites } from './development-more/old-sites.ts';
import { partsAndEntries } from './development-more/parts-and-entries.ts';
import { picturesOfSystems } from './development-more/pictures-of-systems.ts';
import { picturesOfTrades } from './development-more/pictures-of-trades.ts';
import { pictureNoise } from './development-more/picture-noise.ts';
import { picturePlaces } from './development-more/picture-places.ts';
import { pictureSets } from './development-more/picture-sets.ts';
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
  ...inGroup('below', furnitureBelow),
  ...inGroup('pictures', [...galleries, ...picturePlaces, ...pictureSets, ...pictureNoise]),
  ...inGroup('boards', [...boards, ...boardsOthers]),
  ...inGroup('folded', foldedParts),
  ...inGroup('discussions', discussions),
  ...inGroup('notes and albums', notesAndAlbums),
  ...inGroup('called otherwise', calledOtherwise),
  ...inGroup('parts and entries', partsAndEntries),
  ...inGroup('pictures of systems', picturesOfSystems),
  ...inGroup('pictures of trades', picturesOfTrades),
];
