/**
 * Client hints that say what the user agent says: the same browser, version, system and kind of device, and nothing of
 * a headless one. A user agent that is none of Chromium's has none. Sources: User-Agent Client Hints (WICG); Chromium
 * `components/embedder_support/user_agent_utils.cc`.
 */

interface Brand {
  readonly brand: string;
  readonly version: string;
}

/** As the DevTools protocol takes them (`Emulation.UserAgentMetadata`). */
export interface ClientHints {
  readonly brands: Brand[];
  readonly fullVersionList: Brand[];
  readonly platform: string;
  readonly platformVersion: string;
  readonly architecture: string;
  readonly bitness: string;
  readonly model: string;
  readonly mobile: boolean;
}

/** Brands beside Chromium that a user agent names. */
const NAMED = [
  { brand: 'Microsoft Edge', match: /\bEdgA?\/(\d+)/ },
  { brand: 'Opera', match: /\bOPR\/(\d+)/ },
];
/** A name that means nothing, so that nobody counts on the list's form. */
const GREASE = { brand: 'Not_A Brand', version: '8' };

/** Undefined where the user agent is none of Chromium's. `fullVersion`: of the browser at work, where it is that one. */
export function clientHintsOf(userAgent: string, fullVersion?: string): ClientHints | undefined {
  const major = /\bChrome\/(\d+)/.exec(userAgent)?.[1];
  if (major === undefined) return undefined;
  const others = NAMED.flatMap(({ brand, match }) => {
    const version = match.exec(userAgent)?.[1];
    return version === undefined ? [] : [{ brand, version }];
  });
  const brands = [{ brand: 'Chromium', version: major }, GREASE, ...others];
  const isOwn = fullVersion?.startsWith(`${major}.`) === true;
  const whole = (version: string): string => `${version}.0.0.0`;
  return {
    brands,
    fullVersionList: brands.map(({ brand, version }) => ({
      brand,
      version: isOwn && brand === 'Chromium' ? fullVersion : whole(version),
    })),
    ...systemOf(userAgent),
    model: '',
    mobile: /\bMobile\b/.test(userAgent),
  };
}

/** The three that Chromium sends with every request to a trustworthy origin. */
export function hintHeaders(userAgent: string): Readonly<Record<string, string>> {
  const hints = clientHintsOf(userAgent);
  if (hints === undefined) return {};
  return {
    'sec-ch-ua': hints.brands.map(({ brand, version }) => `"${brand}";v="${version}"`).join(', '),
    'sec-ch-ua-mobile': hints.mobile ? '?1' : '?0',
    'sec-ch-ua-platform': `"${hints.platform}"`,
  };
}

type System = Pick<ClientHints, 'platform' | 'platformVersion' | 'architecture' | 'bitness'>;

function systemOf(userAgent: string): System {
  const android = /\bAndroid (\d+(?:\.\d+)*)/.exec(userAgent)?.[1];
  if (android !== undefined)
    return { platform: 'Android', platformVersion: android, architecture: '', bitness: '' };
  const desktop = {
    architecture: /\bCrOS a|\bARM\b/i.test(userAgent) ? 'arm' : 'x86',
    bitness: '64',
  };
  const windows = /\bWindows NT (\d+\.\d+)/.exec(userAgent)?.[1];
  if (windows !== undefined)
    return { platform: 'Windows', platformVersion: `${windows}.0`, ...desktop };
  const mac = /\bMac OS X (\d+(?:[._]\d+)*)/.exec(userAgent)?.[1];
  if (mac !== undefined)
    return { platform: 'macOS', platformVersion: mac.replaceAll('_', '.'), ...desktop };
  const platform = /\bCrOS\b/.test(userAgent) ? 'Chrome OS' : 'Linux';
  return { platform, platformVersion: '', ...desktop };
}
