/** What listening needs: a port that is free, and a certificate that can be read. */
import { readFileSync } from 'node:fs';
import type { Config } from './config.ts';
import { HearthError } from './domain/errors.ts';

/** How many next ports are tried when the wanted one is taken. */
const PORT_TRIES = 50;

/** Rejects with what kept it from listening; port 0 is any free one. */
export async function listenNear<Result>(
  wanted: number,
  listen: (port: number) => Promise<Result>,
): Promise<{ readonly result: Result; readonly port: number }> {
  for (let offset = 0; ; offset += 1) {
    const port = wanted === 0 ? 0 : wanted + offset;
    try {
      return { result: await listen(port), port };
    } catch (error) {
      const isTaken =
        typeof error === 'object' &&
        error !== null &&
        'code' in error &&
        error.code === 'EADDRINUSE';
      if (!isTaken || wanted === 0 || offset >= PORT_TRIES || port >= 65_535) throw error;
    }
  }
}

/** Throws `CONFIG_INVALID` naming the file that cannot be read. */
export function readTls({ certPath, keyPath }: NonNullable<Config['tls']>): {
  readonly cert: string;
  readonly key: string;
} {
  const read = (path: string): string => {
    try {
      return readFileSync(path, 'utf8');
    } catch (cause) {
      throw new HearthError('CONFIG_INVALID', `${path} cannot be read; check the TLS files.`, {
        cause,
      });
    }
  };
  return { cert: read(certPath), key: read(keyPath) };
}
