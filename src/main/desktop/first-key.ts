/** The first key is made by the service at its very first start and can be read only then: a dialog shows it. */
import type { Started } from '../service/compose.ts';
import type { ElectronApi } from './electron-api.ts';

/** Does nothing when there is no new key. The key goes to the clipboard only when asked to. */
export async function showFirstKey(
  { clipboard, dialog }: Pick<ElectronApi, 'clipboard' | 'dialog'>,
  { address, firstKey }: Started,
): Promise<void> {
  if (firstKey === undefined) return;
  const { response } = await dialog.showMessageBox({
    type: 'info',
    message: 'Your API key, shown this once',
    detail: `${firstKey}\n\nPrograms use it at ${address}. More keys are made under "API keys".`,
    buttons: ['Copy key', 'Close'],
    defaultId: 0,
    cancelId: 1,
    noLink: true,
  });
  if (response === 0) await clipboard.writeText(firstKey);
}
