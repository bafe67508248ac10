import { useMemo } from 'react';

/** The data of an earlier render, as long as the new one says the same: what is drawn from it is not drawn anew. */
export function useKept<Data>(data: Data): Data {
  const text = JSON.stringify(data);
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is what the text says
  return useMemo(() => data, [text]);
}
