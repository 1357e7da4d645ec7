/** The panel beside the live page: what a click takes, the tables of the page, further pages, pages of the records. */
import { X } from 'lucide-react';
import type { ReactElement, ReactNode } from 'react';
import { Button, IconButton } from '../../components/button.tsx';
import { Chip, Select } from '../../components/field.tsx';
import { Segmented } from '../../components/segmented.tsx';
import { Problem } from '../../components/states.tsx';
import { t } from '../../text/screens.ts';
import { hasDataColumn, toggleDataColumn, type Draft } from './edit.ts';
import { Part } from './part.tsx';
import { Steps } from './steps-part.tsx';
import { Structure } from './structure.tsx';
import type { DetailPick, PagesState, PickerState } from './use-picker.ts';

export function PickerPanel({
  picker,
  signIn,
  onOpen,
}: {
  readonly picker: PickerState;
  /** Shown where the page asks to sign in, and to keep who is. */
  readonly signIn: ReactNode;
  readonly onOpen: (url: string) => void;
}): ReactElement {
  const { draft, detail } = picker;
  return (
    // as high as the page beside it, never higher: the table below has the rest
    <div className="relative min-h-64 w-80 min-w-64 flex-1 self-stretch max-md:w-full">
      <div className="flex flex-col gap-4 md:absolute md:inset-0 md:overflow-auto">
        {signIn}
        {detail === undefined ? (
          <>
            <Lists picker={picker} />
            <Steps state={picker.steps} replay={picker.replay} />
            {draft !== undefined && <Pages pages={picker.pages} />}
            {draft !== undefined && <BehindThePage draft={draft} put={picker.put} />}
            {draft !== undefined && <Details picker={picker} />}
          </>
        ) : (
          <DetailPanel detail={detail} picker={picker} />
        )}
        {picker.isPicking && <p className="text-sm text-ink-2">{t.recipes.looking}</p>}
        {picker.frame !== undefined && detail === undefined && (
          <OtherSite url={picker.frame} onOpen={onOpen} />
        )}
        {picker.pickProblem !== null && picker.pickProblem !== undefined && (
          <Problem isAction error={picker.pickProblem} />
        )}
      </div>
    </div>
  );
}

/** A frame of another site was clicked: what it shows is opened as a page of its own. */
function OtherSite({
  url,
  onOpen,
}: {
  readonly url: string;
  readonly onOpen: (url: string) => void;
}): ReactElement {
  return (
    <div role="status" className="flex flex-col items-start gap-2 text-sm text-ink-2">
      <p>{t.recipes.otherSite(URL.parse(url)?.host ?? url)}</p>
      <Button size="sm" onClick={() => onOpen(url)}>
        {t.recipes.openFrame}
      </Button>
    </div>
  );
}

function Lists({ picker }: { readonly picker: PickerState }): ReactElement {
  const { tables, options, option } = picker;
  return (
    <>
      <Part title={t.recipes.scope}>
        <Segmented
          isWide
          label={t.recipes.scope}
          value={picker.scope}
          options={[
            { value: 'list', label: t.recipes.wholeList },
            { value: 'values', label: t.recipes.onlyClicked },
          ]}
          onChange={picker.setScope}
        />
        <p className="text-xs text-ink-3">{t.recipes.pickHelp}</p>
        {options.length > 1 && (
          <div className="flex flex-wrap items-center gap-1">
            <Button
              size="sm"
              disabled={option === 0}
              onClick={() => picker.chooseOption(option - 1)}
            >
              {t.recipes.wider}
            </Button>
            <Button
              size="sm"
              disabled={option === options.length - 1}
              onClick={() => picker.chooseOption(option + 1)}
            >
              {t.recipes.narrower}
            </Button>
            <span className="nums text-xs text-ink-2">
              {t.recipes.also(
                options.filter((_, i) => i !== option).map(({ rows }) => rows.length),
              )}
            </span>
          </div>
        )}
      </Part>
      <Part title={t.recipes.structure}>
        {picker.isLooking && <p className="text-sm text-ink-2">{t.recipes.looking}</p>}
        {picker.problem !== null && <Problem error={picker.problem} onRetry={picker.retry} />}
        {picker.hasPage && !picker.isLooking && picker.problem === null && tables.length === 0 && (
          <p className="text-sm text-ink-2">{t.recipes.noTables}</p>
        )}
        {tables.length > 0 && (
          <>
            <p className="text-xs text-ink-3">{t.recipes.structureHelp}</p>
            <Structure proposals={tables} chosen={picker.chosen} onChoose={picker.choose} />
          </>
        )}
      </Part>
    </>
  );
}

