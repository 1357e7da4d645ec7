/** Who wants to hear of notices while the service runs; whoever comes later reads the state instead. */
import type { Notice } from '../ports/system.ts';

interface AccountNotice extends Notice {
  readonly accountId: string;
  /** ms since the epoch. */
  readonly at: number;
}

export interface Notices {
  tell(notice: AccountNotice): void;
  /** Gives the function that ends it. */
  subscribe(listener: (notice: AccountNotice) => void): () => void;
}

export function createNotices(): Notices {
  const listeners = new Set<(notice: AccountNotice) => void>();
  return {
    tell: (notice) => {
      for (const listener of [...listeners]) listener(notice);
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
