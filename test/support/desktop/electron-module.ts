/** What `import … from 'electron'` gives the built app when with-fake-electron.ts stands in for Electron. */
import { fakeElectron } from './fake-electron.ts';

const { api, windows } = fakeElectron();

export const {
  app,
  BrowserWindow,
  clipboard,
  dialog,
  ipcMain,
  Menu,
  nativeImage,
  Notification,
  powerMonitor,
  safeStorage,
  screen,
  session,
  shell,
  Tray,
} = api;

// as Electron does, the process ends when the app quits; until then nothing else keeps it alive
const alive = setInterval(() => undefined, 60_000);
const fake = app as unknown as { quit: () => void; did: (name: string) => boolean };
const quit = fake.quit.bind(app);
fake.quit = () => {
  quit();
  if (!fake.did('quit')) return;
  clearInterval(alive);
  process.stdout.write(`${JSON.stringify({ loaded: windows.flatMap(({ loaded }) => loaded) })}\n`);
  process.exit(0);
};
