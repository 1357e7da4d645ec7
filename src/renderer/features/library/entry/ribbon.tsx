/**
 * The copies of a page along time: a mark each, its shape by how much was kept, filled where the text is another than
 * before. One slider for keys and screen readers; a press on a mark goes there.
 */
import { useMemo, type KeyboardEvent, type ReactElement } from 'react';
import { t } from '../../../text/screens.ts';
import { formatDate, formatInstant } from '../../../text/format.ts';
import { stampOf } from './stamp.ts';
import { nextChange, type Stop } from './use-entry.ts';

interface RibbonProps {
  readonly stops: readonly Stop[];
  readonly index: number;
  readonly now: number;
  readonly onGo: (index: number) => void;
}

/** How deep a copy is: the text alone a dot, a page a square, the full page a taller one. */
const SHAPES = {
  text: 'size-1.5 rounded-full',
  page: 'size-2 rounded-[2px]',
  full: 'h-3 w-2 rounded-[2px]',
} as const;

/** Share of the width one square takes: closer ones are moved apart. */
const LEAST_GAP = 0.014;

export function Ribbon({ stops, index, now, onGo }: RibbonProps): ReactElement | null {
  const places = useMemo(() => placesOf(stops.map(({ at }) => at)), [stops]);
  const stop = stops[index];
  const [first, last] = [stops[0], stops.at(-1)];
  if (stop === undefined || first === undefined || last === undefined) return null;
  const step = (event: KeyboardEvent): void => {
    const target = targetOf(event, stops, index);
    if (target === undefined) return;
    event.preventDefault();
    onGo(target);
  };
  return (
    <div className="min-w-0 flex-1">
      <div
        role="slider"
        tabIndex={0}
        aria-label={t.copy.ribbon}
        title={t.copy.ribbonHelp}
        aria-valuemin={1}
        aria-valuemax={stops.length}
        aria-valuenow={index + 1}
        aria-valuetext={textOf(stops, index, now)}
        onKeyDown={step}
        className="relative h-7 rounded-sm"
      >
        <span aria-hidden className="absolute inset-x-1 top-1/2 h-px bg-line-strong" />
        {stops.map(({ capture, at, isChange }, number) => (
          <span
            key={capture.id}
            aria-hidden
            title={`${stampOf(at, now)}, ${t.library.kinds[capture.kind]}`}
            onClick={() => onGo(number)}
            style={{ left: `${((places[number] ?? 0) * 100).toFixed(3)}%` }}
            className={`absolute top-1/2 flex h-7 w-3 -translate-x-1/2 -translate-y-1/2 cursor-pointer items-center justify-center ${number === index ? 'z-2' : isChange ? 'z-1' : ''}`}
          >
            <span
              className={`block border transition-[height,width] duration-120 ${number === index ? 'h-5 w-2 rounded-[3px] border-ember bg-ember' : `${SHAPES[capture.kind]} ${isChange || number === 0 ? 'border-ink-2 bg-ink-2' : 'border-ink-3 bg-surface'}`}`}
            />
          </span>
        ))}
      </div>
      <div aria-hidden className="nums flex justify-between text-2xs text-ink-3">
        {endsOf(first.at, last.at).map((end) => (
          <span key={end}>{end}</span>
        ))}
      </div>
    </div>
  );
}

/** What stands below its ends: the days, or the times of one day; a single copy has one. */
export function endsOf(first: number, last: number): readonly string[] {
  const days = [formatDate(first), formatDate(last)];
  if (days[0] !== days[1]) return days;
  return first === last ? days.slice(1) : [...new Set([formatInstant(first), formatInstant(last)])];
}

/** Where each instant stands, 0.01 to 0.99, in order of time, with room between neighbours. */
export function placesOf(instants: readonly number[]): readonly number[] {
  const [first, last] = [instants[0] ?? 0, instants.at(-1) ?? 0];
  if (instants.length < 2 || last === first) {
    return instants.map((_at, number) => Math.min(0.99, 0.01 + number * LEAST_GAP));
  }
  const gap = Math.min(LEAST_GAP, 0.98 / (instants.length - 1));
  const places = instants.map((at) => 0.01 + (0.98 * (at - first)) / (last - first));
  for (let number = 1; number < places.length; number += 1) {
    places[number] = Math.max(places[number] ?? 0, (places[number - 1] ?? 0) + gap);
  }
  // what was pushed over the end goes back
  for (let number = places.length - 1, most = 0.99; number >= 0; number -= 1, most -= gap) {
    places[number] = Math.min(places[number] ?? 0, most);
  }
  return places;
}

/** A copy in words: when, which of how many, whether its text was new. */
export function textOf(stops: readonly Stop[], index: number, now: number): string {
  const stop = stops[index];
  if (stop === undefined) return '';
  const what = index === 0 ? t.copy.firstMark : stop.isChange ? t.copy.changedMark : t.copy.same;
  const { kind } = stop.capture;
  return t.copy.markText(
    stampOf(stop.at, now),
    index + 1,
    stops.length,
    `${what}, ${t.library.kinds[kind]}`,
  );
}

function targetOf(
  { key, shiftKey }: KeyboardEvent,
  stops: readonly Stop[],
  index: number,
): number | undefined {
  switch (key) {
    case 'ArrowRight':
    case 'ArrowUp':
      return shiftKey ? nextChange(stops, index, 1) : index + 1;
    case 'ArrowLeft':
    case 'ArrowDown':
      return shiftKey ? nextChange(stops, index, -1) : index - 1;
    case 'Home':
      return 0;
    case 'End':
      return stops.length - 1;
    default:
      return undefined;
  }
}
