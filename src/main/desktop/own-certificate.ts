/**
 * A service with a certificate of its own (`tlsCert`) is shown although no authority vouches for it: the
 * window compares it with the file. Every other doubtful certificate is refused, as Chromium would.
 */
import { X509Certificate } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { ElectronApi } from './electron-api.ts';
import { isOwn } from './guard.ts';

export function trustOwnCertificate(
  { app }: Pick<ElectronApi, 'app'>,
  certPath: string | undefined,
  origins: () => readonly (string | undefined)[],
): void {
  if (certPath === undefined) return;
  app.on('certificate-error', (event, _contents, url, _error, certificate, callback) => {
    event.preventDefault();
    callback(origins().some((origin) => isOwn(url, origin)) && isSame(certificate.data, certPath));
  });
}

function isSame(shown: string, certPath: string): boolean {
  try {
    const ours = new X509Certificate(readFileSync(certPath));
    return new X509Certificate(shown).fingerprint256 === ours.fingerprint256;
  } catch {
    // the file is gone or is no certificate: nothing to compare with
    return false;
  }
}
