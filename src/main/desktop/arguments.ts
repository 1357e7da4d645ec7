/**
 * What the desktop app was started with: settings as flags (the same as `hearth serve`), `--hidden`, and
 * `hearth://` links. Chromium's own switches and the app's folder stand in the same list and are passed over.
 */
import { flagName } from '../service/config/setting.ts';
import { SETTINGS } from '../service/config/table.ts';
import type { Flags } from '../service/config/sources.ts';

export interface DesktopArguments {
  readonly flags: Flags;
  /** Starts in the tray, without a window (open at login). */
  readonly isHidden: boolean;
  /** The first `hearth://` address, not yet checked. */
  readonly link: string | undefined;
}

const STANDS_ALONE = new Set(['boolean', 'boolean-or-list']);
const BY_FLAG = new Map(SETTINGS.map((setting) => [flagName(setting.name), setting.type]));

/** `argv` without the executable. Unknown flags are Chromium's; words that are no links are passed over. */
export function readArguments(argv: readonly string[]): DesktopArguments {
  const flags: Record<string, string | true> = {};
  for (let index = 0; index < argv.length; index += 1) {
    const [name, inline] = splitFlag(argv[index] ?? '');
    if (name === undefined) continue;
    const type = name === 'config' ? 'path' : BY_FLAG.get(name.replace(/^no-/, ''));
    if (type === undefined) continue;
    if (inline !== undefined) flags[name] = inline;
    else if (STANDS_ALONE.has(type) || name.startsWith('no-')) flags[name] = true;
    else {
      const value = argv[index + 1];
      if (value === undefined || value.startsWith('--')) continue;
      flags[name] = value;
      index += 1;
    }
  }
  return {
    flags,
    isHidden: argv.includes('--hidden'),
    link: argv.find((word) => /^hearth:\/\//i.test(word)),
  };
}

function splitFlag(word: string): readonly [string?, string?] {
  if (!word.startsWith('--')) return [];
  const at = word.indexOf('=');
  return at < 0 ? [word.slice(2)] : [word.slice(2, at), word.slice(at + 1)];
}
