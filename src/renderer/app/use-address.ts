/** The part of the window's address behind its `?`. */
import { useSearchParams } from 'wouter';

type Parts = Readonly<Record<string, string>>;

/** Reads it, and changes some of it in place; what becomes empty goes. */
export function useAddress(): readonly [URLSearchParams, (parts: Parts) => void] {
  const [search, setSearch] = useSearchParams();
  return [search, (parts) => setSearch((before) => withParts(before, parts), { replace: true })];
}

function withParts(before: URLSearchParams, parts: Parts): URLSearchParams {
  const next = new URLSearchParams(before);
  for (const [name, value] of Object.entries(parts)) {
    if (value === '') next.delete(name);
    else next.set(name, value);
  }
  return next;
}

/** The row on top of a list, for the way back. */
export function useTopRow() {
  const [search, change] = useAddress();
  return {
    initialIndex: Number(search.get('row') ?? 0),
    onRest: (top: number): void => change({ row: top === 0 ? '' : String(top) }),
  };
}
