/** How many changes of watched pages nobody has looked at; nothing where there are none. */
import { useQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { useClient } from '../client/client.tsx';
import { QUERY } from '../client/queries.ts';
import { t } from '../text/catalogue.ts';
import { formatNumber } from '../text/format.ts';

export function UnseenChanges(): ReactElement | null {
  const client = useClient();
  const { data } = useQuery({
    queryKey: [...QUERY.monitors, 'unseen'],
    queryFn: ({ signal }) => client.monitors.list({ limit: 1 }, signal),
    refetchInterval: 30_000,
  });
  const unseen = data?.unseen ?? 0;
  if (unseen === 0) return null;
  return (
    <span
      role="img"
      className="nums rounded-full bg-ember-soft px-1.5 font-sans text-2xs font-medium tracking-normal text-ember"
      aria-label={t.monitors.unseen(unseen)}
    >
      {formatNumber(unseen)}
    </span>
  );
}
