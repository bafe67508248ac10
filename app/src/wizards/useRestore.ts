import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { somethingWrong } from '../api/request.ts';
import type { Chosen } from '../domain/contract/chosen.ts';
import { useNotify } from '../shell/Toasts';

/**
 * Opens a wizard's Review with what was chosen elsewhere, and offers the way back to what was there.
 * @param setAside says that what was there is not lost
 */
export function useTakeUp(setAside: string) {
  const navigate = useNavigate();
  const notify = useNotify();
  const [opening, setOpening] = useState(false);

  /** @param taken what is to be done once the choices stand in their wizard, before it is shown */
  const open = async (chosen: Chosen, taken?: () => void) => {
    if (opening) return;
    setOpening(true);
    try {
      const { takeUp } = await import('./restore.ts');
      const { to, undo } = await takeUp(chosen);
      taken?.();
      await navigate(to);
      if (undo) notify({ severity: 'info', text: setAside, action: { label: 'Undo', onAction: undo } });
    } catch {
      setOpening(false);
      notify({ severity: 'error', text: somethingWrong });
    }
  };
  return { opening, open };
}
