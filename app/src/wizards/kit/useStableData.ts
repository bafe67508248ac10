import { useMemo } from 'react';

/** The same object for as long as the data is equal as JSON, so that what is drawn from it isn't drawn again. */
export function useStableData<Data>(data: Data): Data {
  const text = JSON.stringify(data);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the text stands for the data
  return useMemo(() => data, [text]);
}
