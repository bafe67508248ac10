import { useMemo } from 'react';

/** Returns the same object while the data is equal as JSON, so that memoised components don't render again. */
export function useStableData<Data>(data: Data): Data {
  const text = JSON.stringify(data);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the text stands for the data
  return useMemo(() => data, [text]);
}
