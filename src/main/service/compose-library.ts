/** The library's rooms beside the visit: looking, shelves, exports, imports. */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { boundsOf } from './compose-blobs.ts';
import type { Closers } from './compose-parts.ts';
import type { Config } from './config.ts';
import { v2 } from './dialects/v2.ts';
import { createBrowse, type Browse } from './operations/library/browse.ts';
import { createLibraryExport, type LibraryExport } from './operations/library/export.ts';
import { createImports, type Imports } from './operations/library/imports.ts';
import { createRoom } from './operations/library/room.ts';
import { createShelves, type Shelves } from './operations/library/shelves.ts';
import type { Store } from './ports/backend.ts';
import type { BlobStore } from './ports/library.ts';
import type { Pipeline } from './ports/pipeline.ts';
import { Sprites } from './pipeline/replay/sprites.ts';
import type { Clock, Ids, Log } from './ports/system.ts';
import { version } from './version.ts';
import type { LibraryIndexer } from './work/library-indexer.ts';

export interface LibraryRooms {
  readonly browse: Browse;
  readonly shelves: Shelves;
  readonly exports: LibraryExport;
  readonly imports: Imports;
}

export interface LibraryParts {
  readonly store: Store;
  readonly blobs: BlobStore;
  readonly pipeline: Pipeline;
  readonly clock: Clock;
  readonly ids: Ids;
  readonly log: Log;
  readonly indexer: Pick<LibraryIndexer, 'wake'>;
  readonly closers: Closers;
}

/** Builds them; imports begin with `start`. */
export function openLibrary(config: Config, parts: LibraryParts): LibraryRooms {
  const { blobs, clock } = parts;
  const folder = join(config.dataDir, 'library');
  const incoming = join(folder, 'incoming');
  mkdirSync(incoming, { recursive: true, mode: 0o700 });
  const browse = createBrowse(parts);
  const shelves = createShelves(parts);
  const room = createRoom({
    ...{ folder: config.dataDir, blobs, clock },
    ...boundsOf(config),
  });
  const { options } = v2.readScrape(
    { url: 'https://archive.invalid/', formats: ['markdown'] },
    { allowLocal: false },
  );
  const imports = createImports({
    ...{ ...parts, shelves, room, options, folder: incoming },
    wake: () => parts.indexer.wake(),
    software: `hearth ${version()}`,
  });
  parts.closers.push(() => imports.stop());
  return {
    browse,
    shelves,
    exports: createLibraryExport({
      ...{ ...parts, browse, folder: incoming },
      picturesOf: (texts) => new Sprites(texts),
      keyPath: join(folder, 'signing-key'),
      software: `Hearth ${version()}`,
    }),
    imports,
  };
}
