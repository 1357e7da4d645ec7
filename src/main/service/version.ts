/** The version in package.json, wherever the code runs from (sources, bundle, package). */
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** `0.1.0`; `0.0.0` when no package.json of ours is above this file. */
export function version(): string {
  const file = findUp('package.json');
  if (file === undefined) return '0.0.0';
  const parsed: unknown = JSON.parse(readFileSync(file, 'utf8'));
  const found = typeof parsed === 'object' && parsed !== null && 'version' in parsed;
  return found ? String(parsed.version) : '0.0.0';
}

/** Nearest file or folder of that name above this file. */
export function findUp(name: string): string | undefined {
  let folder = dirname(fileURLToPath(import.meta.url));
  for (;;) {
    const path = join(folder, name);
    if (existsSync(path)) return path;
    const parent = dirname(folder);
    if (parent === folder) return undefined;
    folder = parent;
  }
}
