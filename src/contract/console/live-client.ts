/** Calls about live pages and the sign-in profiles saved from them. */
import type { Calls } from './calls.ts';
import {
  livePath,
  type LiveDetail,
  type LivePicked,
  type LiveTable,
  type LiveTables,
  type OpenLiveAnswer,
  type OpenLiveBody,
  type PickBody,
  type ProvedPages,
} from './live.ts';
import { PATHS } from './paths.ts';
import type { ProfileListAnswer, ProfileView } from './profiles.ts';
import type { RecipeFile } from './recipes.ts';

/** Live pages, what is picked in them, and who is signed in there. */
export function liveCalls({ call, post }: Calls) {
  return {
    openLive: (body: OpenLiveBody) => post<OpenLiveAnswer>(PATHS.live, body),
    /** A new ticket for a page whose socket broke. */
    renewLive: (id: string) => post<{ readonly ticket: string }>(`${livePath(id)}/ticket`, {}),
    liveTables: (id: string, signal?: AbortSignal) =>
      post<LiveTables>(`${livePath(id)}/tables`, {}, signal),
    livePick: (id: string, body: PickBody, signal?: AbortSignal) =>
      post<LivePicked>(`${livePath(id)}/pick`, body, signal),
    /** Does one of the recipe's steps in the page. */
    liveStep: (id: string, body: { readonly recipe: RecipeFile; readonly at: number }) =>
      post<unknown>(`${livePath(id)}/step`, body),
    liveRead: (id: string, recipe: RecipeFile, signal?: AbortSignal) =>
      post<LiveTable>(`${livePath(id)}/read`, { recipe }, signal),
    liveDetail: (id: string, body: PickBody, signal?: AbortSignal) =>
      post<LiveDetail>(`${livePath(id)}/detail`, body, signal),
    provePages: (recipe: RecipeFile, signal?: AbortSignal) =>
      post<ProvedPages>(`${PATHS.live}/pages`, { recipe }, signal),
    profiles: (signal?: AbortSignal) => call<ProfileListAnswer>(PATHS.profiles, { signal }),
    saveProfile: (liveId: string, name: string) =>
      post<ProfileView>(`${livePath(liveId)}/profile`, { name }),
    renameProfile: (id: string, name: string) =>
      call<ProfileView>(`${PATHS.profiles}/${id}`, { method: 'PATCH', body: { name } }),
    deleteProfile: (id: string) => call<unknown>(`${PATHS.profiles}/${id}`, { method: 'DELETE' }),
    closeLive: (id: string) => call<unknown>(livePath(id), { method: 'DELETE' }),
  };
}
