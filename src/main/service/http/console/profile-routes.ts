/** Sign-in profiles for the console's window: saved from a live page, listed, renamed, deleted. Never what is in them. */
import type { ProfileListAnswer, ProfileView } from '../../../../contract/console/profiles.ts';
import { HearthError } from '../../domain/errors.ts';
import type { LiveSessions } from '../../operations/live-sessions.ts';
import type { SignInProfiles } from '../../operations/sign-in-profiles.ts';
import { route, textField, type ConsoleRoute } from './console-route.ts';

export function profileRoutes(
  profiles: SignInProfiles,
  sessions: Pick<LiveSessions, 'find' | 'openedAt'>,
): readonly ConsoleRoute[] {
  return [
    route('GET', '/console/profiles', async ({ caller }): Promise<ProfileListAnswer> => ({
      rows: await profiles.list(caller.account),
      sealedBy: profiles.sealedBy,
    })),
    route(
      'POST',
      '/console/live/:id/profile',
      async ({ params, body, caller }): Promise<ProfileView> => {
        const id = params['id'] ?? '';
        const page = sessions.find(id);
        const place = { url: page.url(), opened: sessions.openedAt(id) };
        const given = { name: nameIn(body), ...place, state: await page.state() };
        return profiles.save(given, caller);
      },
    ),
    route('PATCH', '/console/profiles/:id', ({ params, body, caller }): Promise<ProfileView> =>
      profiles.rename(params['id'] ?? '', nameIn(body), caller),
    ),
    route('DELETE', '/console/profiles/:id', async ({ params, caller }) => {
      await profiles.remove(params['id'] ?? '', caller);
      return { deleted: true };
    }),
  ];
}

function nameIn(body: Parameters<typeof textField>[0]): string {
  const name = textField(body, 'name');
  if (name === undefined) throw new HearthError('BAD_REQUEST', 'Send the name as "name".');
  return name;
}
