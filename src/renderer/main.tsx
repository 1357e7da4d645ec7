/** Starts the window: session, looks, live events, React. */
import { StrictMode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { ConsoleError, createConsoleClient } from '../contract/console/client.ts';
import { App } from './app/app.tsx';
import { startLooks } from './app/preferences.ts';
import { startShortcuts } from './app/shortcuts.ts';
import { SignIn } from './app/sign-in.tsx';
import { ClientProvider, createQueryClient } from './client/client.tsx';
import { connection, startLive } from './client/live.ts';
import {
  askOtherTabs,
  dropSession,
  keepSession,
  sessionOfCode,
  takeCode,
  takeSession,
} from './client/session.ts';
import './styles/app.css';

startLooks();
const container = document.getElementById('root');
if (container !== null) enter(container);

function enter(element: HTMLElement): void {
  const root = createRoot(element);
  const code = takeCode();
  const known = takeSession();
  if (code === undefined && known !== undefined) {
    start(root, known);
    return;
  }
  // a used link still opens a window where another one is open
  void (code === undefined ? Promise.resolve(undefined) : sessionOfCode(code))
    .then((token) => token ?? known ?? askOtherTabs())
    .then((token) => {
      if (token !== undefined) start(root, token);
      else root.render(<SignIn why={code === undefined ? 'none' : 'used'} />);
    });
}

function start(root: Root, token: string): void {
  // where the first screen is known, the first rendering shows it; a redirect would be a rendering before it
  if (location.pathname === '/') {
    history.replaceState(history.state, '', `/playground/scrape${location.search}`);
  }
  const life = new AbortController();
  const session = keepSession(token, life.signal);
  const client = createConsoleClient({
    origin: '',
    get token() {
      return session.token;
    },
    fetch: session.fetch,
  });
  const queries = createQueryClient();
  startShortcuts(life.signal);
  const stream = startLive({ session, signal: life.signal, queries });

  queries.getQueryCache().subscribe(({ query }) => {
    const error: unknown = query.state.error;
    if (!(error instanceof ConsoleError) || error.status !== 401 || life.signal.aborted) return;
    life.abort();
    dropSession();
    connection.set({ kind: 'connecting' });
    root.render(<SignIn why="ended" />);
  });

  root.render(
    <StrictMode>
      <ClientProvider client={client} queries={queries}>
        <App onRetry={stream.retryNow} />
      </ClientProvider>
    </StrictMode>,
  );
}
