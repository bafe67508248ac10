/** Maps items with limited concurrency, in order. */
export async function mapConcurrently<Item, Result>(
  items: readonly Item[],
  concurrency: number,
  act: (item: Item) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = [];
  const remaining = items.entries();
  const worker = async () => {
    for (const [at, item] of remaining) results[at] = await act(item);
  };
  await Promise.all(Array.from({ length: concurrency }, worker));
  return results;
}
