/**
 * `hearth://` links: `hearth://jobs/ID` opens `/jobs/ID`. Any program and any web page can make the system
 * open one, so only known places of the GUI are followed, without query or fragment; the rest is refused.
 */
import { isGuiPlace } from '../../contract/places.ts';

export const SCHEME = 'hearth';

/** The path that a link leads to; `undefined` when it is not one of ours. `hearth://` alone is the start. */
export function readDeepLink(link: string): string | undefined {
  const url = URL.parse(link);
  if (url?.protocol !== `${SCHEME}:` || link.length > 300) return undefined;
  if (url.username !== '' || url.password !== '' || url.port !== '') return undefined;
  if (url.search !== '' || url.hash !== '') return undefined;
  const path = `/${url.host}${url.pathname}`.replace(/\/+$/, '');
  if (path === '') return '/playground';
  return isGuiPlace(path) ? path : undefined;
}
