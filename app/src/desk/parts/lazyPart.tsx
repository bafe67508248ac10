import { type ComponentType, type LazyExoticComponent, lazy } from 'react';
import { ApiError } from '../../api/request.ts';
import { Unloaded } from './Unloaded';

/** A component whose code is loaded on first render. When it can't be loaded, such as after a release, a reload is offered. */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): LazyExoticComponent<ComponentType<Props>> {
  return lazy(async () => ({ default: await load().catch(() => NotLoaded) }));
}

/** Loads code ahead of its first use, once the browser is idle. An error shows at that use. */
export function loadWhenIdle(load: () => Promise<unknown>): void {
  const start = () => void load().catch(() => {});
  if ('requestIdleCallback' in window) requestIdleCallback(start);
  else setTimeout(start, 1_000);
}

function NotLoaded() {
  const error = new ApiError(
    'This page could not be loaded. Please check your connection and try again.',
    0,
    'unreachable',
  );
  return <Unloaded what="the page" error={error} onRetry={() => location.reload()} />;
}
