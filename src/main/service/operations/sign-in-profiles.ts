/**
 * Sign-in profiles of an account: saved from a live page, sealed, opened for visits of their own site.
 *
 * What is sealed is never answered, logged or exported; lists tell names, sites and times. A page that asks to sign in
 * marks its profile; signing in again, or a page that comes, takes the mark away.
 */
import type { Account, Caller } from '../domain/account.ts';
import type { ScrapeOptions } from '../domain/command.ts';
import { HearthError } from '../domain/errors.ts';
import { carriesSecret } from '../domain/secret-address.ts';
import {
  isEmptyState,
  isOfSite,
  isSameState,
  siteOf,
  stateOfSite,
  type BrowserState,
} from '../domain/sign-in-profile.ts';
import type { ProfileRecord, ProfileStore } from '../ports/profiles.ts';
import type { Clock, Ids, SecretBox } from '../ports/system.ts';

/** What may be told of a profile. */
type ProfileFacts = Omit<ProfileRecord, 'sealed' | 'accountId'>;

/** A profile with what a browser needs to be signed in. */
export interface OpenProfile {
  readonly id: string;
  readonly accountId: string;
  readonly name: string;
  readonly site: string;
  readonly state: BrowserState;
  /** When somebody signed in; a visit of before changes nothing of what was saved after. */
  readonly signedInAt: number;
  /** A page asked to sign in since. */
  readonly isExpired: boolean;
}

export interface SignInProfiles {
  list(account: Account): Promise<readonly ProfileFacts[]>;
  /** The state of the site of `url`, under this name; over the one of that name, if it is of the same site. */
  save(
    given: {
      readonly name: string;
      readonly url: string;
      /** The address the live page was opened at: where to sign in again. */
      readonly opened: string;
      readonly state: BrowserState;
    },
    caller: Caller,
  ): Promise<ProfileFacts>;
  /** Throws `NOT_FOUND`, and `BAD_REQUEST` for a name that is taken. */
  rename(id: string, name: string, caller: Caller): Promise<ProfileFacts>;
  /** Throws `NOT_FOUND`. */
  remove(id: string, caller: Caller): Promise<void>;
  /** Throws `BAD_REQUEST` where there is none of this name, `PROFILE_EXPIRED` where it cannot be opened here. */
  open(accountId: string, name: string): Promise<OpenProfile>;
  /** Keeps what the site has renewed. `state` may hold other sites: they are left out. */
  renew(profile: OpenProfile, state: BrowserState): Promise<void>;
  markExpired(profile: OpenProfile): Promise<void>;
  /** How the profiles are sealed. */
  readonly sealedBy: 'keychain' | 'file';
}

export interface ProfileDeps {
  readonly store: ProfileStore;
  readonly box: SecretBox;
  readonly sealedBy: 'keychain' | 'file';
  readonly ids: Ids;
  readonly clock: Clock;
}

const LONGEST_NAME = 128;
const MOST = 200;

