/** Which cookies and storage a profile keeps, and which of them an address is sent. */
import { expect, it } from 'vitest';
import {
  cookieHeader,
  isSameState,
  siteOf,
  stateOfSite,
  type StateCookie,
} from '../../../src/main/service/domain/sign-in-profile.ts';

const cookie = (given: Partial<StateCookie>): StateCookie => ({
  ...{ name: 'sid', value: '1', domain: 'shop.example.com', path: '/', expires: -1 },
  ...{ httpOnly: true, secure: false, sameSite: 'Lax' },
  ...given,
});

it('is bound to the registrable domain, or to the host where there is none', () => {
  expect(siteOf('https://www.shop.co.uk/a')).toBe('shop.co.uk');
  expect(siteOf('http://127.0.0.1:80/')).toBe('127.0.0.1');
  expect(siteOf('http://localhost:3000/')).toBe('localhost');
  expect(siteOf('file:///etc/passwd')).toBeUndefined();
  expect(siteOf('https://a.github.io/')).not.toBe(siteOf('https://b.github.io/'));
});

it('keeps what belongs to the site, and nothing of others', () => {
  const state = {
    cookies: [
      cookie({ domain: '.example.com' }),
      cookie({ domain: 'login.example.com' }),
      cookie({ domain: '.tracker.net' }),
      cookie({ domain: 'notexample.com' }),
    ],
    origins: [
      { origin: 'https://app.example.com', localStorage: [] },
      { origin: 'https://accounts.other.org', localStorage: [] },
    ],
  };
  const own = stateOfSite(state, 'example.com');
  expect(own.cookies.map(({ domain }) => domain)).toEqual(['.example.com', 'login.example.com']);
  expect(own.origins.map(({ origin }) => origin)).toEqual(['https://app.example.com']);
});

it('sends a cookie to its own host, path and time only', () => {
  const state = {
    origins: [],
    cookies: [
      cookie({ name: 'wide', domain: '.example.com' }),
      cookie({ name: 'host', domain: 'shop.example.com' }),
      cookie({ name: 'deep', domain: '.example.com', path: '/admin' }),
      cookie({ name: 'safe', domain: '.example.com', secure: true }),
      cookie({ name: 'past', domain: '.example.com', expires: 10 }),
    ],
  };
  const sent = (url: string): string => cookieHeader(state, url, 20_000);
  expect(sent('http://shop.example.com/')).toBe('wide=1; host=1');
  expect(sent('https://www.example.com/admin/x')).toBe('deep=1; wide=1; safe=1');
  expect(sent('https://www.example.com/administration')).toBe('wide=1; safe=1');
  expect(sent('https://example.com.evil.net/')).toBe('');
  expect(sent('https://evilexample.com/')).toBe('');
});

it('is the same where only times of expiry moved on', () => {
  const before = { cookies: [cookie({ expires: 100 })], origins: [] };
  expect(isSameState(before, { cookies: [cookie({ expires: 200 })], origins: [] })).toBe(true);
  expect(isSameState(before, { cookies: [cookie({ value: '2' })], origins: [] })).toBe(false);
});
