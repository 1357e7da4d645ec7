/** Where the bytes of kept pages lie, as the settings say it. */
import { expect, it } from 'vitest';
import { bucketOf } from '../../src/main/service/config/blobs.ts';

const GIVEN = {
  blobs: 's3://copies/team/one/',
  blobsEndpoint: 'https://s3.example:9000/',
  blobsRegion: 'eu-1',
  blobsKeyId: 'id',
  blobsSecret: 'hidden',
  database: 'postgres://db/hearth',
};

it('is a bucket with a prefix, at Amazon unless a server is named', () => {
  expect(bucketOf(GIVEN)).toEqual({
    ...{ endpoint: 'https://s3.example:9000', region: 'eu-1', bucket: 'copies' },
    ...{ prefix: 'team/one/', keyId: 'id', secret: 'hidden' },
  });
  expect(bucketOf({ ...GIVEN, blobs: 's3://copies', blobsEndpoint: undefined })).toMatchObject({
    ...{ endpoint: 'https://s3.eu-1.amazonaws.com', prefix: '' },
  });
  expect(bucketOf({ ...GIVEN, blobs: undefined })).toBeUndefined();
});

it.each<[Partial<Record<keyof typeof GIVEN, string | undefined>>, RegExp]>([
  [{ blobs: 'copies' }, /like s3:\/\/bucket\/prefix/],
  [{ blobs: 's3://copies/a b' }, /letters, digits/],
  [{ blobs: 's3://UPPER' }, /like s3/],
  [{ database: undefined }, /name the database/],
  [{ blobsKeyId: undefined }, /needs a key/],
  [{ blobsSecret: undefined }, /needs a key/],
  [{ blobsEndpoint: 's3.example:9000' }, /like https:/],
  [{ blobsEndpoint: 'https://s3.example/copies' }, /without a path/],
  [{ blobsEndpoint: 'https://me:hidden@s3.example/' }, /without a path/],
])('is refused with a sentence: %j', (change, sentence) => {
  const given = { ...GIVEN, ...change, blobsRegion: 'eu-1' };
  let message = '';
  try {
    bucketOf(given);
  } catch (error) {
    expect(error).toMatchObject({ code: 'CONFIG_INVALID' });
    message = String(error);
  }
  expect(message).toMatch(sentence);
  expect(message).not.toMatch(/hidden/);
});
