/**
 * A stand-in for Electron's download: the files that electron-builder copies and renames, with a fuse wire in
 * the "binary", so that fuses can be set and read back. Wire: docs/fuses.md of @electron/fuses (sentinel,
 * version, length, one character a fuse).
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const SENTINEL = 'dL7pKGdnNz796PbbjQWNKmHXBZaB9tsX';
const FUSES = 9;

export function writeStubElectron(folder: string, version: string): void {
  mkdirSync(join(folder, 'resources'), { recursive: true });
  mkdirSync(join(folder, 'locales'));
  const wire = Buffer.concat([
    Buffer.from(`#!/bin/sh\nexit 1\n${SENTINEL}`),
    Buffer.from([1, FUSES]),
    Buffer.from('1'.repeat(FUSES)),
  ]);
  writeFileSync(join(folder, 'electron'), wire, { mode: 0o755 });
  writeFileSync(join(folder, 'version'), version);
  for (const name of ['LICENSE', 'LICENSES.chromium.html']) writeFileSync(join(folder, name), '-');
  for (const name of ['en-US.pak', 'de.pak']) writeFileSync(join(folder, 'locales', name), '-');
}
