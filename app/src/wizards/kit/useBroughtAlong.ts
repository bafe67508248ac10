import { useEffect, useState } from 'react';
import type { WizardRules } from '../../domain/wizard/wizard.ts';
import { wizardKeys } from '../../domain/wizard/wizardIds.ts';
import { storedRecord, type WizardStore } from './wizardStore.ts';

/** What came along from another wizard, in words, and how to leave it there. */
export interface BroughtAlong {
  text: string;
  onUndo: () => void;
}

/** Brings answers along from the other wizards when this one is new. The code is loaded only if there may be any. */
export function useBroughtAlong<Answers extends object>(
  { id, record }: Pick<WizardRules, 'id'> & { record: { key: string } },
  store: WizardStore<Answers>,
  answers: Answers,
): BroughtAlong | undefined {
  const [words, setWords] = useState<(answers: object) => BroughtAlong | undefined>();
  useEffect(() => {
    const others = Object.values(wizardKeys).filter((key) => key !== record.key);
    if (!store.isNew() || !others.some(storedRecord)) return;
    void import('./bringAlong.ts')
      .then(({ bringAlong, broughtWords, leaveBehind }) => {
        const brought = bringAlong(id);
        setWords(() => (now: object) => {
          const text = broughtWords(brought, now);
          return text === undefined ? undefined : { text, onUndo: () => leaveBehind(id, brought) };
        });
      })
      .catch(() => {});
  }, [id, record, store]);
  return words?.(answers);
}
