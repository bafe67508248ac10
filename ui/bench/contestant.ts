import { type ComponentType, createElement, Fragment, type ReactElement, type ReactNode } from 'react';

/** What each file of `own` and `peers` exports. */
export interface Contestant {
  Item: ComponentType<{ index: number }>;
  /** Stands around all items: a provider, a group. */
  Frame?: ComponentType<{ children: ReactNode }>;
}

/** So many items side by side. */
export function draw({ Item, Frame = Fragment }: Contestant, count: number): ReactElement {
  const items = Array.from({ length: count }, (_, index) => createElement(Item, { key: index, index }));
  return createElement(Frame, null, items);
}
