/** Pictures of captures as addresses of this window: read with the session, held while they may be shown. */
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { CapturePart } from '../../../contract/library/client.ts';
import { useClient } from '../../client/client.tsx';
import { QUERY } from '../../client/queries.ts';

interface PartUrl {
  readonly url: string | undefined;
  /** Why it is not here; `isGone` where it was not kept. */
  readonly error: unknown;
  readonly retry: () => unknown;
}

/** `captureId` undefined: nothing is asked. */
export function usePartUrl(captureId: string | undefined, part: CapturePart): PartUrl {
  const client = useClient();
  const { data, error, refetch } = useQuery({
    queryKey: [...QUERY.capture, captureId, part],
    queryFn: ({ signal }) => client.library.part(captureId ?? '', part, signal),
    enabled: captureId !== undefined,
    // what a capture holds never changes
    staleTime: Infinity,
    gcTime: 60_000,
    retry: false,
  });
  const [url, setUrl] = useState<string>();
  useEffect(() => {
    if (data === undefined) return undefined;
    const made = URL.createObjectURL(data);
    setUrl(made);
    return () => {
      setUrl(undefined);
      URL.revokeObjectURL(made);
    };
  }, [data]);
  return { url, error, retry: refetch };
}
