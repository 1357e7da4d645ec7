/** ZIP files of Hearth, read by another program's reader. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { unzipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import yauzl, { type Entry } from 'yauzl';
import { openZip } from '../../../src/main/service/export/zip-folder.ts';

/** Names in the order of the directory, and what the last file holds. */
async function readZip(
  bytes: Buffer,
): Promise<{ readonly names: string[]; readonly last: string }> {
  const folder = mkdtempSync(join(tmpdir(), 'hearth-zip-'));
  const path = join(folder, 'folder.zip');
  writeFileSync(path, bytes);
  try {
    const zip = await new Promise<yauzl.ZipFile>((resolve, reject) => {
      yauzl.open(path, { lazyEntries: true, autoClose: false }, (error, file) =>
        error === null ? resolve(file) : reject(error),
      );
    });
    const names: string[] = [];
    const entries = await new Promise<readonly Entry[]>((resolve, reject) => {
      const found: Entry[] = [];
      zip.on('entry', (entry: Entry) => {
        found.push(entry);
        names.push(entry.fileName);
        zip.readEntry();
      });
      zip.on('end', () => resolve(found));
      zip.on('error', reject);
      zip.readEntry();
    });
    const entry = entries.at(-1);
    const last = entry === undefined ? '' : await contentOf(zip, entry);
    zip.close();
    return { names, last };
  } finally {
    rmSync(folder, { recursive: true });
  }
}

function contentOf(zip: yauzl.ZipFile, entry: Entry): Promise<string> {
  return new Promise((resolve, reject) => {
    zip.openReadStream(entry, (error, stream) => {
      if (error !== null) {
        reject(error);
        return;
      }
      let text = '';
      stream.on('data', (piece: Buffer) => (text += piece.toString()));
      stream.on('end', () => resolve(text));
      stream.on('error', reject);
    });
  });
}

describe('a ZIP folder', () => {
  it('holds more files than the old form of ZIP counts', async () => {
    const zip = openZip();
    const pieces: Uint8Array[] = [];
    const count = 65_600;
    for (let at = 0; at < count; at += 1) {
      zip.add(`p/${at}.png`, `page ${at}`);
      pieces.push(...zip.taken());
    }
    zip.end();
    pieces.push(...zip.taken());
    const { names, last } = await readZip(Buffer.concat(pieces));
    expect(names).toHaveLength(count);
    expect(last).toBe(`page ${count - 1}`);
  });

  it('is an ordinary one where it is small, with names in any script', async () => {
    const zip = openZip();
    const file = zip.file('größe/火.md');
    file.push(Buffer.from('one '));
    file.push(Buffer.from('two'));
    file.end();
    zip.add('plain.png', 'three');
    zip.end();
    const bytes = Buffer.concat(zip.taken());
    expect(await readZip(bytes)).toEqual({ names: ['größe/火.md', 'plain.png'], last: 'three' });
    expect(Buffer.from(unzipSync(bytes)['größe/火.md'] ?? '').toString()).toBe('one two');
    expect(bytes.includes(Buffer.from([0x50, 0x4b, 6, 6]))).toBe(false);
  });
});
