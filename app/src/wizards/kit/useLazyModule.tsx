import { Button } from '@agency-site/ui/Button';
import { type ReactNode, startTransition, useCallback, useEffect, useState } from 'react';
import { importUnlessLeaving } from '../../shell/document/leaving.ts';
import { idle } from './idle.ts';
import * as css from './LazyPlaceholder.css';

/** Shown in place of a part of the page that is still loading, or failed to load. */
const words = {
  loading: 'One moment…',
  failed: 'This part of the page didn’t load. Are you online? Everything you chose is still here.',
  retry: 'Try again',
  retrying: 'Trying again…',
} as const;

interface LazyModule<Module> {
  /** Undefined until it is loaded. */
  module: Module | undefined;
  /** Shown until then: a loading text, or after a failure the reason and a button that tries again. */
  placeholder: ReactNode;
}

/** Loaded modules, so that the next component that needs one renders without waiting. */
const loadedModules = new Map<() => Promise<object>, object>();

/**
 * A lazily loaded module.
 * @param load the same function on every render
 * @param className of the placeholder: about as high as the content, so that nothing below it shifts
 * @param when `idle` loads it when the browser is idle and ignores a failure, because `now` tries again
 */
export function useLazyModule<Module extends object>(
  load: () => Promise<Module>,
  className: string,
  when: 'now' | 'idle' | 'later' = 'now',
): LazyModule<Module> {
  const [module, setModule] = useState(() => loadedModules.get(load) as Module | undefined);
  const [state, setState] = useState<'loading' | 'failed' | 'retrying'>('loading');

  const fetch = useCallback(async () => {
    const loaded = await importUnlessLeaving(load);
    loadedModules.set(load, loaded);
    startTransition(() => setModule(loaded));
  }, [load]);

  const missing = module === undefined;
  useEffect(() => {
    if (!missing) return;
    if (when === 'now') fetch().catch(() => setState('failed'));
    if (when === 'idle')
      idle()
        .then(fetch)
        .catch(() => {});
  }, [missing, when, fetch]);

  const retry = async () => {
    setState('retrying');
    try {
      await fetch();
      // The focused button has disappeared.
      document.getElementById('main')?.focus({ preventScroll: true });
    } catch {
      setState('failed');
    }
  };
  const placeholder = (
    <div className={`${css.placeholder} ${className}`}>
      {state === 'loading' && (
        <p className={css.loading} role="status">
          {words.loading}
        </p>
      )}
      {state === 'failed' && <p role="alert">{words.failed}</p>}
      {state !== 'loading' && (
        <Button busy={state === 'retrying'} busyLabel={words.retrying} onClick={() => void retry()}>
          {words.retry}
        </Button>
      )}
    </div>
  );
  return { module, placeholder };
}
