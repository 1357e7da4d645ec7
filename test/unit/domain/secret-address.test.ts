import { expect, it } from 'vitest';
import { carriesSecret } from '../../../src/main/service/domain/secret-address.ts';

it.each([
  'https://user:word@shop.example/api',
  'https://shop.example/api?page=1&access_token=abc',
  'https://shop.example/api?accessToken=abc',
  'https://shop.example/api?api_key=abc',
  'https://shop.example/api?sid=1',
  'https://shop.example/api?X-Amz-Signature=abc',
  'https://shop.example/eyJhbGciOiJI.eyJzdWIiOiIx.c2ln/items',
  'no address',
])('keeps no address with a secret: %s', (url) => {
  expect(carriesSecret(url)).toBe(true);
});

it.each([
  'https://shop.example/api?page=1&sort=key',
  'https://shop.example/api?keyword=lamp&tokens=3',
  'https://shop.example/api/items?author=7',
])('keeps an address without one: %s', (url) => {
  expect(carriesSecret(url)).toBe(false);
});
