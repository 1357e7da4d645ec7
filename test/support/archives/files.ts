/** Archives on the disk, for tests: written to a folder that goes with the test file. */
import { createWriteStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { openSigner } from '../../../src/main/service/archives/sign.ts';
import {
  exportWacz,
  exportWarc,
  type ExportOptions,
} from '../../../src/main/service/archives/wacz/write.ts';
import type { ChainLink } from '../../../src/main/service/ports/archive.ts';
import { FIRST_AT, sourceOf, type HeldCapture } from './memory-library.ts';

export interface Library {
  readonly captures: readonly HeldCapture[];
  readonly links: readonly ChainLink[];
}

export interface Desk extends AsyncDisposable {
  readonly folder: string;
  path(name: string): string;
  /** Gives its path. */
  write(name: string, library: Library, options?: Partial<ExportOptions>): Promise<string>;
}

export async function openDesk(): Promise<Desk> {
  const folder = await mkdtemp(join(tmpdir(), 'hearth-archives-'));
  const path = (name: string): string => join(folder, name);
  return {
    folder,
    path,
    async write(name, { captures, links }, options = {}) {
      const signer = await openSigner(path('keys/archive.key'));
      const defaults = {
        at: FIRST_AT,
        software: 'Hearth 0.1.0',
        title: 'Thesis',
        withPrivate: false,
      };
      const write = name.endsWith('.warc.gz') ? exportWarc : exportWacz;
      const { bytes } = write(sourceOf(captures, links), {
        ...defaults,
        signer,
        folder,
        ...options,
      });
      await pipeline(bytes, createWriteStream(path(name)));
      return path(name);
    },
    async [Symbol.asyncDispose]() {
      await rm(folder, { recursive: true, force: true });
    },
  };
}
