import { useEffect, useState } from 'react';
import type { WizardRules } from '../../domain/wizard/wizard.ts';
import { wizardKeys } from '../../domain/wizard/wizardIds.ts';
import { storedRecord, type WizardStore } from './wizardStore.ts';

/** Says which answers were carried over from another wizard, and undoes it. */
export interface CarriedOver {
  text: string;
  onUndo: () => void;
}

/** Carries answers over from the other wizards when this one is new. The code is loaded only if there may be any. */
export function useCarriedOver<Answers extends object>(
  { id, record }: Pick<WizardRules, 'id'> & { record: { key: string } },
  store: WizardStore<Answers>,
  answers: Answers,
): CarriedOver | undefined {
  const [words, setWords] = useState<(answers: object) => CarriedOver | undefined>();
  useEffect(() => {
    const others = Object.values(wizardKeys).filter((key) => key !== record.key);
    if (!store.isNew() || !others.some(storedRecord)) return;
    void import('./carryOver.ts')
      .then(({ carryOver, carriedOverText, undoCarryOver }) => {
        const carried = carryOver(id);
        setWords(() => (now: object) => {
          const text = carriedOverText(id, carried, now);
          return text === undefined ? undefined : { text, onUndo: () => undoCarryOver(id, carried) };
        });
      })
      .catch(() => {});
  }, [id, record, store]);
  return words?.(answers);
}
