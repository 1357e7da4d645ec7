/**
 * The service as the desktop app builds it: the same `createHearth(config)` as every door, with the keychain,
 * a log file, notifications, and the Chromium of the package where there is one.
 *
 * The settings are read anew for each start, so that a restart brings what was changed. A service after the
 * first takes the port of the one before: programs that use it find it again.
 */
import { join } from 'node:path';
import {
  createHearth,
  defaultParts,
  type Hearth,
  type Parts,
  type Started,
} from '../service/compose.ts';
import { readConfig, type Config, type Flags, type SecretBox } from '../service/config.ts';

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

/** Whether a service at the address answers. */
export async function isAlive(address: string): Promise<boolean> {
  try {
    const answer = await fetch(`${address}/v0/health/liveness`, {
      signal: AbortSignal.timeout(PROBE_LIMIT_MS),
    });
    await answer.body?.cancel();
    return answer.ok;
  } catch {
    // refused, reset or too slow: all mean no
    return false;
  }
}
