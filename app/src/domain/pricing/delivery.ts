import { formatList } from '../words.ts';

/** When a part of an order is delivered. */
export interface Delivery {
  /** What is delivered: "Growth Campaign". */
  label: string;
  /** When: "5-7 days". */
  time: string;
}

/** Parts for which the catalogue has no time: they share a line. */
export const deliveredAsAgreed = (names: readonly string[]): readonly Delivery[] =>
  names.length === 0 ? [] : [{ label: formatList(names), time: 'Date agreed with you' }];