/** Builds them. */
export function createSignInProfiles(deps: ProfileDeps): SignInProfiles {
  const { store, box, ids, clock } = deps;
  const find = async (id: string, { account }: Caller): Promise<ProfileRecord> => {
    const found = (await store.listProfiles(account.id)).find((one) => one.id === id);
    if (found === undefined)
      throw new HearthError('NOT_FOUND', 'There is no sign-in profile with this id.');
    return found;
  };
  return {
    sealedBy: deps.sealedBy,
    list: async ({ id }) => (await store.listProfiles(id)).map(factsOf),

    async save({ name, url, opened, state }, { account }) {
      const { site, own } = ownState(state, url);
      const known = await store.findProfile(account.id, nameOf(name));
      if (known !== undefined && known.site !== site)
        throw bad(`"${known.name}" is a profile of ${known.site}; give this one another name.`);
      const isFull = (await store.listProfiles(account.id)).length >= MOST;
      if (known === undefined && isFull)
        throw bad(`There are ${MOST} sign-in profiles; delete one first.`);
      const now = clock.now();
      const sealed = box.seal(JSON.stringify(own));
      const saved: ProfileRecord = {
        id: known?.id ?? ids.uuid(),
        accountId: account.id,
        name: nameOf(name),
        site,
        sealed,
        url: placeToSignIn({ site, url, opened }),
        createdAt: known?.createdAt ?? now,
        updatedAt: now,
      };
      await store.saveProfile(saved);
      return factsOf(saved);
    },

    async rename(id, name, caller) {
      const found = await find(id, caller);
      const taken = await store.findProfile(caller.account.id, nameOf(name));
      if (taken !== undefined && taken.id !== id)
        throw bad(`There is a profile "${taken.name}" already; choose another name.`);
      const renamed = { ...found, name: nameOf(name) };
      await store.saveProfile(renamed);
      return factsOf(renamed);
    },

    async remove(id, caller) {
      await find(id, caller);
      await store.deleteProfile(caller.account.id, id);
    },

    async open(accountId, name) {
      const found = await store.findProfile(accountId, name.trim());
      if (found === undefined) throw noProfile(name);
      const state = stateIn(box.open(found.sealed));
      if (state === undefined)
        throw new HearthError(
          'PROFILE_EXPIRED',
          `The sign-in profile "${found.name}" was sealed on another machine or by another user and cannot be opened here. Sign in to ${found.site} again and save it.`,
        );
      const { id, site, updatedAt: signedInAt, expiredAt } = found;
      const isExpired = expiredAt !== undefined;
      return { id, accountId, name: found.name, site, state, signedInAt, isExpired };
    },

    async renew({ id, accountId, site, signedInAt, isExpired, state: before }, state) {
      const own = stateOfSite(state, site);
      if (isEmptyState(own) || (isSameState(before, own) && !isExpired)) return;
      const sealed = box.seal(JSON.stringify(own));
      await store.renewProfile({ accountId, id, signedInAt, sealed });
    },

    markExpired: ({ id, accountId, signedInAt }) =>
      store.markProfileExpired({ accountId, id, signedInAt, at: clock.now() }),
  };
}

/** What the site of `url` has stored. Throws `BAD_REQUEST` where that is nothing. */
function ownState(state: BrowserState, url: string) {
  const site = siteOf(url);
  if (site === undefined) throw bad('Open the page of a site first, then save who is signed in.');
  const own = stateOfSite(state, site);
  if (isEmptyState(own))
    throw bad(`${site} has stored nothing in this page: there is nobody signed in to save.`);
  return { site, own };
}

/** Where to sign in again: as it was opened, unless that was another site's, or would let in whoever reads it. */
function placeToSignIn(of: Record<'site' | 'url' | 'opened', string>): string {
  const { site, url, opened } = of;
  if (!isOfSite(opened, site)) return `${new URL(url).origin}/`;
  return carriesSecret(opened) ? `${new URL(opened).origin}/` : opened;
}

function factsOf(profile: ProfileRecord): ProfileFacts {
  const { id, name, site, createdAt, updatedAt, expiredAt, url } = profile;
  return {
    ...{ id, name, site, createdAt, updatedAt },
    ...(expiredAt === undefined ? {} : { expiredAt }),
    ...(url === undefined ? {} : { url }),
  };
}

/** Throws `BAD_REQUEST` for what is no name. */
function nameOf(text: string): string {
  const name = text.trim();
  if (name === '' || name.length > LONGEST_NAME)
    throw bad(`A sign-in profile needs a name of 1 to ${LONGEST_NAME} characters.`);
  return name;
}

/** What was sealed is what was saved: its shape was made here. */
function stateIn(text: string | undefined): BrowserState | undefined {
  if (text === undefined) return undefined;
  const value: unknown = JSON.parse(text);
  return isState(value) ? value : undefined;
}

const isState = (value: unknown): value is BrowserState =>
  typeof value === 'object' && value !== null && 'cookies' in value && 'origins' in value;

/** A job that names a profile is not begun without it. Throws `BAD_REQUEST` where there is none of this name. */
export async function requireProfile(
  store: Pick<ProfileStore, 'findProfile'>,
  { account }: Caller,
  { profile }: Pick<ScrapeOptions, 'profile'>,
): Promise<void> {
  if (profile === undefined) return;
  const found = await store.findProfile(account.id, profile.name.trim());
  if (found === undefined) throw noProfile(profile.name);
}

const noProfile = (name: string): HearthError =>
  bad(
    `There is no sign-in profile "${name}". Sign in to the site once in Hearth's window (Settings, Sign-in profiles), and save it under this name.`,
  );

const bad = (message: string): HearthError => new HearthError('BAD_REQUEST', message);
