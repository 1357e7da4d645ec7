/**
 * Sort, filter, facets and columns of a table in the window's address, so that a reload, a bookmark and a copied link show
 * the same rows. One table of a screen has it; names that begin with `t.` are its.
 */
import { useEffect, useState } from 'react';
import { useSearchParams } from 'wouter';
import { WHOLE, type Sort, type TableView } from './table-view.ts';

const PREFIX = 't.';
/** Browsers take few changes of the address in a row. */
const WRITE_AFTER_MS = 250;

/** The view, begun with what the address says and written to it when it has changed. */
export function useViewInAddress(): readonly [TableView, (view: TableView) => void] {
  const [search, setSearch] = useSearchParams();
  const [view, setView] = useState(() => readView(search));
  const [isTouched, setTouched] = useState(false);
  useEffect(() => {
    if (!isTouched) return undefined;
    const timer = setTimeout(() => {
      setSearch((before) => new URLSearchParams([...withoutView(before), ...viewParams(view)]), {
        replace: true,
      });
    }, WRITE_AFTER_MS);
    return () => clearTimeout(timer);
    // the setter is new at every render and does the same
  }, [view, isTouched]);
  const change = (next: TableView): void => {
    setTouched(true);
    setView(next);
  };
  return [view, change];
}

type Param = readonly [string, string];

/** What the address says beside the table's own. */
function withoutView(search: URLSearchParams): string[][] {
  return [...search].filter(([name]) => !name.startsWith(PREFIX));
}

/** The table's own part of an address, to be carried along. */
export function viewPart(search: URLSearchParams): Readonly<Record<string, string[]>> {
  const names = [...new Set(search.keys())].filter((name) => name.startsWith(PREFIX));
  return Object.fromEntries(names.map((name) => [name, search.getAll(name)]));
}

/** `t.q`, `t.sort=-price`, `t.is=stock:in`, `t.hide`, `t.pin`; nothing for what is as it comes. */
export function viewParams({ text, sort, facets, hidden, pinned }: TableView): string[][] {
  const sorted: readonly Param[] =
    sort === undefined ? [] : [[`${PREFIX}sort`, `${signOf(sort)}${sort.column}`]];
  const params: readonly Param[] = [
    ...(text === '' ? [] : [[`${PREFIX}q`, text] as const]),
    ...sorted,
    ...Object.entries(facets).flatMap(([column, values]) =>
      values.map((value): Param => [`${PREFIX}is`, `${encodeURIComponent(column)}:${value}`]),
    ),
    ...hidden.map((column): Param => [`${PREFIX}hide`, column]),
    ...pinned.map((column): Param => [`${PREFIX}pin`, column]),
  ];
  return params.map((param) => [...param]);
}

export function readView(search: URLSearchParams): TableView {
  const sort = search.get(`${PREFIX}sort`);
  const facets: Record<string, string[]> = {};
  for (const one of search.getAll(`${PREFIX}is`)) {
    const at = one.indexOf(':');
    if (at < 0) continue;
    const column = decoded(one.slice(0, at));
    (facets[column] ??= []).push(one.slice(at + 1));
  }
  return {
    ...WHOLE,
    text: search.get(`${PREFIX}q`) ?? '',
    sort:
      sort === null || sort === ''
        ? undefined
        : { column: sort.replace(/^[-+]/, ''), isDescending: sort.startsWith('-') },
    facets,
    hidden: search.getAll(`${PREFIX}hide`),
    pinned: search.getAll(`${PREFIX}pin`),
  };
}

function signOf({ column, isDescending }: Sort): string {
  if (isDescending) return '-';
  return /^[-+]/.test(column) ? '+' : '';
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
