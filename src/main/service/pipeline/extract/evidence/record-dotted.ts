/**
 * Lines of the records that say several things between signs: `2019 · 42,000 km · Petrol`. Each part is a place of its own, counted from
 * the start of the line and, where lines are of several lengths, from its end.
 */
import { type Place, withCells } from './record-places.ts';

const SIGN = /\s+[·•|∙]\s+|\s*•\s*/u;
/** Share of the cells that must have a sign. */
const MOSTLY = 0.6;
/** Letters of a line, and its parts. */
const MOST_OF_LINE = 200;
const MOST_PARTS = 8;

export function dottedParts(place: Place): readonly Place[] {
  if (place.read !== 'text' || place.part !== undefined) return [];
  const lines = place.cells.map((cell) => partsOf(cell?.text ?? ''));
  const counts = lines.map(({ length }) => length).filter((count) => count > 0);
  const dotted = counts.filter((count) => count > 1);
  if (dotted.length === 0 || dotted.length < counts.length * MOSTLY) return [];
  const least = Math.min(...dotted);
  const most = Math.max(...dotted);
  if (most > MOST_PARTS) return [];
  const fromStart = Array.from({ length: least }, (_, i) => i);
  // -1 is the last
  const fromEnd = least === most ? [] : fromStart.map((i) => -1 - i);
  return [...fromStart, ...fromEnd].map((part) => ({
    ...withCells(
      place,
      place.cells.map((cell, row) => {
        const text = lines[row]?.at(part);
        return cell === undefined || text === undefined ? undefined : { ...cell, text };
      }),
    ),
    part,
    said: [],
  }));
}

/** `2.4.0 November 12, 2026`: the version alone. */
export function leadingVersion(place: Place): readonly Place[] {
  if (place.read !== 'text' || place.part !== undefined) return [];
  const cells = place.cells.map((cell) => {
    const text = cell === undefined ? undefined : VERSION.exec(cell.text)?.[1];
    return cell === undefined || text === undefined ? undefined : { ...cell, text };
  });
  const filled = place.cells.filter((cell) => cell !== undefined).length;
  const isOne = cells.filter((cell) => cell !== undefined).length >= filled * MOSTLY;
  return isOne && filled > 0 ? [{ ...withCells(place, cells), part: 0, said: [] }] : [];
}

/** `Day 1: Arrival`: the day alone, which its word says. */
export function leadingNumber(place: Place): readonly Place[] {
  if (place.read !== 'text' || place.part !== undefined) return [];
  const words = new Set<string>();
  const cells = place.cells.map((cell) => {
    const [, whole, word = ''] = (cell && NUMBERED.exec(cell.text)) ?? [];
    if (cell === undefined || whole === undefined) return undefined;
    words.add(word);
    return { ...cell, text: whole };
  });
  const [word, other] = words;
  return word === undefined || other !== undefined || cells.some((cell) => cell === undefined)
    ? []
    : [{ ...withCells(place, cells), part: 0, said: [word] }];
}
const NUMBERED = /^((\p{L}{3,12})\s\d{1,3})\s?[:.–—|-]\s+\p{L}/u;

/** `1. The Long Ebb`, `2. Nine Lamps`: which of them it is, and the text without that. */
export function numberedParts(places: readonly Place[]): readonly Place[] {
  return places.flatMap((place) => {
    const halves = place.cells.map((cell) =>
      /^#?(\d{1,4})[.):]\s+(\S.*)$/su.exec(cell?.text ?? ''),
    );
    const isCounted =
      place.read === 'text' &&
      halves.length > 2 &&
      halves.every((half, row) => Number(half?.[1]) === Number(halves[0]?.[1]) + row);
    if (!isCounted) return [place];
    const part = (at: 1 | 2): Place =>
      withCells(
        place,
        place.cells.map((cell, row) => cell && { ...cell, text: halves[row]?.[at] ?? '' }),
      );
    return [part(2), { ...part(1), part: 0, said: [] }];
  });
}

const VERSION = /^(?:version\s|release\s)?\[?(v?\d+(?:\.\d+)+(?:[-+][\w.]+)?)\]?[\s:–—(,-]+\S/iu;

const partsOf = (text: string): readonly string[] =>
  text.length > MOST_OF_LINE
    ? []
    : text
        .split(SIGN)
        .map((part) => part.trim())
        .filter((part) => part !== '');
