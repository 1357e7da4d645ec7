/** Puts blobs and names each that was promised, until it is killed: into a file, or where services share them. */
import { randomBytes } from 'node:crypto';
import { digestOf } from '../../../src/main/service/domain/library/manifest.ts';
import { openBlobStore } from '../../../src/main/service/store/blobs/blob-store.ts';
import { openSharedBlobStore } from '../../../src/main/service/store/blobs/shared/shared-blob-store.ts';
import { silentLog } from '../../support/store-builders.ts';

const [, , path = '', schema] = process.argv;
const blobs =
  schema === undefined
    ? openBlobStore({ path, log: silentLog })
    : openSharedBlobStore({ place: { database: path, schema }, log: silentLog });
const base = randomBytes(8_000).toString('hex');
for (let index = 0; ; index += 1) {
  const text =
    index % 10 === 9 ? randomBytes(1_100_000) : Buffer.from(`${base} ${process.pid} ${index}`);
  const digest = digestOf(text);
  const blobClass = index % 10 === 9 ? 'binary' : 'html';
  // what was refused was not promised
  const put = blobs.put([{ digest, bytes: text, class: blobClass, urlKey: 'a', host: 'a' }], 1);
  if (
    await put.then(
      () => true,
      () => false,
    )
  )
    process.send?.(digest);
}
