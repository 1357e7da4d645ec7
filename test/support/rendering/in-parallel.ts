/** Does the work for every member, `atOnce` at a time; results in the order of the list. */
export async function inParallel<T, R>(
  list: readonly T[],
  atOnce: number,
  work: (one: T) => Promise<R>,
): Promise<readonly R[]> {
  const results: R[] = [];
  const rest = [...list.entries()];
  const worker = async (): Promise<void> => {
    for (let next = rest.shift(); next !== undefined; next = rest.shift()) {
      results[next[0]] = await work(next[1]);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
  return results;
}
