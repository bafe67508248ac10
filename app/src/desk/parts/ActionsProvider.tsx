import { TextField } from '@agency-site/ui/TextField';
import { Toast, ToastRegion } from '@agency-site/ui/Toast';
import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useEffect, useMemo, useState } from 'react';
import type * as z from 'zod/mini';
import { createIdempotencyKeys } from '../../api/idempotencyKey.ts';
import type { Endpoint } from '../../domain/contract/endpoint.ts';
import { undoAction } from '../../domain/contract/staff/log.ts';
import { proveFactor, type StaffSession } from '../../domain/contract/staff/login.ts';
import { ask, askAny, isFinalError, isLoggedOut, isProofNeeded, wordsOf } from '../deskApi.ts';
import * as css from '../login/login.css';
import { PasskeyButton } from '../login/PasskeyButton';
import { logInWithPasskey } from '../login/passkeys.ts';
import { sessionKey, useMember, useSetSession } from '../session.ts';
import { ActionForm, codeOf } from './ActionForm';
import { type Actions, ActionsContext } from './Actions.ts';
import { OpenDialog } from './OpenDialog';

/** Ten seconds to undo. */
const undoTime = 10_000;

interface ActionNotice {
  id: number;
  text: string;
  /** The id of the log entry, to undo it. */
  entry?: string | undefined;
  error?: boolean;
}

/** Provides the actions of all pages: with toast, undo, the dialog for a fresh second factor, and a focus that stays near its place. */
export function ActionsProvider({ children }: { children: ReactNode }) {
  const queries = useQueryClient();
  const [notice, setNotice] = useState<ActionNotice | null>(null);
  useKeptFocus();
  const [asking, setAsking] = useState<{ proven: () => void; refused: () => void } | null>(null);

  const actions = useMemo<Actions>(() => {
    const say = (news: Omit<ActionNotice, 'id'>) => setNotice((last) => ({ ...news, id: (last?.id ?? 0) + 1 }));
    const askForProof = () =>
      new Promise<boolean>((resolve) => setAsking({ proven: () => resolve(true), refused: () => resolve(false) }));

    const keys = createIdempotencyKeys();
    async function attempt<Result>(call: () => Promise<Result>): Promise<{ result: Result } | undefined> {
      try {
        return { result: await call() };
      } catch (error) {
        if (isFinalError(error)) keys.reset();
        if (isProofNeeded(error)) {
          const isProven = await askForProof();
          setAsking(null);
          return isProven ? attempt(call) : undefined;
        }
        await queries.invalidateQueries(isLoggedOut(error) ? { queryKey: sessionKey } : {});
        say({ text: wordsOf(error), error: true });
        return undefined;
      }
    }
    /** Reads again what is shown. Not awaited: what was done is done, and a dialog must not show what has changed below it. */
    const refresh = () =>
      void queries.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] !== sessionKey[0] });

    const run: Actions['run'] = async (call, done) => {
      const outcome = await attempt(call);
      if (!outcome) return undefined;
      if (done !== undefined) say({ text: typeof done === 'string' ? done : done(outcome.result) });
      refresh();
      return outcome.result;
    };
    const send = <Answer extends z.ZodMiniType>(
      { endpoint, ...given }: { endpoint: Endpoint & { answer: Answer } },
      done?: string | ((answer: z.output<Answer>) => string),
    ) =>
      run(async () => {
        const headers = { 'idempotency-key': keys.keyFor([endpoint.route, given]) };
        const answer = await askAny(endpoint, { ...given, headers });
        keys.reset();
        return answer;
      }, done);
    return {
      run,
      send: send as Actions['send'],
      async performAction({ endpoint, done, undoable, ...given }) {
        const result = await send({ endpoint, ...given });
        if (!result) return false;
        say({ text: done, entry: undoable ? result.entry : undefined });
        return true;
      },
    };
  }, [queries]);

  const undo = (entry: string) => actions.performAction({ endpoint: undoAction, body: { entry }, done: 'Undone.' });

  return (
    <ActionsContext value={actions}>
      {children}
      <ToastRegion>
        {notice ? (
          <Toast
            key={notice.id}
            tone={notice.error ? 'error' : 'success'}
            duration={notice.error ? undefined : undoTime}
            action={
              notice.entry === undefined ? undefined : { label: 'Undo', onAction: () => void undo(notice.entry ?? '') }
            }
            onDismiss={() => setNotice(null)}
          >
            {notice.text}
          </Toast>
        ) : null}
      </ToastRegion>
      {asking ? <ProveDialog onProven={asking.proven} onClose={asking.refused} /> : null}
    </ActionsContext>
  );
}

