/** What shows that a copy is what was kept: its digest, its place in the chain, its parts; and how to cite it. */
import { useMutation } from '@tanstack/react-query';
import { ShieldCheck } from 'lucide-react';
import type { ReactElement, ReactNode } from 'react';
import { titleOf } from '../../../../contract/library/citations.ts';
import type { LibraryCapture, LibraryEntry } from '../../../../contract/library/types.ts';
import { changePreferences, usePreferences } from '../../../app/preferences.ts';
import { useShortcuts } from '../../../app/shortcuts.ts';
import { useClient } from '../../../client/client.tsx';
import { Button } from '../../../components/button.tsx';
import { CopyButton, copyText } from '../../../components/copy-button.tsx';
import { Kbd } from '../../../components/kbd.tsx';
import { Select } from '../../../components/field.tsx';
import { Empty, Loading, Problem, Unread } from '../../../components/states.tsx';
import { t } from '../../../text/screens.ts';
import { formatBytes } from '../../../text/format.ts';
import { CITE_FORMS, citeForm, written } from './cite-forms.ts';
import { citedOf, useKeptDocument } from './kept-document.ts';
import { Parts } from './parts.tsx';
import { useManifest } from './use-entry.ts';

interface ProofProps {
  readonly entry: LibraryEntry;
  readonly capture: LibraryCapture;
}

export function Proof({ entry, capture }: ProofProps): ReactElement {
  return (
    <div
      role="region"
      tabIndex={0}
      aria-label={t.copy.tabs.proof}
      className="min-h-0 flex-1 overflow-y-auto px-6 py-4 -outline-offset-2! max-sm:px-3"
    >
      <div className="flex max-w-[960px] flex-col gap-6">
        <Cite entry={entry} capture={capture} />
        {capture.digest === undefined ? (
          <Empty title={t.copy.noProof}>{t.copy.noProofHelp}</Empty>
        ) : (
          <>
            <Integrity capture={capture} digest={capture.digest} />
            <Kept capture={capture} />
          </>
        )}
      </div>
    </div>
  );
}

export function Section({
  title,
  aside,
  children,
}: {
  readonly title: string;
  readonly aside?: ReactNode;
  readonly children: ReactNode;
}): ReactElement {
  return (
    <section className="flex flex-col gap-2">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h2 className="text-sm font-semibold">{title}</h2>
        {aside}
      </div>
      {children}
    </section>
  );
}

function Cite({ entry, capture }: ProofProps): ReactElement {
  const form = citeForm(usePreferences());
  const { data: document, error, refetch } = useKeptDocument(capture);
  const isHere = document !== undefined;
  const cited = citedOf(entry, capture, document);
  const text = written(form, cited);
  useShortcuts(isHere ? { y: () => void copyText(text) } : {});
  // without the document author and date would be missing
  if (!isHere) {
    return (
      <Section title={t.copy.cite}>
        {error === null ? <Loading rows={2} /> : <Unread error={error} onRetry={refetch} />}
      </Section>
    );
  }
  const [before, ...after] = form === 'plain' ? text.split(`“${titleOf(cited)}”`) : [text];
  return (
    <Section
      title={t.copy.cite}
      aside={
        <div className="flex flex-wrap items-center gap-2">
          <Select
            className="w-32!"
            aria-label={t.copy.citeFormats}
            value={form}
            onChange={(event) => changePreferences({ citation: event.target.value })}
          >
            {CITE_FORMS.map((value) => (
              <option key={value} value={value}>
                {t.copy.formats[value]}
              </option>
            ))}
          </Select>
          <CopyButton isWide value={text} label={t.copy.copyCitation} />
          <Kbd chord="y" />
        </div>
      }
    >
      <pre
        dir="ltr"
        data-citation
        className="rounded-md border border-line bg-sunken/60 p-3 font-mono text-xs whitespace-pre-wrap [overflow-wrap:anywhere]"
      >
        {before}
        {after.length > 0 && (
          <>
            “<bdi>{titleOf(cited)}</bdi>”{after.join(`“${titleOf(cited)}”`)}
          </>
        )}
      </pre>
    </Section>
  );
}

function Integrity({
  capture,
  digest,
}: {
  readonly capture: LibraryCapture;
  readonly digest: string;
}): ReactElement {
  const client = useClient();
  const verify = useMutation({ mutationFn: () => client.library.prove(capture.id) });
  const proof = verify.data;
  return (
    <Section
      title={t.copy.digest}
      aside={
        <Button
          isBusy={verify.isPending}
          icon={<ShieldCheck aria-hidden className="size-3.5" />}
          onClick={() => verify.mutate()}
        >
          {verify.isPending ? t.copy.verifying : t.copy.verify}
        </Button>
      }
    >
      <div className="flex items-center gap-2">
        <code className="min-w-0 font-mono text-xs [overflow-wrap:anywhere]">
          {digest.replace('sha256:', '')}
        </code>
        <CopyButton value={digest.replace('sha256:', '')} />
      </div>
      <p className="max-w-[80ch] text-xs text-ink-3">{t.copy.digestHelp}</p>
      <div aria-live="polite">
        {verify.error !== null && <Problem isAction error={verify.error} />}
        {proof !== undefined && (
          <div
            className={`rounded-md px-3 py-2 text-sm ${proof.problems.length === 0 ? 'bg-ok-soft' : 'bg-bad-soft'}`}
          >
            <p className={`font-medium ${proof.problems.length === 0 ? 'text-ok' : 'text-bad'}`}>
              {proof.problems.length === 0
                ? t.copy.verified(proof.parts, formatBytes(proof.bytes))
                : t.copy.broken(proof.problems.length)}
            </p>
            {proof.problems.map((problem) => (
              <p key={problem} className="text-xs [overflow-wrap:anywhere]">
                {problem}
              </p>
            ))}
            <p className="pt-1 text-xs text-ink">
              {proof.chain === undefined ? (
                t.copy.noChain
              ) : (
                <>
                  <span className="font-medium">
                    {t.copy.chainPlace(proof.chain.n, proof.chain.of)}
                  </span>{' '}
                  <code className="font-mono [overflow-wrap:anywhere]">{proof.chain.link}</code>
                  <span className="block max-w-[80ch]">{t.copy.chainHelp}</span>
                </>
              )}
            </p>
          </div>
        )}
      </div>
    </Section>
  );
}

function Kept({ capture }: { readonly capture: LibraryCapture }): ReactElement {
  const { data, error, refetch } = useManifest(capture);
  if (error !== null) return <Problem error={error} onRetry={refetch} />;
  return (
    <Section
      title={t.copy.requests}
      aside={
        data?.fidelity !== undefined && (
          <span className="nums text-xs text-ink-3">
            {t.copy.complete(data.fidelity.served, data.fidelity.requested)}
          </span>
        )
      }
    >
      {data !== undefined && <Parts manifest={data} />}
    </Section>
  );
}
