/** What language models used for a job or in a time, as one line; nothing where none was asked. */
import type { ReactElement } from 'react';
import type { ModelUsage } from '../../../contract/console/jobs.ts';
import { t } from '../../text/catalogue.ts';

export function ModelFigures({
  usage,
}: {
  readonly usage: readonly ModelUsage[];
}): ReactElement | null {
  if (usage.length === 0) return null;
  const sum = (of: (one: ModelUsage) => number): number =>
    usage.reduce((total, one) => total + of(one), 0);
  const models = [...new Set(usage.map(({ model }) => model))].join(', ');
  const cost = sum(({ costMicros }) => costMicros);
  return (
    <p className="nums pt-1 text-xs text-ink-2">
      {t.jobs.modelUsed(
        models,
        sum(({ inputTokens }) => inputTokens),
        sum(({ outputTokens }) => outputTokens),
      )}
      {cost > 0 && ` · ${t.jobs.modelCost(cost)}`}
    </p>
  );
}
