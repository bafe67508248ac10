import { type ComponentType, type LazyExoticComponent, lazy } from 'react';
import { importUnlessLeaving } from '../document/leaving.ts';

/** A component whose code is loaded on first render. */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): LazyExoticComponent<ComponentType<Props>> {
  return lazy(async () => ({ default: await importUnlessLeaving(load) }));
}
