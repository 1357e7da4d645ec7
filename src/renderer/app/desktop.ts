/** What the desktop shell asks of the window (menu, tray, deep links), and what it offers. */
import { useEffect, useRef } from 'react';

export function useDesktopCommands(
  navigate: (path: string) => void,
  openPalette: () => void,
): void {
  const act = useRef({ navigate, openPalette });
  useEffect(() => {
    act.current = { navigate, openPalette };
  });
  useEffect(
    () =>
      window.hearthDesktop?.onCommand((command) => {
        switch (command.kind) {
          case 'navigate':
            act.current.navigate(command.path);
            break;
          case 'palette':
            act.current.openPalette();
            break;
          case 'reload-state':
            location.reload();
            break;
        }
      }),
    [],
  );
}

/** Tells the reader that something ended while the window was not in front. */
export function notifyReader(title: string, body: string, path: string): void {
  if (window.hearthDesktop !== undefined) {
    void window.hearthDesktop.notify({ title, body, path });
    return;
  }
  if (!('Notification' in window) || Notification.permission !== 'granted') return;
  const note = new Notification(title, { body, icon: '/flame.svg' });
  note.onclick = () => window.focus();
}
