/** Starts the window: session, looks, live events, React. */
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { ConsoleError, createConsoleClient } from '../contract/console/client.ts';
import { App } from './app/app.tsx';
import { startLooks } from './app/preferences.ts';
import { startShortcuts } from './app/shortcuts.ts';
import { SignIn } from './app/sign-in.tsx';
import { ClientProvider, createQueryClient } from './client/client.tsx';
import { startLive } from './client/live.ts';
import { dropSession, takeSession } from './client/session.ts';
import './styles/app.css';

startLooks();
const container = document.getElementById('root');
if (container !== null) start(container);

function start(element: HTMLElement): void {
  const root = createRoot(element);
  const token = takeSession();
  if (token === undefined) {
    root.render(<SignIn hasEnded={false} />);
    return;
  }
  const life = new AbortController();
  const client = createConsoleClient({ origin: '', token });
  const queries = createQueryClient();
  startShortcuts(life.signal);
  const stream = startLive({ origin: '', token, signal: life.signal, queries });

  queries.getQueryCache().subscribe(({ query }) => {
    const error: unknown = query.state.error;
    if (!(error instanceof ConsoleError) || error.status !== 401 || life.signal.aborted) return;
    life.abort();
    dropSession();
    root.render(<SignIn hasEnded />);
  });

  root.render(
    <StrictMode>
      <ClientProvider client={client} queries={queries}>
        <App onRetry={stream.retryNow} />
      </ClientProvider>
    </StrictMode>,
  );
}
