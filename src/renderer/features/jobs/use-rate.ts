/** Pages a second over the last few seconds, from a count that grows. */
import { useEffect, useRef, useState } from 'react';

const SPAN_MS = 5_000;

export function useRate(done: number, isRunning: boolean): number | undefined {
  const samples = useRef<readonly { readonly at: number; readonly done: number }[]>([]);
  const [rate, setRate] = useState<number>();
  useEffect(() => {
    if (!isRunning) return;
    const now = performance.now();
    const recent = [...samples.current.filter(({ at }) => now - at < SPAN_MS), { at: now, done }];
    samples.current = recent;
    const first = recent[0];
    if (first === undefined || now - first.at < 500) return;
    setRate(((done - first.done) / (now - first.at)) * 1000);
  }, [done, isRunning]);
  return isRunning && rate !== undefined && rate >= 0.5 ? rate : undefined;
}
