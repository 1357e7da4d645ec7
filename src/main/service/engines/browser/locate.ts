/**
 * Finds a Chromium to render with; never downloads one.
 *
 * Order, first usable wins: the configured path (missing is an error, not a reason to look further);
 * the one bundled with the package; Playwright's own download, looked up in its cache folders; an
 * installed Chrome, Chromium or Edge; on Linux x64 the npm package `@sparticuz/chromium`, unpacked into
 * the data folder (unpack.ts). The answer says which it was, for `hearth doctor` and the log.
 * Sources: Playwright docs "Browsers" (cache folders per platform); Google Chrome and Edge install paths.
 */
import { readdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { HearthError } from '../../domain/errors.ts';
import { isExecutable, unpackPackagedChromium } from './unpack.ts';

export type ChromiumSource = 'configured' | 'bundled' | 'playwright' | 'system' | 'package';

export interface LocatedChromium {
  readonly path: string;
  readonly source: ChromiumSource;
  /** Variables that this binary needs beside the process's own (library and font folders). */
  readonly env: Readonly<Record<string, string>>;
}

export interface LocateOptions {
  /** `<dataDir>/chromium` receives the unpacked package. */
  readonly dataDir: string;
  readonly chromiumPath?: string;
  /** Folder shipped with the app that may hold a browser, such as `resources/chromium`. */
  readonly bundledDir?: string;
  /** The process's environment (PLAYWRIGHT_BROWSERS_PATH, PATH, HOME, LOCALAPPDATA, …). */
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly platform?: NodeJS.Platform;
}

const REMEDY =
  'Install Google Chrome, Chromium or Edge, or name one with --chromium-path (HEARTH_CHROMIUM_PATH).';

/**
 * The browser to use. Throws `BROWSER_UNAVAILABLE` when a configured path is not an executable file or
 * when nothing was found anywhere; the message lists what to do.
 */
export async function locateChromium(options: LocateOptions): Promise<LocatedChromium> {
  const platform = options.platform ?? process.platform;
  if (options.chromiumPath !== undefined && options.chromiumPath !== '') {
    if (isExecutable(options.chromiumPath))
      return { path: options.chromiumPath, source: 'configured', env: {} };
    throw new HearthError(
      'BROWSER_UNAVAILABLE',
      `The configured Chromium "${options.chromiumPath}" is not an executable file. Correct the path, or remove the setting to let Hearth look for one.`,
    );
  }
  const found = findInstalled({ ...options, platform });
  if (found !== undefined) return found;
  const packaged = await unpackPackagedChromium(join(options.dataDir, 'chromium'), platform);
  if (packaged.kind === 'ready') return { ...packaged.chromium, source: 'package' };
  throw new HearthError('BROWSER_UNAVAILABLE', `No Chromium found. ${packaged.why} ${REMEDY}`);
}

/** One that is there as it is: bundled, Playwright's, or the system's. */
export function findInstalled({
  bundledDir,
  env,
  platform = process.platform,
}: Omit<LocateOptions, 'dataDir'>): LocatedChromium | undefined {
  const bundled = bundledDir === undefined ? undefined : findBelow(bundledDir);
  if (bundled !== undefined) return { path: bundled, source: 'bundled', env: {} };
  for (const folder of playwrightFolders(platform, env)) {
    const path = findPlaywrightBuild(folder);
    if (path !== undefined) return { path, source: 'playwright', env: {} };
  }
  const system = systemCandidates(platform, env).find(isExecutable);
  return system === undefined ? undefined : { path: system, source: 'system', env: {} };
}

/** Executables of a Chromium build, relative to the folder it was unpacked into, likeliest first. */
const INSIDE_A_BUILD = [
  'chrome-headless-shell-linux64/chrome-headless-shell',
  'chrome-headless-shell-linux-arm64/chrome-headless-shell',
  'chrome-headless-shell-mac-arm64/chrome-headless-shell',
  'chrome-headless-shell-mac-x64/chrome-headless-shell',
  'chrome-headless-shell-win64/chrome-headless-shell.exe',
  'chrome-linux/headless_shell',
  'chrome-mac/headless_shell',
  'chrome-win/headless_shell.exe',
  'chrome-linux64/chrome',
  'chrome-linux/chrome',
  'chrome-mac-arm64/Google Chrome for Testing.app/Contents/MacOS/Google Chrome for Testing',
  'chrome-mac-x64/Google Chrome for Testing.app/Contents/MacOS/Google Chrome for Testing',
  'chrome-mac/Chromium.app/Contents/MacOS/Chromium',
  'chrome-win64/chrome.exe',
  'chrome-win/chrome.exe',
  'chrome-headless-shell',
  'chrome-headless-shell.exe',
  'headless_shell',
  'chrome',
  'chrome.exe',
  'chromium',
] as const;

/** The executable in `folder` or in one of its direct subfolders. */
function findBelow(folder: string): string | undefined {
  const folders = [folder, ...subfolders(folder)];
  return folders
    .flatMap((base) => INSIDE_A_BUILD.map((inside) => join(base, inside)))
    .find(isExecutable);
}

/** The newest complete build in Playwright's cache; the headless shell before the full browser. */
function findPlaywrightBuild(cache: string): string | undefined {
  const builds = subfolders(cache)
    .map((path) => ({ path, match: /chromium(_headless_shell)?-(\d+)$/.exec(path) }))
    .filter((build) => build.match !== null)
    .sort((a, b) => rank(b.match) - rank(a.match));
  return builds.map((build) => findBelow(build.path)).find((path) => path !== undefined);
}

function rank(match: RegExpExecArray | null): number {
  const revision = Number(match?.[2] ?? 0);
  return revision + (match?.[1] === undefined ? 0 : 0.5);
}

function playwrightFolders(platform: NodeJS.Platform, env: LocateOptions['env']): string[] {
  const own = env['PLAYWRIGHT_BROWSERS_PATH'];
  const folders = own === undefined || own === '' || own === '0' ? [] : [own];
  const home = env['HOME'];
  const cache =
    platform === 'win32'
      ? env['LOCALAPPDATA']
      : platform === 'darwin'
        ? home && join(home, 'Library', 'Caches')
        : env['XDG_CACHE_HOME'] || (home && join(home, '.cache'));
  // an empty variable says nothing: a folder below the working directory is no browser of ours
  return cache ? [...folders, join(cache, 'ms-playwright')] : folders;
}

const LINUX_NAMES = [
  'google-chrome-stable',
  'google-chrome',
  'chromium',
  'chromium-browser',
  'microsoft-edge-stable',
  'microsoft-edge',
];

const MAC_APPS = ['Google Chrome', 'Chromium', 'Microsoft Edge'];

const WINDOWS_PATHS = [
  ['Google', 'Chrome', 'Application', 'chrome.exe'],
  ['Chromium', 'Application', 'chrome.exe'],
  ['Microsoft', 'Edge', 'Application', 'msedge.exe'],
];

function systemCandidates(platform: NodeJS.Platform, env: LocateOptions['env']): string[] {
  if (platform === 'darwin') {
    const roots = ['/Applications', ...(env['HOME'] ? [join(env['HOME'], 'Applications')] : [])];
    return MAC_APPS.flatMap((app) =>
      roots.map((root) => join(root, `${app}.app`, 'Contents', 'MacOS', app)),
    );
  }
  if (platform === 'win32') {
    const roots = ['PROGRAMFILES', 'PROGRAMFILES(X86)', 'LOCALAPPDATA']
      .map((name) => env[name])
      .filter((root) => root !== undefined);
    return WINDOWS_PATHS.flatMap((parts) => roots.map((root) => join(root, ...parts)));
  }
  const path = env['PATH'] ?? '/usr/bin:/usr/local/bin:/snap/bin';
  const all = path.split(delimiter).filter((folder) => folder !== '');
  return [
    ...LINUX_NAMES.flatMap((name) => all.map((folder) => join(folder, name))),
    '/opt/google/chrome/chrome',
    '/opt/microsoft/msedge/msedge',
  ];
}

function subfolders(folder: string): string[] {
  try {
    return readdirSync(folder, { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map((entry) => join(folder, entry.name));
  } catch {
    // the folder does not exist or may not be read: nothing of ours is there
    return [];
  }
}
