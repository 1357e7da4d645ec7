/**
 * The service as the desktop app builds it: the same `createHearth(config)` as every door, with the keychain,
 * a log file, notifications, and the Chromium of the package where there is one.
 *
 * The settings are read anew for each start, so that a restart brings what was changed. A service after the
 * first takes the port of the one before: programs that use it find it again.
 */
import { get as httpGet } from 'node:http';
import { get as httpsGet } from 'node:https';
import { join } from 'node:path';
import {
  createHearth,
  defaultParts,
  type Hearth,
  type Parts,
  type Started,
} from '../service/compose.ts';
import { readConfig, type Config, type SecretBox } from '../service/config.ts';
import type { Flags } from '../service/config/sources.ts';

export interface ServiceOptions {
  readonly flags: Flags;
  readonly secrets: SecretBox | undefined;
  /** `process.resourcesPath` of a packaged app. */
  readonly resources: string | undefined;
  readonly tell: NonNullable<Parts['tell']>;
  readonly writeLog: (line: string) => void;
}

/** Throws `CONFIG_INVALID`. */
export function desktopConfig({
  flags,
  secrets,
  resources,
}: Pick<ServiceOptions, 'flags' | 'secrets' | 'resources'>): Config {
  const config = readConfig({ flags, ...(secrets === undefined ? {} : { secrets }) });
  return config.bundledChromiumDir !== undefined || resources === undefined
    ? config
    : Object.freeze({ ...config, bundledChromiumDir: join(resources, 'chromium') });
}

/** Builds a service; it is not started. */
export function createDesktopService(
  options: ServiceOptions,
  previous: Started | undefined,
): Promise<Hearth> {
  const config = desktopConfig(options);
  const port = previous === undefined ? config.port : Number(new URL(previous.address).port);
  const parts = { ...defaultParts(config, options.writeLog), tell: options.tell };
  return createHearth(Object.freeze({ ...config, port }), parts);
}

const PROBE_LIMIT_MS = 4_000;

/** Whether a service at the address answers. Sends nothing of worth, so its certificate does not matter. */
export function isAlive(address: string): Promise<boolean> {
  const url = new URL('/v0/health/liveness', address);
  const options = { timeout: PROBE_LIMIT_MS, agent: false, rejectUnauthorized: false };
  return new Promise((resolve) => {
    const request = (url.protocol === 'https:' ? httpsGet : httpGet)(url, options, (answer) => {
      answer.resume();
      resolve(answer.statusCode === 200);
    });
    request.on('timeout', () => request.destroy());
    request.on('error', () => resolve(false));
  });
}
