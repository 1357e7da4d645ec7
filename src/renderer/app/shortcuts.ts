/**
 * Keyboard shortcuts: a stack of tables, the newest first; single letters only outside of inputs and
 * only while the reader wants them. `g` opens a two-key sequence.
 */
import { useEffect, useRef } from 'react';
import { preferences } from './preferences.ts';

/** `mod+k`, `mod+enter`, `alt+1`, `escape`, `j`, `g p`, `?` → what to do. */
export type ShortcutTable = Readonly<Record<string, (event: KeyboardEvent) => void>>;

interface Layer {
  readonly table: { readonly current: ShortcutTable };
}

const layers: Layer[] = [];
let prefix: { readonly key: string; readonly at: number } | undefined;

/** Offers shortcuts while the component is mounted; inner layers win over outer ones. */
export function useShortcuts(table: ShortcutTable): void {
  const current = useRef(table);
  useEffect(() => {
    current.current = table;
  });
  useEffect(() => {
    const layer: Layer = { table: current };
    layers.unshift(layer);
    return () => {
      layers.splice(layers.indexOf(layer), 1);
    };
  }, []);
}

export function startShortcuts(signal: AbortSignal): void {
  document.addEventListener('keydown', dispatch, { signal });
}

/** Keys that move through text, or take some of it away. */
const FOR_TEXT = /^(shift\+)?(arrow\w+|home|end|backspace)$/;
/** What a key that is held does again and again; all else begins once. */
const HELD = /^((shift\+)?(arrow\w+|home|end)|[jk[\]]|mod\+z)$/;

function dispatch(event: KeyboardEvent): void {
  if (event.defaultPrevented || event.isComposing) return;
  const chord = chordOf(event);
  if (!isForShortcuts(chord, event.target)) return;
  const isSingle = chord.length === 1;

  const sequence =
    prefix !== undefined && event.timeStamp - prefix.at < 1_200 ? `${prefix.key} ${chord}` : chord;
  prefix = chord === 'g' && isSingle ? { key: 'g', at: event.timeStamp } : undefined;
  for (const { table } of layers) {
    const act = table.current[sequence];
    if (act === undefined) continue;
    event.preventDefault();
    prefix = undefined;
    if (!event.repeat || HELD.test(chord)) act(event);
    return;
  }
}

/** Letters and keys that move through text belong to whoever types, and to an open dialog. */
function isForShortcuts(chord: string, target: EventTarget | null): boolean {
  const isSingle = !chord.includes('+') && chord.length === 1;
  if (!isSingle && !FOR_TEXT.test(chord)) return true;
  if (isTyping(target) || (isSingle && !preferences.get().singleKeys)) return false;
  return document.querySelector('[role="dialog"]') === null;
}

/** The event as a chord in the notation above. */
function chordOf(event: KeyboardEvent): string {
  const key = event.key === ' ' ? 'space' : event.key.toLowerCase();
  const digit = /^Digit(\d)$/.exec(event.code)?.[1];
  const name = event.altKey && digit !== undefined ? digit : key;
  const mods = [
    event.metaKey || event.ctrlKey ? 'mod' : '',
    event.altKey ? 'alt' : '',
    event.shiftKey && name.length > 1 ? 'shift' : '',
  ].filter((part) => part !== '');
  return [...mods, name].join('+');
}

function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable ||
      target instanceof HTMLTextAreaElement ||
      target instanceof HTMLSelectElement ||
      (target instanceof HTMLInputElement && target.type !== 'checkbox' && target.type !== 'radio'))
  );
}
