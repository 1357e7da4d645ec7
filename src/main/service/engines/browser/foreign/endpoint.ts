/**
 * Addresses of browsers that others started (`browserWSEndpoint`), as the settings name them.
 *
 * They hold secrets: userinfo, a token in the query, an id in the path. Only scheme, host and port are ever shown.
 */
import { HearthError } from '../../../domain/errors.ts';

export interface BrowserEndpoint {
  /** `ws://host:port`: all that logs, answers and sentences may say of it. */
  readonly label: string;
  /** The whole address, without userinfo. */
  readonly url: string;
  /** Of requests to it: the userinfo as Basic credentials. */
  readonly headers: Readonly<Record<string, string>>;
  /** Port at its host, which pages must not reach. */
  readonly port: number;
}

const PORTS: Readonly<Record<string, number>> = {
  'ws:': 80,
  'http:': 80,
  'wss:': 443,
  'https:': 443,
};

/** Of a text with commas, each once. Throws `CONFIG_INVALID`, which does not repeat what was given. */
export function readEndpoints(text: string): readonly BrowserEndpoint[] {
  const parts = text.split(',').map((part) => part.trim());
  return [...new Set(parts.filter((part) => part !== ''))].map(readEndpoint);
}

function readEndpoint(text: string, index: number): BrowserEndpoint {
  const url = URL.parse(text);
  const defaultPort = url === null ? undefined : PORTS[url.protocol];
  if (url === null || defaultPort === undefined || url.hostname === '') {
    throw new HearthError(
      'CONFIG_INVALID',
      `Address ${index + 1} of browserWSEndpoint is none of a browser: it begins with ws://, wss://, http:// or https://, as in ws://browser.example:9222. Several are separated by commas.`,
    );
  }
  const { username, password, protocol, host } = url;
  const given = `${decodeURIComponent(username)}:${decodeURIComponent(password)}`;
  const hasCredentials = username !== '' || password !== '';
  url.username = url.password = '';
  return {
    label: `${protocol}//${host}`,
    url: url.href,
    headers: hasCredentials
      ? { Authorization: `Basic ${Buffer.from(given).toString('base64')}` }
      : {},
    port: Number(url.port) || defaultPort,
  };
}
