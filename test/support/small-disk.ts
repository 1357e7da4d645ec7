/** A disk of a few megabytes, for tests of what becomes of a folder whose disk is full. */
import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Why there is no small disk to be had. */
export function noSmallDisk(): string | undefined {
  if (process.platform !== 'linux') return 'tmpfs is Linux’s';
  const tried = mkdtempSync(join(tmpdir(), 'hearth-mount-'));
  const isMounted = succeeds('mount', ['-t', 'tmpfs', '-o', 'size=1m', 'tmpfs', tried]);
  if (isMounted) execFileSync('umount', [tried]);
  rmSync(tried, { recursive: true });
  return isMounted ? undefined : 'mounting needs root';
}

export const succeeds = (command: string, args: readonly string[]): boolean =>
  spawnSync(command, args).status === 0;

export const withReason = (name: string, reason: string | undefined): string =>
  reason === undefined ? name : `${name} (skipped: ${reason})`;

export interface SmallDisk {
  readonly folder: string;
  /** Leaves so much of it free; what was put there before goes first. */
  fill(leaving: number): void;
  empty(): void;
  remove(): void;
}

export function mountSmallDisk(size: string): SmallDisk {
  const folder = mkdtempSync(join(tmpdir(), 'hearth-small-disk-'));
  execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${size},mode=700`, 'tmpfs', folder]);
  const ballast = join(folder, 'ballast');
  const empty = (): void => rmSync(ballast, { force: true });
  return {
    folder,
    fill(leaving) {
      empty();
      const { bavail, bsize } = statfsSync(folder);
      try {
        writeFileSync(ballast, Buffer.alloc(bavail * bsize - leaving));
      } catch (error) {
        // somebody else has written meanwhile: it is full all the same
        if (!String(error).includes('ENOSPC')) throw error;
      }
    },
    empty,
    remove() {
      execFileSync('umount', [folder]);
      rmSync(folder, { recursive: true });
    },
  };
}
