/** The shortcuts in a dialog, behind `?`. */
import type { ReactElement } from 'react';
import { Dialog } from '../components/dialog.tsx';
import { t } from '../text/catalogue.ts';
import { ShortcutList } from './shortcut-list.tsx';

export default function CheatSheet({ onClose }: { readonly onClose: () => void }): ReactElement {
  return (
    <Dialog isOpen onClose={onClose} title={t.shell.shortcuts} width="lg" isText>
      <ShortcutList />
    </Dialog>
  );
}
