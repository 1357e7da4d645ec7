/** Pages that are there to sign in, and pages that only look a little like it. */
import { expect, it } from 'vitest';
import { asksToSignIn } from '../../../src/main/service/pipeline/sign-in-wall.ts';
import { readPage } from '../../../src/main/service/pipeline/dom/parse.ts';

const asks = (html: string, url = 'https://shop.example/account'): boolean =>
  asksToSignIn(readPage(html).root.children, url);

const much = `<p>${'What the account has bought and when it came. '.repeat(80)}</p>`;

it.each([
  ['a form with a password', '<h1>Welcome</h1><form><input name=u><input type=password></form>'],
  [
    'a long page that says so',
    `<h1>Please sign in</h1><form><input type=password></form><footer>${much}</footer>`,
  ],
  ['another language', `<h2>Anmelden</h2><input type="password">${much}`],
])('is asked to sign in by %s', (_what, html) => {
  expect(asks(html)).toBe(true);
});

it('is asked by a page that wants the name first', () => {
  const html =
    '<h1>Sign in</h1><form><input type=email name=identifier><button>Next</button></form>';
  expect(asks(html, 'https://accounts.shop.example/signin/identifier')).toBe(true);
  expect(asks(html, 'https://shop.example/newsletter')).toBe(false);
});

it.each([
  ['the page of an account', `<h1>Your orders</h1>${much}`],
  [
    'a page to change the password',
    '<h1>Security</h1><input type=password><input type=password><input type=password>',
  ],
  [
    'a page with a box for those who are not signed in, hidden',
    `<h1>News</h1><div hidden><input type=password></div>`,
  ],
  ['an article about signing in', `<h1>How to sign in safely</h1>${much}`],
])('is not asked by %s', (_what, html) => {
  expect(asks(html)).toBe(false);
});
