import { type ComponentType, type LazyExoticComponent, lazy } from 'react';
import { whileHere } from '../document/leaving.ts';

/** A component whose code is fetched when it is first drawn. */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): LazyExoticComponent<ComponentType<Props>> {
  return lazy(async () => ({ default: await whileHere(load) }));
}
