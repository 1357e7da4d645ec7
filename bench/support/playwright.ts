/** Chromium for contenders that drive it by themselves: where it lies and how it is started. */
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import type { LaunchOptions } from 'playwright-core';
import type { LocatedChromium } from '../../src/main/service/engines/browser/locate.ts';

export const BROWSER_DIR = join(tmpdir(), `hearth-bench-browser-${userInfo().username}`);

export function launchOptions(located: LocatedChromium): LaunchOptions {
  return {
    executablePath: located.path,
    env: { ...definedOnly(process.env), ...located.env },
    chromiumSandbox: process.getuid?.() !== 0,
  };
}

function definedOnly(env: NodeJS.ProcessEnv): Record<string, string> {
  return Object.fromEntries(
    Object.entries(env).filter((entry): entry is [string, string] => entry[1] !== undefined),
  );
}
