import { useState } from 'react';
import { openPage } from '../api/openPage.ts';
import { somethingWrong } from '../api/request.ts';
import type { Chosen } from '../domain/contract/chosen.ts';
import { notify } from '../shell/notices/notices.ts';
import { storeUndoOffer } from './kit/undoOffer.ts';

/**
 * Opens a wizard's Review with what was chosen elsewhere, and offers the way back to what was there.
 * @param text says that what was there is not lost
 */
export function useRestore(text: string) {
  const [opening, setOpening] = useState(false);

  /** @param taken what is to be done once the choices stand in their wizard, before it is shown */
  const open = async (chosen: Chosen, taken?: () => void) => {
    if (opening) return;
    setOpening(true);
    try {
      const { restoreChoices } = await import('./restore.ts');
      const { to, before } = restoreChoices(chosen);
      taken?.();
      if (before) storeUndoOffer({ text, wizards: [before] });
      openPage(to);
    } catch {
      setOpening(false);
      notify({ severity: 'error', text: somethingWrong });
    }
  };
  return { opening, open };
}
