/** Texts that a page shows where no script runs. */

/** True when one `<noscript>` alone has more than so many words of text. */
export function hasNoscriptOf(html: string, words: number): boolean {
  for (let from = html.indexOf('<noscript'); from !== -1; from = html.indexOf('<noscript', from)) {
    const end = html.indexOf('</noscript', from);
    if (end === -1) return false;
    // long enough to hold so many, most likely
    if (end - from > 5 * words) {
      const text = html.slice(from, end).replace(/<[^<>]*>/g, ' ');
      if (text.trim().split(/\s+/).length > words) return true;
    }
    from = end;
  }
  return false;
}
