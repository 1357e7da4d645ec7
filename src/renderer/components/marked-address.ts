/** An address that is pasted into a field as texts have it, between angle brackets, quotes, or as a link of markdown. */
import type { ClipboardEvent } from 'react';

const MARKS = [
  /^<(https?:\/\/[^\s<>]+)>$/i,
  /^["'“](https?:\/\/[^\s"'“”]+)["'”]$/i,
  /^!?\[[^\n]*\]\(<?(https?:\/\/[^\s<>]+?)>?(?:\s+["'(][^\n]*["')])?\)$/i,
];

/** Undefined where the text is more than one address in such marks, or has none. */
function withoutMarks(text: string): string | undefined {
  const trimmed = text.trim();
  return MARKS.map((marks) => marks.exec(trimmed)?.[1]).find((found) => found !== undefined);
}

/** Puts the address alone into the field, as if that had been pasted. */
export function pasteAddress(event: ClipboardEvent<HTMLInputElement>): void {
  const address = withoutMarks(event.clipboardData.getData('text/plain'));
  if (address === undefined) return;
  event.preventDefault();
  const field = event.currentTarget;
  const { selectionStart, selectionEnd, value } = field;
  field.setRangeText(address, selectionStart ?? 0, selectionEnd ?? value.length, 'end');
  field.dispatchEvent(new Event('input', { bubbles: true }));
}
