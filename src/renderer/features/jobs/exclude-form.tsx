/** Leaves waiting pages out while the job runs; says how many a pattern would hit before it does. */
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useDeferredValue, useState, type ReactElement } from 'react';
import type { JobRow } from '../../../contract/console/jobs.ts';
import { useClient } from '../../client/client.tsx';
import { QUERY } from '../../client/queries.ts';
import { showFailure } from '../../client/toasts.ts';
import { announce } from '../../components/announcer.tsx';
import { Button } from '../../components/button.tsx';
import { Form, Input } from '../../components/field.tsx';
import { t } from '../../text/catalogue.ts';
import { patternProblem } from '../playground/operations/fields.ts';

export function ExcludeForm({ job }: { readonly job: JobRow }): ReactElement {
  const client = useClient();
  const queries = useQueryClient();
  const [pattern, setPattern] = useState('');
  const asked = useDeferredValue(pattern.trim());
  const problem = pattern === '' ? undefined : patternProblem([pattern]);
  const { data } = useQuery({
    queryKey: ['exclude', job.id, asked],
    queryFn: () => client.exclude(job.id, { pattern: asked, dryRun: true }),
    // of what is asked, which may lag behind what is written
    enabled: asked !== '' && patternProblem([asked]) === undefined,
    staleTime: 2_000,
  });
  const apply = useMutation({
    mutationFn: () => client.exclude(job.id, { pattern: pattern.trim(), dryRun: false }),
    onSuccess: ({ hits }) => {
      announce(t.jobs.excludeApplied(hits));
      setPattern('');
      void queries.invalidateQueries({ queryKey: QUERY.job(job.id) });
    },
    onError: showFailure,
  });
  return (
    <Form
      className="flex shrink-0 flex-wrap items-center gap-2 border-b border-line bg-sunken/50 px-5 py-2"
      onSubmit={() => apply.mutate()}
    >
      <label htmlFor="exclude" className="text-xs text-ink-2">
        {t.jobs.excludeLabel}
      </label>
      <Input
        id="exclude"
        data-exclude
        value={pattern}
        onChange={(event) => setPattern(event.target.value)}
        placeholder={t.jobs.excludePlaceholder}
        aria-invalid={problem !== undefined}
        className="h-7! max-w-56 font-mono text-xs!"
      />
      <span aria-live="polite" className="nums text-xs text-ink-3">
        {problem ?? (asked !== '' && data !== undefined ? t.jobs.excludeHits(data.hits) : '')}
      </span>
      <span className="flex-1" />
      <Button
        type="submit"
        size="sm"
        isBusy={apply.isPending}
        disabled={asked === '' || problem !== undefined}
      >
        {t.jobs.excludeApply}
      </Button>
    </Form>
  );
}
