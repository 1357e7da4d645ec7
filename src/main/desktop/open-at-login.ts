/**
 * Starting with the user's session, hidden in the tray. macOS and Windows have a setting for it; on Linux
 * it is a `.desktop` file in the autostart folder. Source: freedesktop.org Desktop Application Autostart 0.5.
 */
import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ElectronApi } from './electron-api.ts';

export interface OpenAtLogin {
  isOn(): boolean;
  set(isOn: boolean): void;
}

export interface LoginFacts {
  readonly platform: NodeJS.Platform;
  /** `$XDG_CONFIG_HOME`, or `~/.config`. */
  readonly configHome: string;
  /** What starts the app: the AppImage where it runs from one, else the executable. */
  readonly executable: string;
  readonly args: readonly string[];
}

export function createOpenAtLogin(
  { app }: Pick<ElectronApi, 'app'>,
  facts: LoginFacts,
): OpenAtLogin {
  if (facts.platform === 'linux') return autostartFile(facts);
  const args = [...facts.args, '--hidden'];
  return {
    isOn: () => app.getLoginItemSettings({ path: facts.executable, args }).openAtLogin,
    set: (isOn) => {
      app.setLoginItemSettings({ openAtLogin: isOn, path: facts.executable, args });
    },
  };
}

function autostartFile({ configHome, executable, args }: LoginFacts): OpenAtLogin {
  const folder = join(configHome, 'autostart');
  const file = join(folder, 'hearth.desktop');
  return {
    isOn: () => existsSync(file),
    set(isOn) {
      if (!isOn) {
        rmSync(file, { force: true });
        return;
      }
      mkdirSync(folder, { recursive: true });
      const command = [executable, ...args, '--hidden'].map(quoted).join(' ');
      writeFileSync(
        file,
        `[Desktop Entry]\nType=Application\nName=Hearth\nExec=${command}\nTerminal=false\nX-GNOME-Autostart-enabled=true\n`,
      );
    },
  };
}

/** Quoting of `Exec`: Desktop Entry Specification 1.5, "The Exec key"; `%` begins a field code there. */
function quoted(word: string): string {
  const escaped = word.replaceAll(/["`$\\]/g, (sign) => `\\${sign}`).replaceAll('%', '%%');
  return /^[\w./=:-]+$/.test(escaped) ? escaped : `"${escaped.replaceAll('\\', '\\\\')}"`;
}
