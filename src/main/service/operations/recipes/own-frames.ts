/** Frames of a page that hold pages of its own site: what it is about may stand in them. A browser writes them into the page. */
const FRAME = /<i?frame\b[^>]*>/gi;
const SOURCE = /\ssrc\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/i;
/** Nobody sees them. */
const HIDDEN =
  /\s(?:width|height)\s*=\s*["']?[01](?:px)?["'\s>]|\shidden(?:[\s=>]|$)|display\s*:\s*none/i;

export function hasOwnFrame(html: string, url: string): boolean {
  const own = URL.parse(url);
  if (own === null) return false;
  for (const [tag] of html.matchAll(FRAME)) {
    const [, double, single, bare] = SOURCE.exec(tag) ?? [];
    const source = (double ?? single ?? bare ?? '').replaceAll('&amp;', '&').trim();
    if (source === '' || HIDDEN.test(tag)) continue;
    const inner = URL.parse(source, own.href);
    if (inner !== null && inner.origin === own.origin && inner.protocol.startsWith('http'))
      return true;
  }
  return false;
}
