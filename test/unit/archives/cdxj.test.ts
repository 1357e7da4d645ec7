import fc from 'fast-check';
import { expect, it } from 'vitest';
import { getSurt, postToGetUrl } from 'warcio/utils';
import { cdxjLine, surtOf } from '../../../src/main/service/archives/warc/cdxj.ts';
import { requestQuery } from '../../../src/main/service/archives/warc/post-query.ts';

it('makes the keys that warcio makes', () => {
  fc.assert(
    fc.property(fc.webUrl({ withQueryParameters: true, withFragments: true }), (url) => {
      expect(surtOf(url)).toBe(getSurt(url));
    }),
    { numRuns: 100 },
  );
  for (const url of ['urn:text:https://a.test/', 'https://www2.A.test:8080/B?z=1&a=2', 'nothing']) {
    expect(surtOf(url)).toBe(getSurt(url));
  }
});

const BODIES: readonly (readonly [type: string, body: string])[] = [
  ['application/x-www-form-urlencoded', 'q=heat&page=2'],
  ['application/json', '{"q":"heat","list":[1,2,{"q":"x"}],"no":null,"yes":true,"deep":{"er":0}}'],
  ['application/json; charset=utf-8', '[{"a":1},{"a":2},{"a":3}]'],
  ['application/json', 'broken'],
  ['text/plain', '{"a":"b c"}'],
  [
    'multipart/form-data; boundary=xyz',
    '--xyz\r\nContent-Disposition: form-data; name="a"\r\n\r\n1\r\n--xyz--\r\n',
  ],
  ['application/octet-stream', '\u0001\u0002bytes'],
];

it.each(BODIES)('finds a POST of %s under the key that warcio makes', (type, body) => {
  const requestBody = Buffer.from(body);
  const theirs = {
    url: 'https://a.test/api?x=1',
    method: 'POST',
    headers: new Headers({ 'content-type': type }),
    postData: requestBody,
  };
  postToGetUrl(theirs);
  const query = requestQuery({ method: 'POST', requestBody, requestType: type });
  expect(query).toBe(Reflect.get(theirs, 'requestBody'));
  const line = cdxjLine(
    {
      url: 'https://a.test/api?x=1',
      at: 0,
      digest: 'sha256:0',
      mime: 'a/b',
      status: 200,
      method: 'POST',
      requestBody: query ?? '',
    },
    { filename: 'a', offset: 0, length: 1, recordDigest: 'sha256:0' },
  );
  expect(line.split(' ')[0]).toBe(getSurt(theirs.url).replaceAll(' ', '%20'));
});
