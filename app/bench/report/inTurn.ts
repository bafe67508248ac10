/** Maps items with limited concurrency, in order. */
export async function inTurn<Item, Result>(
  items: readonly Item[],
  together: number,
  act: (item: Item) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = [];
  const waiting = items.entries();
  const lane = async () => {
    for (const [at, item] of waiting) results[at] = await act(item);
  };
  await Promise.all(Array.from({ length: together }, lane));
  return results;
}
