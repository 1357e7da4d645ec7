/**
 * What the form of an operation holds and what it runs: typed, pasted, chosen, dropped, or brought along by the
 * window's address, and kept as the draft.
 */
import { useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import type { ConsoleOperation, JsonObject } from '../../../contract/console/common.ts';
import { useAddress } from '../../app/use-address.ts';
import { announce } from '../../components/announcer.tsx';
import { t } from '../../text/catalogue.ts';
import { isObject } from './body.ts';
import { carryAddress, withCarried } from './carried.ts';
import { drafts, saveDraft } from './drafts.ts';
import { carryFile, takeCarried, useFileDrop } from './file-choice.tsx';
import { OPERATION_SPECS } from './operations/catalogue.ts';
import type { Pasted } from './paste.ts';
import { fetchResultAhead } from './result-views.ts';
import { isMany } from './run.ts';
import { listOfFile } from './url-list.ts';
import { useRun } from './use-run.ts';

export type Workbench = ReturnType<typeof useWorkbench>;

/** `onStart`: something is about to run. */
export function useWorkbench(operation: ConsoleOperation, onStart: () => void) {
  const spec = OPERATION_SPECS[operation];
  const [, navigate] = useLocation();
  const [search, change] = useAddress();
  const [body, setBody] = useState<JsonObject>(() => startBody(operation, search));
  const [problem, setProblem] = useState<string>();
  const [file, setFile] = useState<File>();
  const [isFormWanted, setFormWanted] = useState(false);
  const runId = search.get('run') ?? undefined;
  const [filledFrom, setFilledFrom] = useState<string>();
  const run = useRun(operation, runId, (id) => {
    setFilledFrom(id);
    change({ run: id ?? '' });
  });
  // a run opened from the list or by its address brings its request along
  const shown = run.state.kind === 'answered' && run.state.id === runId ? run.state : undefined;
  if (shown?.id !== undefined && shown.id !== filledFrom) {
    setFilledFrom(shown.id);
    if (shown.body !== undefined) setBody(shown.body);
  }

  const write = (next: JsonObject): void => {
    setBody(next);
    setProblem(undefined);
    saveDraft(operation, next);
  };
  const start = (next: JsonObject, from = file): void => {
    setFormWanted(false);
    onStart();
    const wrong = from === undefined ? spec.check(next) : undefined;
    setProblem(wrong);
    if (wrong !== undefined) {
      setFormWanted(true);
      // when the field says what is amiss
      requestAnimationFrame(focusAmiss);
      return;
    }
    fetchResultAhead(operation);
    run.start(next, from);
  };
  const read = (chosen: File | undefined): void => {
    setFile(chosen);
    if (chosen !== undefined) start(body, chosen);
  };
  const open = (target: ConsoleOperation, next: JsonObject): void => {
    saveDraft(target, next);
    navigate(`/playground/${target}`);
  };
  const paste = (pasted: Pasted): void => {
    // a list of pages and nothing else: both of these read one
    const readsMany = operation === 'extract' || !isMany(pasted.body);
    const target = pasted.operation ?? (readsMany ? operation : 'scrape');
    announce(pasted.isV1 ? t.playground.pastedV1 : t.playground.pasted);
    if (target === operation) write(pasted.body);
    else open(target, pasted.body);
  };
  return {
    ...{ operation, spec, body, problem, file, run: run.state, isFormWanted },
    ...{ write, start, read, open, paste, stop: run.stop },
    showForm: () => setFormWanted(true),
  };
}

export function focusMainField(): void {
  document.querySelector<HTMLElement>('[data-main-field]')?.focus();
}

function focusAmiss(): void {
  const field = document.querySelector<HTMLElement>('form [aria-invalid="true"]');
  if (field === null) focusMainField();
  else field.focus();
}

/** Files dropped on the window; true while one is held over it. */
export function useDrops({ operation, body, write, read }: Workbench): boolean {
  const [, navigate] = useLocation();
  const isOver = useFileDrop((dropped) => {
    if (operation !== 'scrape') {
      carryFile(dropped);
      navigate('/playground/scrape');
    } else if (isMany(body)) {
      void listOfFile(dropped).then((urls) => write({ ...body, urls }));
    } else read(dropped);
  });
  // a file dropped on another operation's form came along: only when the form opens
  useEffect(() => {
    const dropped = operation === 'scrape' ? takeCarried() : undefined;
    if (dropped !== undefined) read(dropped);
  }, []);
  return isOver;
}

/** `?auto=1` (palette, suggestions, run again) runs what was brought along, once; `?fill=1` only shows it. */
export function useBrought({ operation, write, start }: Workbench): void {
  const [search, change] = useAddress();
  const isAuto = search.get('auto') === '1';
  const isFill = search.get('fill') === '1';
  // only when asked by the address
  useEffect(() => {
    if (!isAuto && !isFill) return;
    const brought = startBody(operation, search);
    change({ auto: '', fill: '', url: '' });
    write(brought);
    if (isAuto) start(brought);
  }, [isAuto, isFill]);
}

/** What the form starts with: a body or address in the window's address, else the last draft. */
function startBody(operation: ConsoleOperation, search: URLSearchParams): JsonObject {
  const url = search.get('url');
  if (url !== null) {
    carryAddress({ url });
    if (operation === 'search') return { query: url };
    return operation === 'extract' ? { urls: [url] } : { url };
  }
  const draft = drafts(operation);
  return withCarried(operation, isObject(draft) ? draft : {});
}
