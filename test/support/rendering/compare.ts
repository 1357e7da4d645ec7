/** Texts made comparable: what an expectation, a served page and a markdown have in common. */

/** Without markdown's escapes and marks, white space as single spaces. */
export function plain(text: string): string {
  return text
    .normalize('NFC')
    .replaceAll(/\\(?=[^\w\s])/g, '')
    .replaceAll(/[*_`]+/g, '')
    .replaceAll(/\s+/g, ' ')
    .trim();
}

/** Text of a page as its server sent it: no scripts, styles, `noscript` or inert templates, tags taken out. */
export function servedText(html: string): string {
  return plain(
    html
      .replaceAll(/<!--[\s\S]*?-->/g, ' ')
      .replaceAll(/<(script|style|noscript|title)\b[\s\S]*?<\/\1>/gi, ' ')
      .replaceAll(/<template(?![^>]*shadowrootmode)[\s\S]*?<\/template>/gi, ' ')
      .replaceAll(/<[^>]*>/g, ' ')
      .replaceAll('&lt;', '<')
      .replaceAll('&quot;', '"')
      .replaceAll('&amp;', '&'),
  );
}
