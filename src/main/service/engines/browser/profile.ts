/**
 * The settings of a browser context. Captures share a context only when group and profile are equal.
 */
import { createHash } from 'node:crypto';
import type { BrowserContextOptions } from 'playwright-core';
import type { Viewport } from '../../domain/format.ts';
import type { CaptureRequest } from '../../ports/engine.ts';
import { asStorageState } from './browser-state.ts';
import { clientHintsOf, type ClientHints } from '../client-hints.ts';
import { localeOf } from './locales.ts';

export interface Profile {
  /** Equal for equal settings. */
  readonly key: string;
  readonly viewport: Viewport;
  readonly blockAds: boolean;
  /** The proxy of all pages of the context, instead of the installation's own. */
  readonly proxyUrl?: string;
  /** Nothing is fetched: the network is a recording. */
  readonly isOffline: boolean;
  /** It begins signed in: nothing is made ready ahead for it. */
  readonly isSignedIn: boolean;
  readonly options: BrowserContextOptions;
  /** Who the pages say they are, client hints and all; without hints where no Chromium is meant. */
  readonly identity: {
    readonly userAgent: string;
    readonly acceptLanguage: string;
    readonly userAgentMetadata?: ClientHints;
  };
}

const DESKTOP: Viewport = { width: 1280, height: 800 };
/** A Pixel 7 as Playwright describes it; stands here so that its library is loaded with the first browser only. */
export const PHONE = { viewport: { width: 412, height: 839 }, deviceScaleFactor: 2.625 } as const;

/** The profile a request needs. `version` is Chromium's (`153.0.8010.0`). */
export function profileOf(request: CaptureRequest, version: string): Profile {
  const locale = localeOf(request.location);
  const { archive, mobile: isMobile } = request;
  // asked for on another device, a kept page is opened on that one
  const isSame = archive?.recording.profile.mobile === isMobile;
  const kept = isSame ? archive.recording.profile : undefined;
  const viewport = kept?.viewport ?? (isMobile ? PHONE.viewport : DESKTOP);
  const given = Object.entries(request.headers).find(
    ([name]) => name.toLowerCase() === 'user-agent',
  );
  const userAgent = given?.[1] ?? (kept?.userAgent || userAgentOf(version, isMobile));
  const options: BrowserContextOptions = {
    viewport,
    screen: viewport,
    locale: locale.language,
    ...(locale.timezone === undefined ? {} : { timezoneId: locale.timezone }),
    userAgent,
    extraHTTPHeaders: { 'accept-language': locale.acceptLanguage },
    isMobile,
    hasTouch: isMobile,
    deviceScaleFactor: isMobile ? PHONE.deviceScaleFactor : 1,
    ignoreHTTPSErrors: request.skipTlsVerification,
    serviceWorkers: 'block',
    acceptDownloads: false,
    permissions: [],
  };
  const { blockAds, proxyUrl } = request;
  const isOffline = archive !== undefined;
  const { state } = request;
  // the state itself stands in no key: keys are compared and may be written down
  const signedIn = state === undefined ? '' : hashOf(JSON.stringify(state));
  const key = JSON.stringify([options, blockAds, proxyUrl, isOffline, signedIn]);
  return {
    key,
    viewport,
    blockAds,
    isOffline,
    isSignedIn: state !== undefined,
    identity: identityOf(userAgent, version, locale.language),
    options: state === undefined ? options : { ...options, storageState: asStorageState(state) },
    ...(proxyUrl === undefined ? {} : { proxyUrl }),
  };
}

function identityOf(
  userAgent: string,
  version: string,
  acceptLanguage: string,
): Profile['identity'] {
  const hints = clientHintsOf(userAgent, version);
  return {
    userAgent,
    acceptLanguage,
    ...(hints === undefined ? {} : { userAgentMetadata: hints }),
  };
}

const hashOf = (text: string): string => createHash('sha256').update(text).digest('hex');

/** Chrome's own user agent on this platform, reduced as Chrome itself does, without "Headless". */
function userAgentOf(version: string, isMobile: boolean): string {
  const major = version.split('.')[0] ?? version;
  const system = isMobile ? 'Linux; Android 10; K' : DESKTOP_SYSTEMS[process.platform];
  const mobile = isMobile ? ' Mobile' : '';
  return `Mozilla/5.0 (${system ?? 'X11; Linux x86_64'}) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/${major}.0.0.0${mobile} Safari/537.36`;
}

const DESKTOP_SYSTEMS: Partial<Record<NodeJS.Platform, string>> = {
  darwin: 'Macintosh; Intel Mac OS X 10_15_7',
  win32: 'Windows NT 10.0; Win64; x64',
};
