/** Lists of addresses: the valid ones in order, the others refused or reported. */
import { partLogin, type AddressLogin } from '../../domain/address-login.ts';
import { parseRequestUrl } from '../../domain/url.ts';
import type { ReadContext } from '../types.ts';
import { type Issue, refusal } from './validate.ts';

export interface ReadUrls {
  readonly urls: readonly { readonly url: string; readonly typedUrl: string }[];
  /** Nothing, or the names and passwords that stood in them. */
  readonly logins: { readonly logins?: readonly AddressLogin[] };
  /** As typed, in order. */
  readonly invalidUrls: readonly string[];
}

/** Throws `BAD_REQUEST` with one issue per bad address unless they are to be ignored. */
export function readUrls(
  typed: readonly string[],
  ignoresInvalid: boolean,
  context: ReadContext,
): ReadUrls {
  const urls: { url: string; typedUrl: string }[] = [];
  const invalidUrls: string[] = [];
  const issues: Issue[] = [];
  const logins: AddressLogin[] = [];
  typed.forEach((text, index) => {
    const parsed = parseRequestUrl(text, { allowLocal: context.allowLocal });
    if (parsed.kind === 'url') {
      const { url, login } = partLogin(parsed.url);
      urls.push({ url, typedUrl: login === undefined ? text : url });
      if (login === undefined) return;
      if (isOther(logins, login)) issues.push(twoLogins(index));
      logins.push(login);
      return;
    }
    invalidUrls.push(text);
    issues.push({ code: 'custom', path: ['urls', index], message: parsed.reason });
  });
  if (issues.length > 0 && !ignoresInvalid) throw refusal(issues);
  const isAmbiguous = issues.find(({ message }) => message === TWO_LOGINS);
  if (isAmbiguous !== undefined) throw refusal([isAmbiguous]);
  return { urls, logins: logins.length === 0 ? {} : { logins }, invalidUrls };
}

const TWO_LOGINS =
  'This address stands in the list with two names or passwords; send it in two requests';

const twoLogins = (index: number): Issue => ({
  code: 'custom',
  path: ['urls', index],
  message: TWO_LOGINS,
});

/** The same address was given with another name or password before. */
function isOther(logins: readonly AddressLogin[], { url, user, password }: AddressLogin): boolean {
  return logins.some((one) => one.url === url && (one.user !== user || one.password !== password));
}
