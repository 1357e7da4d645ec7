/** Overage and add-ons: what a plan may have on top. */
import { useState, type ReactElement, type ReactNode } from 'react';
import type {
  AddOnId,
  OverageState,
  PlanAnswer,
  PlanOffer,
} from '../../../contract/console/plan.ts';
import { Button } from '../../components/button.tsx';
import { Form, NumberField, Switch } from '../../components/field.tsx';
import { t } from '../../text/screens.ts';

interface SectionProps {
  readonly title: string;
  readonly note?: string;
  readonly children: ReactNode;
}

export function Section({ title, note, children }: SectionProps): ReactElement {
  return (
    <section className="grid grid-cols-[220px_minmax(0,1fr)] gap-x-8 gap-y-3 max-md:grid-cols-1">
      <div>
        <h2 className="text-sm font-semibold">{title}</h2>
        {note !== undefined && <p className="pt-1 text-xs text-ink-3">{note}</p>}
      </div>
      <div className="min-w-0 max-w-[560px]">{children}</div>
    </section>
  );
}

interface OverageProps {
  readonly plan: PlanAnswer;
  readonly isAllowed: boolean;
  readonly onSave: (overage: OverageState) => void;
}

export function Overage({ plan, isAllowed, onSave }: OverageProps): ReactElement {
  const { overage } = plan;
  const [softCap, setSoftCap] = useState(String(overage.softCapCredits ?? ''));
  const [rate, setRate] = useState(String(overage.centsPerThousand ?? ''));
  const next = (enabled: boolean): OverageState => ({
    enabled,
    ...(softCap === '' ? {} : { softCapCredits: Number(softCap) }),
    ...(rate === '' ? {} : { centsPerThousand: Number(rate) }),
  });
  return (
    <Section title={t.plan.overage} note={isAllowed ? t.plan.overageHelp : t.plan.overageLocked}>
      <div className="flex flex-col gap-4">
        <Switch
          label={t.plan.overageOn}
          disabled={!isAllowed}
          checked={isAllowed && overage.enabled}
          onChange={(enabled) => onSave(next(enabled))}
        />
        {isAllowed && overage.enabled && (
          <Form className="flex flex-wrap items-start gap-3" onSubmit={() => onSave(next(true))}>
            <NumberField
              label={t.plan.softCap}
              help={softCap === '' ? t.plan.softCapNone : t.plan.softCapHelp(Number(softCap) * 2)}
              min={1}
              className="w-48"
              value={softCap}
              onChange={setSoftCap}
            />
            <NumberField
              label={t.plan.rate}
              help={t.plan.rateHelp}
              min={0}
              className="w-48"
              value={rate}
              onChange={setRate}
            />
            <Button type="submit" isBusy={false} className="mt-[21px]">
              {t.common.save}
            </Button>
          </Form>
        )}
      </div>
    </Section>
  );
}

const ADD_ONS: readonly AddOnId[] = [
  'priority',
  'zero-data-retention',
  'regional-proxy',
  'cjk-extraction',
  'sla',
];

interface AddOnsProps {
  readonly plan: PlanAnswer;
  readonly offer: PlanOffer | undefined;
  readonly onChange: (addOns: readonly AddOnId[]) => void;
}

export function AddOns({ plan, offer, onChange }: AddOnsProps): ReactElement {
  return (
    <Section title={t.plan.addOns}>
      <div className="flex flex-col gap-3">
        {ADD_ONS.map((id) => {
          const isOffered = offer?.addOns.includes(id) === true;
          const isOn = plan.addOns.includes(id);
          return (
            <Switch
              key={id}
              label={t.plan.addOnNames[id]}
              help={
                isOffered
                  ? t.plan.addOnHelp[id]
                  : `${t.plan.addOnHelp[id]} · ${t.plan.notOnPlan(offer?.name ?? plan.current)}`
              }
              disabled={!isOffered}
              checked={isOffered && isOn}
              onChange={(on) =>
                onChange(on ? [...plan.addOns, id] : plan.addOns.filter((other) => other !== id))
              }
            />
          );
        })}
      </div>
    </Section>
  );
}
