import { Toast, ToastRegion } from '@agency-site/ui/Toast';
import '@agency-site/ui/Toast.css';
import { useQueryClient } from '@tanstack/react-query';
import { createContext, type ReactNode, useContext, useMemo, useState } from 'react';
import { act, isLoggedOut, isProofNeeded, wordsOf } from '../deskApi.ts';
import { ProveDialog } from '../login/ProveDialog';

interface Deed {
  /** Below /api/staff: "/orders/1/stage". */
  path: string;
  body: object;
  /** What was done, in words: "Stage set to Done." */
  done: string;
  /** Whether it can be undone for ten seconds. */
  undoable?: boolean;
}

type Do = (deed: Deed) => Promise<boolean>;

const Acting = createContext<Do>(async () => false);

/** Does something on the server, says so, and offers to undo it. Resolves to whether it was done. */
export const useAct = () => useContext(Acting);

/** Ten seconds to undo. */
const undoSeconds = 10_000;

type Said = { id: number; text: string; entry?: string; error?: true };

/** Carries out what is pressed on any page: with its toast, its undo and the question for a fresh proof. */
export function ActingProvider({ children }: { children: ReactNode }) {
  const queries = useQueryClient();
  const [said, setSaid] = useState<Said | null>(null);
  const [waiting, setWaiting] = useState<{ deed: Deed; finish: (done: boolean) => void } | null>(null);

  const doIt = useMemo<Do>(() => {
    const say = (news: Omit<Said, 'id'>) => setSaid((last) => ({ ...news, id: (last?.id ?? 0) + 1 }));
    const carryOut: Do = async (deed) => {
      try {
        const entry = await act(deed.path, deed.body);
        say(deed.undoable ? { text: deed.done, entry } : { text: deed.done });
        await queries.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] !== 'session' });
        return true;
      } catch (error) {
        if (isProofNeeded(error)) return new Promise((finish) => setWaiting({ deed, finish }));
        if (isLoggedOut(error)) await queries.invalidateQueries({ queryKey: ['session'] });
        else await queries.invalidateQueries();
        say({ text: wordsOf(error), error: true });
        return false;
      }
    };
    return carryOut;
  }, [queries]);

  const undo = (entry: string) => doIt({ path: '/undo', body: { entry }, done: 'Undone.' });

  return (
    <Acting value={doIt}>
      {children}
      <ToastRegion>
        {said ? (
          <Toast
            key={said.id}
            severity={said.error ? 'error' : 'success'}
            {...(said.error ? {} : { duration: undoSeconds })}
            {...(said.entry === undefined
              ? {}
              : { action: { label: 'Undo', onAction: () => void undo(said.entry ?? '') } })}
            onDismiss={() => setSaid(null)}
          >
            {said.text}
          </Toast>
        ) : null}
      </ToastRegion>
      {waiting ? (
        <ProveDialog
          onProven={async () => {
            setWaiting(null);
            waiting.finish(await doIt(waiting.deed));
          }}
          onClose={() => {
            setWaiting(null);
            waiting.finish(false);
          }}
        />
      ) : null}
    </Acting>
  );
}
