/**
 * The request headers a navigation in a current browser sends, with the caller's own on top.
 *
 * Language follows `location`: the languages given, else the country's most likely one (CLDR, by way
 * of Intl.Locale.maximize). Sources: Chrome's navigation requests; Fetch Metadata (W3C).
 */
import type { CaptureRequest } from '../../ports/engine.ts';
import { hintHeaders } from '../client-hints.ts';

export interface UserAgents {
  readonly desktop: string;
  readonly mobile: string;
}

/** Current Chrome on Windows and on Android, version part reduced as Chrome itself does. */
export const DEFAULT_USER_AGENTS: UserAgents = {
  desktop:
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/147.0.0.0 Safari/537.36',
  mobile:
    'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/147.0.0.0 Mobile Safari/537.36',
};

const ACCEPT =
  'text/html,application/xhtml+xml,application/xml;q=0.9,image/avif,image/webp,image/apng,*/*;q=0.8';

/** All headers of one capture, names in lower case; the caller's win over the defaults. */
export function captureHeaders(
  request: Pick<CaptureRequest, 'url' | 'headers' | 'mobile' | 'location' | 'revalidate'>,
  userAgents: UserAgents,
): Record<string, string> {
  const own = Object.fromEntries(
    Object.entries(request.headers).map(([name, value]) => [name.toLowerCase(), value]),
  );
  const { etag, lastModified } = request.revalidate ?? {};
  const userAgent = own['user-agent'] ?? (request.mobile ? userAgents.mobile : userAgents.desktop);
  return {
    ...(isTrustworthy(request.url) ? hintHeaders(userAgent) : {}),
    'user-agent': userAgent,
    accept: ACCEPT,
    'accept-language': acceptLanguage(request.location),
    'upgrade-insecure-requests': '1',
    'sec-fetch-dest': 'document',
    'sec-fetch-mode': 'navigate',
    'sec-fetch-site': 'none',
    'sec-fetch-user': '?1',
    ...(etag === undefined ? {} : { 'if-none-match': etag }),
    ...(lastModified === undefined ? {} : { 'if-modified-since': lastModified }),
    ...own,
  };
}

/** Where a browser sends client hints: over TLS, and to this machine. */
function isTrustworthy(url: string): boolean {
  return url.startsWith('https:') || /^http:\/\/(?:[^/@]*@)?(?:localhost|127\.|\[::1\])/.test(url);
}

/** `{country: 'DE'}` → `de-DE,de;q=0.9,en;q=0.8`; without a wish `en-US,en;q=0.9`. */
export function acceptLanguage(location: CaptureRequest['location']): string {
  const wanted = location.languages.length > 0 ? location.languages : languagesOf(location.country);
  const tags = new Set(
    wanted.flatMap((tag) => [tag, tag.split('-', 1)[0] ?? tag]).filter((tag) => tag !== ''),
  );
  tags.add('en');
  return [...tags]
    .slice(0, 9)
    .map((tag, n) => (n === 0 ? tag : `${tag};q=0.${(10 - n).toString()}`))
    .join(',');
}

/** Asked for with every request, looked up once: CLDR's tables cost more than the request's other headers. */
const languagesByRegion = new Map<string, readonly string[]>([['US', ['en-US']]]);

function languagesOf(country: string | undefined): readonly string[] {
  const region = country?.split('-', 1)[0]?.toUpperCase() ?? 'US';
  if (!/^[A-Z]{2}$/.test(region)) return ['en-US'];
  const known = languagesByRegion.get(region);
  if (known !== undefined) return known;
  const { language } = new Intl.Locale(`und-${region}`).maximize();
  const languages = [`${language}-${region}`];
  languagesByRegion.set(region, languages);
  return languages;
}
