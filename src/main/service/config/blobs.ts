/** The bucket in which services that share a database keep the bytes of pages, by the settings. */
import { HearthError } from '../domain/errors.ts';

interface BlobSettings {
  readonly blobs: string | undefined;
  readonly blobsEndpoint: string | undefined;
  readonly blobsRegion: string;
  readonly blobsKeyId: string | undefined;
  readonly blobsSecret: string | undefined;
  readonly database: string | undefined;
}

interface Bucket {
  readonly endpoint: string;
  readonly region: string;
  readonly bucket: string;
  readonly prefix: string;
  readonly keyId: string;
  readonly secret: string;
}

const ADDRESS = /^s3:\/\/([a-z0-9][a-z0-9.-]{1,61}[a-z0-9])(?:\/([A-Za-z0-9._/-]*))?$/;

/** Undefined: they lie in the database, or in the data folder. Throws `CONFIG_INVALID`. */
export function bucketOf(settings: BlobSettings): Bucket | undefined {
  const { blobs, blobsRegion: region, blobsKeyId: keyId, blobsSecret: secret } = settings;
  if (blobs === undefined) return undefined;
  const [, bucket, path = ''] = ADDRESS.exec(blobs) ?? [];
  if (bucket === undefined) {
    throw invalid(
      'The place of kept bytes is like s3://bucket/prefix; the prefix is of letters, digits and . _ - /.',
    );
  }
  if (settings.database === undefined) {
    throw invalid(
      'A bucket holds the bytes of services that share a database: name the database, too (postgres://…).',
    );
  }
  if (keyId === undefined || secret === undefined) {
    throw invalid('The bucket of kept bytes needs a key: give its id and its secret.');
  }
  const endpoint = settings.blobsEndpoint ?? `https://s3.${region}.amazonaws.com`;
  const url = URL.parse(endpoint);
  if (
    url === null ||
    !/^https?:$/.test(url.protocol) ||
    url.pathname !== '/' ||
    url.username !== ''
  ) {
    throw invalid(
      'The address of the server of the bucket is like https://s3.example:9000, without a path.',
    );
  }
  const trimmed = path.replaceAll(/^\/+|\/+$/g, '');
  const prefix = trimmed === '' ? '' : `${trimmed}/`;
  return { endpoint: url.origin, region, bucket, prefix, keyId, secret };
}

function invalid(message: string): HearthError {
  return new HearthError('CONFIG_INVALID', message);
}
