/** The plan this account runs on: limits, overage, add-ons, and what it would cost in the cloud. */
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Check, ExternalLink } from 'lucide-react';
import { useState, type ReactElement } from 'react';
import type {
  ChangePlanBody,
  PlanAnswer,
  PlanId,
  PlanOffer,
} from '../../../contract/console/plan.ts';
import { PlaceHeader } from '../../app/place-header.tsx';
import { useClient } from '../../client/client.tsx';
import { QUERY, useConsoleState, usePlan } from '../../client/queries.ts';
import { announce } from '../../components/announcer.tsx';
import { Badge } from '../../components/badge.tsx';
import { Button } from '../../components/button.tsx';
import { Dialog, DialogActions } from '../../components/dialog.tsx';
import { Form, NumberField } from '../../components/field.tsx';
import { Pending } from '../../components/states.tsx';
import { t } from '../../text/screens.ts';
import { messageOf } from '../../text/failures.ts';
import { formatMoney } from '../../text/format.ts';
import { AddOns, Overage, Section } from './plan-extras.tsx';
import { Quote } from './quote.tsx';

export default function Plan(): ReactElement {
  const { data, error, refetch } = usePlan();
  return (
    <div className="relative flex min-h-0 flex-1 flex-col overflow-y-auto bg-surface">
      <PlaceHeader of="/usage" at="/plan" />
      {data === undefined ? <Pending error={error} onRetry={refetch} /> : <Loaded plan={data} />}
    </div>
  );
}

function useChange() {
  const client = useClient();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (body: ChangePlanBody) => client.changePlan(body),
    onSuccess: (next) => {
      queries.setQueryData(QUERY.plan, next);
      void queries.invalidateQueries({ queryKey: QUERY.state });
      void queries.invalidateQueries({ queryKey: QUERY.usage });
      announce(t.plan.changed);
    },
  });
}

function Loaded({ plan }: { readonly plan: PlanAnswer }): ReactElement {
  const change = useChange();
  const [asked, setAsked] = useState<PlanId>();
  const offer = plan.offers.find(({ id }) => id === plan.current);
  const wanted = plan.offers.find(({ id }) => id === asked);
  return (
    <div className="flex w-full max-w-[1120px] flex-col gap-10 px-6 pb-16">
      <p className="max-w-[72ch] text-sm text-ink-2">{t.plan.intro}</p>
      {change.error !== null && (
        <p role="alert" className="rounded-md bg-bad-soft px-3 py-2 text-sm text-bad">
          {t.plan.refused}: {messageOf(change.error)}
        </p>
      )}
      <Offers
        plan={plan}
        pending={change.isPending ? change.variables.planId : undefined}
        onChoose={setAsked}
      />
      {wanted !== undefined && (
        <SwitchDialog
          offer={wanted}
          slotsNow={offer?.concurrency}
          onClose={() => setAsked(undefined)}
          onSwitch={() => {
            setAsked(undefined);
            change.mutate({ planId: wanted.id });
          }}
        />
      )}
      {plan.current === 'enterprise' && (
        <EnterpriseFigures
          key={`${plan.customCredits ?? ''} ${plan.customConcurrency ?? ''}`}
          plan={plan}
          onSave={change.mutate}
        />
      )}
      <Overage
        key={`${plan.current} ${JSON.stringify(plan.overage)}`}
        plan={plan}
        isAllowed={offer?.allowsOverage === true}
        onSave={(overage) => change.mutate({ overage })}
      />
      <AddOns plan={plan} offer={offer} onChange={(addOns) => change.mutate({ addOns })} />
      <Quote plan={plan} />
      <Section title={t.plan.invoices}>
        {plan.billingUrl === undefined ? (
          <p className="text-sm text-ink-3">{t.plan.invoicesNone}</p>
        ) : (
          <a
            href={plan.billingUrl}
            target="_blank"
            rel="noopener noreferrer"
            className="inline-flex items-center gap-1.5 text-sm text-ember underline underline-offset-2"
          >
            {t.plan.toInvoices}
            <ExternalLink aria-hidden className="size-3.5" />
          </a>
        )}
      </Section>
    </div>
  );
}

interface SwitchDialogProps {
  readonly offer: PlanOffer;
  readonly slotsNow: number | undefined;
  readonly onClose: () => void;
  readonly onSwitch: () => void;
}

