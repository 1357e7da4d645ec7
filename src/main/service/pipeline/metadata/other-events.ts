/**
 * Dates that a page names as something else than its publication: a deadline, the day a paper was received, the start of a
 * course. Words in eleven languages, written for this purpose.
 */
import type { Element } from 'domhandler';
import { foldedText } from '../dom/text.ts';
import { blockOf } from './surroundings.ts';

/** Beginnings of words that name another event than publication. */
const OTHER =
  'received|accepted|revised|deadline|clos(?:es|ing)|apply (?:by|before)|due(?: date)?:|valid (?:until|to|from)|expir(?:es|y|ation)|start(?:s|ing)?(?: date)?:|opens|opening of' +
  '|eingegangen|angenommen|[\\p{L}]*(?:frist|schluss)|gültig|läuft ab|einzureichen|beginn|eröffnung' +
  '|reçu|accepté|date limite|clôture|échéance|valable|jusqu' +
  '|recibido|aceptado|plazo|fecha límite|cierre|vence|hasta el' +
  '|ricevuto|accettato|scadenza|termine' +
  '|ontvangen|geaccepteerd|sluit(?:ing|t)|uiterlijk|geldig' +
  '|recebido|aceit[eo]|prazo|encerramento|validade' +
  '|wpłynęł?o|przyjęt[oy]|termin|otwarcie|ważn[ey]' +
  '|sista|inkom|giltig|modtaget|frist|mottatt|vastaanotettu|määräaika';
/** Up to four words of the label behind it. */
const LABEL = String.raw`(?<!\p{L})(?:${OTHER})\p{L}*[\s:]*(?:\p{L}+[\s:]+){0,4}`;
const ENDS_WITH_LABEL = new RegExp(`${LABEL}$`, 'iu');
const DATE = String.raw`(?:\d{1,4}[./-]\d{1,2}[./-]\d{1,4}|\d{1,2}\.?\p{L}{0,2}\s(?:de\s)?\p{L}+\.?,?\s(?:de\s)?\d{4}|\p{L}+\.?\s\d{1,2},?\s\d{4})`;
const LABELLED = new RegExp(`${LABEL}${DATE}`, 'giu');

/** The text without those dates and their labels. */
export const withoutOtherEvents = (text: string): string => text.replace(LABELLED, ' ');

/** Characters in front of a date in which its label stands. */
const LABEL_CHARS = 50;

/** Whether the words before a dated text, in its line or the cell before, name another event. */
export function isOfOtherEvent(holder: Element, text: string): boolean {
  const block = blockOf(holder);
  const line = foldedText(block);
  const at = line.indexOf(text);
  const inText = text.search(/\d/);
  const before = `${at > 0 ? line.slice(Math.max(0, at - LABEL_CHARS), at) : cellBefore(block)} ${text.slice(0, Math.max(0, inText))}`;
  return ENDS_WITH_LABEL.test(before);
}

function cellBefore(block: Element): string {
  if (block.name !== 'td' && block.name !== 'dd') return '';
  let at = block.prev;
  while (at !== null && !('attribs' in at)) at = at.prev;
  return at === null ? '' : foldedText(at).slice(-LABEL_CHARS);
}
