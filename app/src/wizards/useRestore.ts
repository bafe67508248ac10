import { useState } from 'react';
import { openPage } from '../api/browser.ts';
import type { Chosen } from '../domain/contract/choices.ts';
import { somethingWrong } from '../lib/failure.ts';
import { notify } from '../shell/notices/notices.ts';
import { storeUndo } from './kit/storedUndo.ts';

/**
 * Opens a wizard's Review with restored choices, and offers to undo that.
 * @param text of the notice: says that the previous choices aren't lost
 */
export function useRestore(text: string) {
  const [opening, setOpening] = useState(false);

  /** @param onRestored called after the choices are restored, before the wizard is shown */
  const open = async (chosen: Chosen, onRestored?: () => void) => {
    if (opening) return;
    setOpening(true);
    try {
      const { restoreChoices } = await import('./restore.ts');
      const { to, before } = restoreChoices(chosen);
      onRestored?.();
      if (before) storeUndo({ text, wizards: [before] });
      openPage(to);
    } catch {
      setOpening(false);
      notify({ tone: 'error', text: somethingWrong });
    }
  };
  return { opening, open };
}
