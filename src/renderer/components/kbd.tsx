/** A key or a chord as it is written on this platform. */
import type { ReactElement } from 'react';

const isApple = /mac|iphone|ipad/i.test(navigator.userAgent);

/** `mod+k` → `⌘K` on a Mac, `Ctrl K` elsewhere. */
function chordText(chord: string): string {
  const parts = chord.split('+').map((part) => {
    switch (part) {
      case 'mod':
        return isApple ? '⌘' : 'Ctrl';
      case 'alt':
        return isApple ? '⌥' : 'Alt';
      case 'shift':
        return isApple ? '⇧' : 'Shift';
      case 'enter':
        return '↵';
      case 'backspace':
        return '⌫';
      case 'escape':
        return 'Esc';
      default:
        return part.length === 1 ? part.toUpperCase() : part;
    }
  });
  return isApple ? parts.join('') : parts.join(' ');
}

export function Kbd({ chord }: { readonly chord: string }): ReactElement {
  return (
    <kbd className="inline-flex h-4.5 items-center rounded-sm border border-line-strong/70 px-1 font-sans text-2xs whitespace-nowrap text-ink-3">
      {chordText(chord)}
    </kbd>
  );
}
