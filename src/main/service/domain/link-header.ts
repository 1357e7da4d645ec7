/** The header `Link` (RFC 8288). */

/** Address of the first link with `rel="next"`, absolute; undefined where there is none. */
export function nextLink(header: string | undefined, base: string): string | undefined {
  for (const [, address = '', parameters = ''] of (header ?? '').matchAll(
    /<([^<>]*)>((?:\s*;\s*[\w!#$&+\-.^`|~*]+\s*(?:=\s*(?:"[^"]*"|[^\s;,"]*))?)*)/g,
  )) {
    const rel = /;\s*rel\s*=\s*(?:"([^"]*)"|([^\s;,"]+))/i.exec(parameters);
    const words = (rel?.[1] ?? rel?.[2] ?? '').toLowerCase().split(/\s+/);
    if (words.includes('next')) return URL.parse(address.trim(), base)?.href;
  }
  return undefined;
}
