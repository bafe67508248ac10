import { Toast, ToastRegion } from '@agency-site/ui/Toast';
import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useMemo, useState } from 'react';
import type * as z from 'zod/mini';
import { retryKeys } from '../../api/idempotencyKey.ts';
import type { Endpoint } from '../../domain/contract/endpoint.ts';
import { undoAction } from '../../domain/contract/staff/log.ts';
import { askAny, isFinalError, isLoggedOut, isProofNeeded, wordsOf } from '../deskApi.ts';
import { ProveDialog } from '../login/ProveDialog';
import { sessionKey } from '../session.ts';
import { type Actions, ActionsContext } from './Actions';
import { useKeptFocus } from './useKeptFocus.ts';

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

    const keys = retryKeys();
    async function attempt<Result>(call: () => Promise<Result>): Promise<{ result: Result } | undefined> {
      try {
        return { result: await call() };
      } catch (error) {
        if (isFinalError(error)) keys.forget();
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
        const headers = { 'idempotency-key': keys.of([endpoint.route, given]) };
        const answer = await askAny(endpoint, { ...given, headers });
        keys.forget();
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
