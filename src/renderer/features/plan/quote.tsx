/** A price computed by the service for a plan with programs and add-ons. Orders nothing. */
import { useQuery } from '@tanstack/react-query';
import { useState, type ReactElement } from 'react';
import type {
  AddOnId,
  DiscountId,
  PlanAnswer,
  PlanId,
  QuoteAnswer,
} from '../../../contract/console/plan.ts';
import { useClient } from '../../client/client.tsx';
import { ChipSet, SelectField } from '../../components/choice-fields.tsx';
import { Unread } from '../../components/states.tsx';
import { t } from '../../text/screens.ts';
import { formatMoney } from '../../text/format.ts';
import { Section } from './plan-extras.tsx';

const DISCOUNTS: readonly DiscountId[] = ['annual', 'open-source', 'student', 'nonprofit'];

export function Quote({ plan }: { readonly plan: PlanAnswer }): ReactElement {
  const client = useClient();
  const [planId, setPlanId] = useState<PlanId>('pro');
  const [discounts, setDiscounts] = useState<readonly DiscountId[]>([]);
  const [addOns, setAddOns] = useState<readonly AddOnId[]>([]);
  const offer = plan.offers.find(({ id }) => id === planId);
  const body = { planId, discounts, addOns: addOns.filter((id) => offer?.addOns.includes(id)) };
  const { data, error, refetch } = useQuery({
    queryKey: ['quote', body],
    queryFn: () => client.quote(body),
    placeholderData: (before) => before,
  });
  return (
    <Section title={t.plan.quote} note={t.plan.quoteHelp}>
      <div className="flex flex-col gap-4">
        <div className="w-48">
          <SelectField
            label={t.plan.quotePlan}
            value={planId}
            options={plan.offers.map(({ id, name }) => [id, name] as const)}
            onChange={setPlanId}
          />
        </div>
        <ChipSet
          label={t.plan.discounts}
          all={DISCOUNTS}
          chosen={discounts}
          name={(id) => t.plan.discountNames[id]}
          onChange={setDiscounts}
        />
        {offer !== undefined && offer.addOns.length > 0 && (
          <ChipSet
            label={t.plan.addOns}
            all={offer.addOns}
            chosen={addOns}
            name={(id) => t.plan.addOnNames[id]}
            onChange={setAddOns}
          />
        )}
        {data !== undefined && <Price quote={data} />}
        {data === undefined && error !== null && <Unread error={error} onRetry={refetch} />}
      </div>
    </Section>
  );
}

function Price({ quote }: { readonly quote: QuoteAnswer }): ReactElement {
  return (
    <div aria-live="polite" className="nums rounded-lg bg-sunken/70 p-4">
      <dl className="flex gap-10">
        <div>
          <dt className="text-xs text-ink-3">{t.plan.monthly}</dt>
          <dd className="font-serif text-xl">
            {quote.monthlyCents === undefined
              ? t.plan.byAgreement
              : formatMoney(quote.monthlyCents)}
          </dd>
        </div>
        {quote.yearlyCents !== undefined && (
          <div>
            <dt className="text-xs text-ink-3">{t.plan.yearly}</dt>
            <dd className="font-serif text-xl">{formatMoney(quote.yearlyCents)}</dd>
          </div>
        )}
      </dl>
      <ul className="pt-3 text-xs text-ink-2">
        {quote.lines.map((line) => (
          <li key={line.text} className="flex justify-between gap-4 py-0.5">
            <span>{line.text}</span>
            {line.cents !== undefined && <span>{formatMoney(line.cents)}</span>}
          </li>
        ))}
        {quote.notes.map((note) => (
          <li key={note} className="py-0.5 text-ink-3">
            {note}
          </li>
        ))}
      </ul>
    </div>
  );
}
