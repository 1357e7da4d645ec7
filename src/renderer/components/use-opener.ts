/** What had the focus when a dialog opened, and has it again when the dialog has closed. */
import { useEffect, useState } from 'react';

/** For `onCloseAutoFocus`. Who took the focus meanwhile keeps it; where the opener is gone it goes to the screen. */
export function useOpener(isOpen: boolean): (event: Event) => void {
  const [seen, setSeen] = useState(() => openedBy(isOpen));
  if (seen.isOpen !== isOpen) setSeen(isOpen ? openedBy(true) : { ...seen, isOpen });
  return (event) => {
    event.preventDefault();
    giveBack(seen.opener);
  };
}

/** For a dialog of others, which tells nobody that it closes: there while it is open. */
export function useOpenerOfWhole(): void {
  const [opener] = useState(() => document.activeElement);
  useEffect(
    () => () => {
      setTimeout(() => giveBack(opener));
    },
    [opener],
  );
}

function giveBack(opener: Element | null | undefined): void {
  if (document.activeElement !== null && document.activeElement !== document.body) return;
  const target = opener?.isConnected === true ? opener : document.querySelector('#content');
  if (target instanceof HTMLElement) target.focus();
}

interface Seen {
  readonly isOpen: boolean;
  readonly opener?: Element | null;
}

function openedBy(isOpen: boolean): Seen {
  return isOpen ? { isOpen, opener: document.activeElement } : { isOpen };
}
