/**
 * Visits with a sign-in profile: opened for its own site only, renewed by what the site sets, over once the site asks
 * to sign in. Nothing is asked twice: after that the other pages of the job end at once.
 */
import { HearthError } from '../domain/errors.ts';
import { cookieHeader, isOfSite, type BrowserState } from '../domain/sign-in-profile.ts';
import type { CaptureRequest } from '../ports/engine.ts';
import type { PipelineOutput } from '../ports/pipeline.ts';
import type { AcquireDeps, AcquireRequest } from './acquire-request.ts';
import type { OpenProfile } from './sign-in-profiles.ts';

/** What a visit is signed in with. */
export interface SignedIn {
  readonly profile: OpenProfile;
  readonly savesChanges: boolean;
}

const MOST_REMEMBERED = 1_000;

/** Jobs whose profile is over, so that each asks the site once; not once somebody has signed in again. */
export class ExpiredJobs {
  readonly #over = new Set<string>();

  has(group: string, profile: OpenProfile): boolean {
    return this.#over.has(nameOf(group, profile));
  }

  add(group: string, profile: OpenProfile): void {
    if (this.#over.size >= MOST_REMEMBERED) this.#over.clear();
    this.#over.add(nameOf(group, profile));
  }
}

const nameOf = (group: string, { id, signedInAt }: OpenProfile): string =>
  `${group} ${id} ${signedInAt}`;

/**
 * The request with its profile opened. Pages of other sites are visited without it, and say so; where the one asked
 * page is of another site, that is refused. Throws `BAD_REQUEST` and `PROFILE_EXPIRED`.
 */
export async function signInto(
  deps: AcquireDeps,
  request: AcquireRequest,
): Promise<AcquireRequest> {
  const { profile: wish, ...options } = request.options;
  if (wish === undefined) return request;
  const profile = await deps.profiles.open(request.accountId, wish.name);
  if (!isOfSite(request.url, profile.site)) {
    const sentence = `The sign-in profile "${profile.name}" is for ${profile.site}`;
    if (request.isAsked === true) {
      throw new HearthError(
        'BAD_REQUEST',
        `${sentence}, and this address is of another site. Leave the profile out, or sign in there and save a profile.`,
      );
    }
    const warnings = [...options.warnings, `${sentence}; this page was visited without it.`];
    return { ...request, options: { ...options, warnings } };
  }
  if (deps.expiredJobs.has(request.isolationGroup, profile)) throw expired(profile);
  return { ...request, signedIn: { profile, savesChanges: wish.savesChanges } };
}

/** What an engine is given: the browser all of it, the other the cookies of this address. */
export function carried(
  deps: AcquireDeps,
  { signedIn, options }: AcquireRequest,
  { engine, url }: { readonly engine: string; readonly url: string },
): Partial<Pick<CaptureRequest, 'state' | 'headers'>> {
  if (signedIn === undefined || !isOfSite(url, signedIn.profile.site)) return {};
  const { state } = signedIn.profile;
  if (engine === 'browser') return { state };
  const cookies = cookieHeader(state, url, deps.clock.now());
  const hasOwn = Object.keys(options.headers).some((name) => name.toLowerCase() === 'cookie');
  return cookies === '' || hasOwn ? {} : { headers: { ...options.headers, cookie: cookies } };
}

/** Throws `PROFILE_EXPIRED` where the page asks to sign in; else what the site renewed is kept. */
export async function checkSignedIn(
  deps: AcquireDeps,
  { signedIn, isolationGroup }: AcquireRequest,
  page: {
    readonly output: PipelineOutput;
    readonly status: number;
    readonly state: BrowserState | undefined;
  },
): Promise<void> {
  if (signedIn === undefined) return;
  const { profile, savesChanges } = signedIn;
  if (page.output.asksSignIn === true || page.status === 401) {
    deps.expiredJobs.add(isolationGroup, profile);
    await deps.profiles.markExpired(profile);
    throw expired(profile);
  }
  const isGood = page.status >= 200 && page.status < 400;
  if (savesChanges && isGood && page.state !== undefined) {
    await deps.profiles.renew(profile, page.state);
  }
}

function expired({ name, site }: OpenProfile): HearthError {
  return new HearthError(
    'PROFILE_EXPIRED',
    `${site} asks to sign in: the sign-in profile "${name}" has expired. Open Settings, Sign-in profiles, sign in again, and repeat the request.`,
    { details: { profile: name, site } },
  );
}
