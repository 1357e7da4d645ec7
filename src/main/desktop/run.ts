/**
 * The desktop app from start to end: one instance per data folder, the service under supervision, and around
 * it window, menus, tray, links, notifications and updates.
 *
 * Electron and everything that differs in tests is handed in. Order matters: paths and the instance lock
 * before the app is ready, the keychain after. Why the service lives in this process: docs/adr/0013-desktop-shell.md.
 */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Config } from '../service/config.ts';
import type { Flags } from '../service/config/sources.ts';
import { readArguments } from './arguments.ts';
import { readDeepLink, SCHEME } from './deep-link.ts';
import { createLogFile } from './log-file.ts';
import type { DesktopOptions } from './options.ts';
import { createShell, type Shell } from './shell.ts';
import { openKeychain } from './secrets.ts';
import { createDesktopService, desktopConfig, isAlive, type ServiceOptions } from './service.ts';

/** Resolves the running shell, or nothing when another instance was asked to show itself instead. */
export async function runDesktop(options: DesktopOptions): Promise<Shell | undefined> {
  const { electron, platform } = options;
  const { app } = electron;
  const { flags, isHidden, link } = readArguments(options.argv);
  const early = tryConfig(flags, options);
  if (early === undefined) return undefined;
  const folder = join(early.dataDir, 'desktop');
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  app.setPath('userData', folder);
  if (!app.requestSingleInstanceLock()) {
    options.writeError('Hearth is already open on this data folder; its window was asked to show.');
    app.quit();
    return undefined;
  }
  app.enableSandbox();
  if (platform === 'win32') app.setAppUserModelId('org.hearth.app');
  app.setAsDefaultProtocolClient(SCHEME, options.executable, [...options.executableArgs]);

  const links = createLinks(link);
  app.on('second-instance', (_event, argv) => links.follow(readArguments(argv.slice(1)).link));
  app.on('open-url', (event, url) => {
    event.preventDefault();
    links.follow(url);
  });

  await app.whenReady();
  const keychain = await openKeychain(electron, folder, platform);
  const writeFile = createLogFile(early.dataDir);
  const writeLog = (line: string): void => {
    options.writeError(line);
    writeFile(line);
  };
  if (keychain.kind === 'missing') writeLog(keychain.sentence);
  const service: Omit<ServiceOptions, 'tell'> = {
    flags,
    secrets: keychain.kind === 'ready' ? keychain.box : undefined,
    resources: app.isPackaged ? options.resourcesPath : undefined,
    writeLog,
  };
  const shell = createShell({
    ...options,
    folder,
    config: desktopConfig(service),
    writeLog,
    create: (previous, tell) =>
      (options.createService ?? createDesktopService)({ ...service, tell }, previous),
    probe: options.probe ?? isAlive,
  });
  options.onSignal(() => void shell.leave());
  options.onUncaught((error) => shell.report(error));
  const hasLink = links.leadTo(shell);
  if (!hasLink && !isHidden) shell.show();
  await shell.start();
  return shell;
}

interface Links {
  follow(link: string | undefined): void;
  /** From now on links lead there; true when one had come before. */
  leadTo(shell: Shell): boolean;
}

/** Links may arrive before there is a window to open them. No link means: show the window. */
function createLinks(first: string | undefined): Links {
  const led: { to?: Shell; path?: string } = {};
  const follow = (link: string | undefined): void => {
    const path = link === undefined ? undefined : readDeepLink(link);
    if (led.to === undefined) {
      if (path !== undefined) led.path = path;
    } else if (path === undefined) led.to.show();
    else led.to.go(path);
  };
  if (first !== undefined) follow(first);
  return {
    follow,
    leadTo(shell) {
      led.to = shell;
      if (led.path === undefined) return false;
      shell.go(led.path);
      return true;
    },
  };
}

/** The settings before the app is ready; a wrong one is told and ends the app. */
function tryConfig(
  flags: Flags,
  { electron, writeError }: Pick<DesktopOptions, 'electron' | 'writeError'>,
): Config | undefined {
  try {
    return desktopConfig({ flags, secrets: undefined, resources: undefined });
  } catch (error) {
    const problem = error instanceof Error ? error.message : String(error);
    writeError(problem);
    electron.dialog.showErrorBox('Hearth cannot start', problem);
    electron.app.exit(1);
    return undefined;
  }
}
