/** Gives every component the console client and the query cache. */
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createContext, use, type ReactElement, type ReactNode } from 'react';
import { ConsoleError, type ConsoleClient } from '../../contract/console/client.ts';

const ClientContext = createContext<ConsoleClient | undefined>(undefined);

/** The client of this session. Throws outside of a ClientProvider: a bug, not a state. */
export function useClient(): ConsoleClient {
  const client = use(ClientContext);
  if (client === undefined) throw new Error('useClient needs a ClientProvider above it');
  return client;
}

export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        // the service is on this machine: being online or not says nothing about it
        networkMode: 'always',
        staleTime: 5_000,
        refetchOnWindowFocus: true,
        retry: (failures, error) =>
          failures < 1 && error instanceof ConsoleError && error.status >= 500,
        retryDelay: 400,
      },
      mutations: { networkMode: 'always' },
    },
  });
}

interface ClientProviderProps {
  readonly client: ConsoleClient;
  readonly queries: QueryClient;
  readonly children: ReactNode;
}

export function ClientProvider({ client, queries, children }: ClientProviderProps): ReactElement {
  return (
    <ClientContext value={client}>
      <QueryClientProvider client={queries}>{children}</QueryClientProvider>
    </ClientContext>
  );
}