const KINDS = ['none', 'next', 'numbered', 'letters', 'pattern', 'more', 'scroll', 'spa'] as const;

function Pages({ pages }: { readonly pages: PagesState }): ReactElement {
  return (
    <Part title={t.recipes.pages}>
      <Select
        aria-label={t.recipes.pages}
        value={pages.kind}
        onChange={(event) => pages.set(event.target.value)}
      >
        {KINDS.map((kind) => (
          <option key={kind} value={kind}>
            {t.recipes.pagination[kind]}
          </option>
        ))}
      </Select>
      <p role="status" className="text-xs text-ink-2">
        {wordsOf(pages)}
      </p>
      {pages.problem !== null && !pages.isByHand && (
        <Problem error={pages.problem} onRetry={pages.retry} />
      )}
    </Part>
  );
}

function wordsOf({ isByHand, isProving, isProved, problem }: PagesState): string {
  if (isByHand) return t.recipes.pagesByHand;
  if (isProving) return t.recipes.proving;
  if (problem !== null) return '';
  return isProved ? t.recipes.proved : t.recipes.onePage;
}

/** What the page's own data says of the records besides: none of it is taken before somebody says so. */
function BehindThePage({
  draft,
  put,
}: {
  readonly draft: Draft;
  readonly put: (draft: Draft) => void;
}): ReactElement | null {
  const { data } = draft;
  if (data === undefined) return null;
  const { rows } = data;
  const own = new Set(draft.columns.map(({ name }) => name));
  const columns = data.columns.filter(({ name }) => !own.has(name));
  return (
    <Part title={t.recipes.data}>
      <p role="status" className="text-xs text-ink-2">
        {t.recipes.dataFound(rows, columns.length)}
      </p>
      {columns.length > 0 && (
        <>
          <p className="text-xs text-ink-3">{t.recipes.dataHelp}</p>
          <div role="group" aria-label={t.recipes.data} className="flex flex-wrap gap-1">
            {columns.map(({ name, sample }) => (
              <Chip
                key={name}
                isOn={hasDataColumn(draft, name)}
                title={t.recipes.dataSample(String(sample ?? ''))}
                onToggle={() => put(toggleDataColumn(draft, name))}
              >
                <bdi className="max-w-48 truncate">{name}</bdi>
              </Chip>
            ))}
          </div>
        </>
      )}
    </Part>
  );
}

function Details({ picker }: { readonly picker: PickerState }): ReactElement | null {
  const { draft } = picker;
  const links = draft?.columns.filter(({ type }) => type === 'url') ?? [];
  const [first] = links;
  if (draft === undefined || first === undefined) return null;
  return (
    <Part title={t.recipes.details}>
      <p className="text-xs text-ink-3">{t.recipes.detailsHelp}</p>
      <div className="flex flex-wrap gap-1">
        {links.map(({ name }) => (
          <Button key={name} size="sm" onClick={() => picker.beginDetail(name)}>
            {t.recipes.openDetail(name)}
          </Button>
        ))}
      </div>
    </Part>
  );
}

function DetailPanel({
  detail,
  picker,
}: {
  readonly detail: DetailPick;
  readonly picker: PickerState;
}): ReactElement {
  const { fields, row, follow } = detail;
  return (
    <Part title={t.recipes.details}>
      <p className="text-xs text-ink-2">{t.recipes.trail(follow)}</p>
      <p className="text-xs text-ink-3">{t.recipes.detailPickHelp}</p>
      <ul className="flex flex-col gap-1">
        {fields.map(({ name }) => (
          <li
            key={name}
            className="flex items-start gap-2 rounded-md border border-line bg-raised px-3 py-1.5 text-sm"
          >
            <span className="min-w-0 flex-1">
              <bdi className="block truncate font-medium">{name}</bdi>
              <bdi className="line-clamp-2 text-xs text-ink-2">{String(row[name] ?? '')}</bdi>
            </span>
            <IconButton
              label={t.recipes.removeColumn(name)}
              onClick={() => picker.dropDetailField(name)}
            >
              <X aria-hidden />
            </IconButton>
          </li>
        ))}
      </ul>
      <div className="flex gap-2">
        <Button
          size="sm"
          variant="primary"
          disabled={fields.length === 0}
          onClick={() => picker.endDetail(true)}
        >
          {t.recipes.addColumns}
        </Button>
        <Button size="sm" onClick={() => picker.endDetail(false)}>
          {t.common.cancel}
        </Button>
      </div>
    </Part>
  );
}
