import { openPage } from '../../api/openPage.ts';
import { readStored, writeStored } from '../../api/storage.ts';
import { notify } from '../../shell/notices/notices.ts';
import { putBack, type Snapshot } from './wizardStore.ts';

const key = 'set-aside';

/** What other choices took the place of, in a wizard on another page. */
export interface SetAside {
  /** Says that it is not lost. */
  text: string;
  wizards: readonly Snapshot[];
  /** Where Undo leads; left out, the visitor stays in the wizard. */
  back?: string;
}

/** Has the wizard that is opened next offer to take back what was done. */
export function setAside(aside: SetAside): void {
  writeStored('session', key, aside);
}

const isSetAside = (stored: unknown): stored is SetAside =>
  typeof stored === 'object' && stored !== null && 'wizards' in stored && Array.isArray(stored.wizards);

/** Offers to take back what another page has done to this wizard. */
export function offerUndo(): void {
  const aside = readStored('session', key);
  writeStored('session', key, undefined);
  if (!isSetAside(aside)) return;
  const { text, wizards, back } = aside;
  const onAction = () => {
    putBack(wizards);
    if (back !== undefined) openPage(back);
  };
  notify({ severity: 'info', topic: 'set aside', text, action: { label: 'Undo', onAction } });
}
