/** What `hearth doctor` says of the library's bytes where services share a database: where they lie, and whether they can be reached. */
import { placeOfBlobs } from './compose-blobs.ts';
import type { Config } from './config.ts';
import { toHearthError } from './domain/errors.ts';
import { placeOf } from './store/postgres/reach.ts';
import { blobFile } from './store/blobs/where.ts';
import { sharesLibrary } from './store/library-place.ts';

/** As compose-doctor.ts tells it. */
interface Finding {
  readonly name: string;
  readonly state: 'ok' | 'warning' | 'failure';
  readonly detail: string;
}

/** Empty where the service has its own file. */
export async function examineBlobs(config: Config): Promise<readonly Finding[]> {
  const { database, dataDir } = config;
  if (database === undefined) return [];
  const name = 'copies';
  if (!sharesLibrary({ dataDir, database })) {
    const detail = `in ${blobFile(dataDir)} of this service alone, because it kept pages before; other services do not see them`;
    return [{ name, state: 'warning', detail }];
  }
  const { lookAtShared } = await import('./store/blobs/shared/look.ts');
  try {
    const place = placeOfBlobs(config) ?? { database, schema: config.databaseSchema };
    const { host, name: named } = placeOf(database);
    const { bytes, newest } = await lookAtShared(place);
    const read = newest === undefined ? 'none yet' : 'the newest was read and is whole';
    const size = `${(bytes / 1_048_576).toFixed(1)} MB`;
    const { objects } = place;
    const beside =
      objects === undefined
        ? ''
        : `, larger ones in the bucket ${objects.bucket} at ${URL.parse(objects.endpoint)?.host ?? ''}`;
    const detail = `in the database ${named} at ${host} for all services, ${size}${beside}; ${read}`;
    return [{ name, state: 'ok', detail }];
  } catch (error) {
    return [{ name, state: 'failure', detail: toHearthError(error).message }];
  }
}
