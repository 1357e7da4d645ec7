/** Text inside XML as SpreadsheetML wants it: what XML cannot hold is written `_xHHHH_` (ECMA-376, part 1, 22.9.2.19). */

const SPECIAL: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
};

// oxlint-disable-next-line no-control-regex -- exactly the characters XML 1.0 has no place for
const UNFIT = /[\u0000-\u0008\u000b\u000c\u000d\u000e-\u001f\ufffe\uffff]|_(?=x[0-9a-f]{4}_)/gi;

export function xmlText(text: string): string {
  return text
    .toWellFormed()
    .replaceAll(/[&<>"]/g, (char) => SPECIAL[char] ?? char)
    .replaceAll(
      UNFIT,
      (char) => `_x${char.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}_`,
    );
}
