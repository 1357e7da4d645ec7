/** The keys of the live page: a field that is not seen takes them, and says which of them are the page's. */
import type { KeyboardEvent, ReactElement, RefObject } from 'react';
import { t } from '../../text/screens.ts';
import type { LiveSocket } from './live-socket.ts';

export type PickMode = 'pick' | 'browse';

/** Takes the keys for the page: plain ones as keys, what an input method or the clipboard gives as text. */
export function Keys({
  field,
  socket,
}: {
  readonly field: RefObject<HTMLTextAreaElement | null>;
  readonly socket: LiveSocket | undefined;
}): ReactElement {
  const type = (text: string): void => {
    if (text !== '') socket?.send({ kind: 'text', text: text.slice(0, MOST_CHARS) });
  };
  const copy = (): void => {
    void socket?.selection().then((text) => {
      if (text !== '') void navigator.clipboard.writeText(text).catch(() => undefined);
    });
  };
  return (
    <textarea
      ref={field}
      aria-label={t.recipes.canvasBrowse}
      autoCapitalize="off"
      autoComplete="off"
      spellCheck={false}
      className="absolute top-1 left-1 h-4 w-4 resize-none opacity-0"
      onKeyDown={(event) => {
        // an input method has it: what it makes of it comes as text
        if (event.nativeEvent.isComposing || COMPOSING.has(event.key)) return;
        if ((event.ctrlKey || event.metaKey) && /^[cx]$/i.test(event.key)) copy();
        pressKey('down', event, 'browse', socket);
      }}
      onKeyUp={(event) => {
        if (!event.nativeEvent.isComposing) pressKey('up', event, 'browse', socket);
      }}
      onInput={(event) => {
        const { currentTarget, nativeEvent } = event;
        if ('isComposing' in nativeEvent && nativeEvent.isComposing) return;
        type(currentTarget.value);
        currentTarget.value = '';
      }}
      onCompositionEnd={(event) => {
        type(event.data);
        event.currentTarget.value = '';
      }}
      onPaste={(event) => {
        event.preventDefault();
        type(event.clipboardData.getData('text'));
      }}
    />
  );
}

const COMPOSING = new Set(['Process', 'Unidentified', 'Dead']);
const MOST_CHARS = 1_000_000;

type Modifier = 'alt' | 'control' | 'meta' | 'shift';

export function modifiersOf(event: {
  readonly altKey: boolean;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly shiftKey: boolean;
}): Modifier[] {
  const held: readonly (readonly [boolean, Modifier])[] = [
    [event.altKey, 'alt'],
    [event.ctrlKey, 'control'],
    [event.metaKey, 'meta'],
    [event.shiftKey, 'shift'],
  ];
  return held.filter(([isHeld]) => isHeld).map(([, name]) => name);
}

const PAGE_KEYS = new Set(['ArrowDown', 'ArrowUp', 'PageDown', 'PageUp', 'Home', 'End', ' ']);

export function pressKey(
  action: 'down' | 'up',
  event: KeyboardEvent<HTMLElement>,
  mode: PickMode,
  socket: LiveSocket | undefined,
): void {
  if (event.key === 'Escape') {
    event.currentTarget.blur();
    return;
  }
  // in Pick mode only scrolling reaches the page; Tab always leads on in the window
  const isForPage = mode === 'browse' ? event.key !== 'Tab' : PAGE_KEYS.has(event.key);
  const isOurs = event.metaKey || (event.ctrlKey && /^[vk\\]$/i.test(event.key));
  if (!isForPage || isOurs || socket === undefined) return;
  event.preventDefault();
  event.stopPropagation();
  socket.send({
    kind: 'key',
    action,
    key: event.key,
    code: event.code,
    modifiers: modifiersOf(event),
  });
}