/** What the other plan does to the credits left and to the pages at once, before it does. */
function SwitchDialog({ offer, slotsNow, onClose, onSwitch }: SwitchDialogProps): ReactElement {
  const { data } = useConsoleState();
  const { credits, concurrency } = offer;
  const left =
    data === undefined || credits === undefined
      ? undefined
      : Math.max(0, credits - data.credits.used);
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t.plan.askTitle(offer.name)}
      description={t.plan.askHelp}
    >
      <ul className="nums flex list-disc flex-col gap-1 pl-5 text-sm">
        {left !== undefined && credits !== undefined && (
          <li className={left === 0 ? 'text-bad' : ''}>{t.plan.askCredits(left, credits)}</li>
        )}
        {concurrency !== undefined && <li>{t.plan.askSlots(concurrency, slotsNow)}</li>}
        {left === 0 && <li>{t.plan.askRefused}</li>}
      </ul>
      <DialogActions onCancel={onClose}>
        <Button variant="primary" onClick={onSwitch}>
          {t.plan.askSwitch(offer.name)}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

interface OffersProps {
  readonly plan: PlanAnswer;
  readonly pending: PlanId | undefined;
  readonly onChoose: (id: PlanId) => void;
}

function Offers({ plan, pending, onChoose }: OffersProps): ReactElement {
  return (
    <ul className="border-y border-line">
      {plan.offers.map((offer) => {
        const isCurrent = offer.id === plan.current;
        return (
          <li
            key={offer.id}
            className={`nums grid min-h-14 grid-cols-[150px_minmax(0,1.3fr)_minmax(0,1fr)_110px_110px] items-center gap-4 border-b border-line px-3 py-2 last:border-b-0 max-lg:grid-cols-[minmax(0,1fr)_auto] max-lg:gap-x-4 max-lg:gap-y-1 ${isCurrent ? 'bg-ember-soft/50' : ''}`}
          >
            <span className="flex items-center gap-2 font-serif text-base font-semibold">
              {offer.name}
              {isCurrent && (
                <Badge tone="ember">
                  <Check aria-hidden className="size-3" />
                  {t.plan.current}
                </Badge>
              )}
            </span>
            <span className="text-sm max-lg:order-3 max-lg:col-span-2">
              {priceText(offer)}
              {offer.laterMonthlyCents !== undefined &&
                offer.laterMonthlyCents !== offer.monthlyCents && (
                  <span className="block text-2xs text-ink-3">
                    {t.plan.later(formatMoney(offer.laterMonthlyCents))}
                  </span>
                )}
            </span>
            <span className="text-sm text-ink-2 max-lg:order-4">
              {offer.credits === undefined ? t.plan.customCredits : t.plan.credits(offer.credits)}
            </span>
            <span className="text-sm text-ink-2 max-lg:order-5 max-lg:text-right">
              {offer.concurrency === undefined ? '' : t.plan.slots(offer.concurrency)}
            </span>
            <span className="text-right max-lg:order-2">
              {!isCurrent && (
                <Button
                  size="sm"
                  isBusy={pending === offer.id}
                  aria-label={`${t.plan.choose}: ${offer.name}`}
                  onClick={() => onChoose(offer.id)}
                >
                  {t.plan.choose}
                </Button>
              )}
            </span>
          </li>
        );
      })}
    </ul>
  );
}

function priceText(offer: PlanOffer): string {
  if (offer.monthlyCents === undefined) return t.plan.byAgreement;
  const price = formatMoney(offer.monthlyCents);
  return offer.id === 'enterprise'
    ? `${t.plan.from(price)} ${t.plan.perMonth}`
    : `${price} ${t.plan.perMonth}`;
}

interface EnterpriseFiguresProps {
  readonly plan: PlanAnswer;
  readonly onSave: (body: ChangePlanBody) => void;
}

function EnterpriseFigures({ plan, onSave }: EnterpriseFiguresProps): ReactElement {
  const [credits, setCredits] = useState(String(plan.customCredits ?? ''));
  const [slots, setSlots] = useState(String(plan.customConcurrency ?? ''));
  return (
    <Section title={t.plan.custom}>
      <Form
        className="flex flex-wrap items-end gap-3"
        onSubmit={() =>
          onSave({
            ...(credits === '' ? {} : { customCredits: Number(credits) }),
            ...(slots === '' ? {} : { customConcurrency: Number(slots) }),
          })
        }
      >
        <NumberField
          label={t.plan.customCreditsLabel}
          min={1}
          className="w-40"
          value={credits}
          onChange={setCredits}
        />
        <NumberField
          label={t.plan.customSlotsLabel}
          min={1}
          className="w-28"
          value={slots}
          onChange={setSlots}
        />
        <Button type="submit" isBusy={false}>
          {t.common.save}
        </Button>
      </Form>
    </Section>
  );
}