/** A row of a list or table. */
const row = 'li, tr, [role="row"]';
/** What can take the focus for something in it. */
const place = `${row}, fieldset, section, dialog, main`;

interface Link {
  element: Element;
  next: Element | null;
  previous: Element | null;
}

/** An element and what is around it, from the inside out. */
function chainOf(element: Element | null): Link[] {
  if (!element) return [];
  const { nextElementSibling: next, previousElementSibling: previous, parentElement } = element;
  return [{ element, next, previous }, ...chainOf(parentElement)];
}

/** Where the focus goes from something that is gone: to the row after or before it, or to what it was in. */
function placeFor(chain: readonly Link[]): HTMLElement | null {
  const at = chain.findIndex(({ element }) => element.isConnected);
  const gone = chain[at - 1];
  const beside = gone?.element.matches(row) && [gone.next, gone.previous].find((each) => each?.isConnected);
  const found = beside || chain[at]?.element.closest(place);
  return found instanceof HTMLElement ? found : null;
}

/**
 * Keeps the focus near its place when what has it is gone: a button whose action is done, or its row, also when another member did
 * that. It never moves to a button, which a second press would carry out. A page that follows another begins at its start.
 */
function useKeptFocus(): void {
  useEffect(() => {
    let chain: readonly Link[] = [];
    let page = '';
    const remember = ({ target }: FocusEvent) => {
      chain = target instanceof Element ? chainOf(target) : [];
      page = location.pathname;
    };
    /** A press beside it takes the focus away, although nothing else gets it. */
    const forget = ({ target }: PointerEvent) => {
      if (!(target instanceof Node && chain[0]?.element.contains(target))) chain = [];
    };
    const restore = () => {
      if (chain.length === 0 || chain[0]?.element.isConnected || document.activeElement !== document.body) return;
      const found = page === location.pathname ? placeFor(chain) : null;
      chain = [];
      if (!found) return;
      if (!found.hasAttribute('tabindex')) {
        found.tabIndex = -1;
        found.addEventListener('blur', () => found.removeAttribute('tabindex'), { once: true });
      }
      found.focus({ preventScroll: true });
    };
    const observer = new MutationObserver(restore);
    observer.observe(document.body, { childList: true, subtree: true });
    document.addEventListener('focusin', remember);
    document.addEventListener('pointerdown', forget);
    return () => {
      observer.disconnect();
      document.removeEventListener('focusin', remember);
      document.removeEventListener('pointerdown', forget);
    };
  }, []);
}

/** Asks for the second factor again before something that can't be undone. */
function ProveDialog({ onProven, onClose }: { onProven: () => void; onClose: () => void }) {
  const { hasApp, passkeys } = useMember();
  const setSession = useSetSession();
  const prove = async (proof: Promise<StaffSession>) => {
    setSession(await proof);
    onProven();
  };
  return (
    <OpenDialog title="Please confirm that it’s you" onClose={onClose}>
      <div className={css.form}>
        {passkeys.length > 0 ? (
          <PasskeyButton onPress={() => prove(logInWithPasskey())}>Use a passkey</PasskeyButton>
        ) : null}
        {hasApp ? (
          <ActionForm
            className={css.form}
            onSubmit={(entered) => prove(ask(proveFactor, { body: { code: codeOf(entered) } }))}
            submit="Confirm"
            tone="line"
            wide
          >
            <TextField label="Code of your authenticator app" name="code" autoComplete="one-time-code" required />
          </ActionForm>
        ) : null}
      </div>
    </OpenDialog>
  );
}
