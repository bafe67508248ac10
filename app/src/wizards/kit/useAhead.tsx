import { Button } from '@agency-site/ui/Button';
import '@agency-site/ui/Button.css';
import { type ReactNode, startTransition, useCallback, useEffect, useState } from 'react';
import { idle } from '../../shell/document/idle.ts';
import { whileHere } from '../../shell/document/leaving.ts';
import * as css from './Awaited.css';
import { awaitedWords as words } from './awaitedWords.ts';

interface Ahead<Part> {
  /** The code, once it is here. */
  part: Part | undefined;
  /** What stands in the place of the part until then: a moment's patience, or why it does not come and a way to ask again. */
  instead: ReactNode;
}

/** What came once is there at once for whoever needs it next. */
const here = new Map<() => Promise<object>, object>();

/**
 * A part of a page whose code is fetched before anybody can reach it.
 * @param load the same function on every render
 * @param place the class of what stands in its place: about as high as what is to come, so that nothing below it moves
 * @param need `soon` fetches it when the browser rests, and keeps a failure to itself: it is asked for again `now`
 */
export function useAhead<Part extends object>(
  load: () => Promise<Part>,
  place: string,
  need: 'now' | 'soon' | 'later' = 'now',
): Ahead<Part> {
  const [part, setPart] = useState(() => here.get(load) as Part | undefined);
  const [state, setState] = useState<'waiting' | 'failed' | 'trying'>('waiting');

  const fetch = useCallback(async () => {
    const got = await whileHere(load);
    here.set(load, got);
    startTransition(() => setPart(got));
  }, [load]);

  const missing = part === undefined;
  useEffect(() => {
    if (!missing) return;
    if (need === 'now') fetch().catch(() => setState('failed'));
    if (need === 'soon')
      idle()
        .then(fetch)
        .catch(() => {});
  }, [missing, need, fetch]);

  const again = async () => {
    setState('trying');
    try {
      await fetch();
      // The button that had the focus goes.
      document.getElementById('main')?.focus({ preventScroll: true });
    } catch {
      setState('failed');
    }
  };
  const instead = (
    <div className={`${css.awaited} ${place}`}>
      {state === 'waiting' && (
        <p className={css.waiting} role="status">
          {words.waiting}
        </p>
      )}
      {state === 'failed' && <p role="alert">{words.failed}</p>}
      {state !== 'waiting' && (
        <Button busy={state === 'trying'} busyLabel={words.busy} onClick={() => void again()}>
          {words.again}
        </Button>
      )}
    </div>
  );
  return { part, instead };
}
