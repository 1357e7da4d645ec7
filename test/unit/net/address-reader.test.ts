import { expect, it } from 'vitest';
import { createAddressReader } from '../../../src/main/service/net/address-reader.ts';

const PARTS = ['href', 'protocol', 'host', 'hostname', 'port', 'pathname', 'search'] as const;
const ORIGINS = [
  'https://a.test',
  'http://127.0.0.1:8080',
  'HTTP://A.test:80',
  'http://u:p@a.test',
];
const RESTS = [
  ...[
    '',
    '/',
    '/a/b-c_d~e.html',
    '/a//b',
    '/a;b=c,d:e@f!$&()*+=',
    '/a/.',
    '/a/..',
    '/./a',
    '/a/../b',
  ],
  ...[
    '/.well-known/x',
    '/a.',
    '/a..b',
    '/%7Ea',
    '/%2e%2e/a',
    '/a b',
    '/ä',
    "/a'b",
    '/a"b',
    '/a\\b',
  ],
  ...['/a?', '/a?b=c&d=e/f?g', '/a?b=%20', '/a?b=ä', "/a?b='c'", '/a?b="c"', '/a?b c', '/a?b#c'],
  ...[
    '/a#',
    '/a#b?c',
    '/a^b',
    '/a`b',
    '/a{b}',
    '/a|b',
    '/a<b>',
    '/a\tb',
    '/a\u0000b',
    ':99/a',
    'x/a',
  ],
];

it('reads every address as the URL parser does, however it was met', () => {
  const read = createAddressReader('https://base.test/folder/');
  const addresses = ORIGINS.flatMap((origin) => RESTS.map((rest) => `${origin}${rest}`));
  // Each after each origin, so that the short way is tried wherever it can be.
  for (const origin of ORIGINS) {
    for (const address of addresses) {
      read(`${origin}/`);
      const parsed = URL.parse(address, 'https://base.test/folder/');
      if (parsed !== null && address.includes('#')) parsed.hash = '';
      const found = read(address);
      for (const part of PARTS) expect(found?.[part], `${part} of ${address}`).toBe(parsed?.[part]);
    }
  }
});

it('takes relative addresses and nothing that is not of the web', () => {
  const read = createAddressReader('https://base.test/folder/x');
  expect(read('y')?.href).toBe('https://base.test/folder/y');
  expect(read('/z#part')?.href).toBe('https://base.test/z');
  expect(read('mailto:a@b.test')).toBeUndefined();
  expect(read('http://')).toBeUndefined();
});
