import { openPage } from '../../api/browser.ts';
import { readStored, writeStored } from '../../api/storage.ts';
import { notify } from '../../shell/notices/notices.ts';
import { restoreSnapshots, type Snapshot } from './wizardStore.ts';

const key = 'set-aside';

/** An offer to undo a change that one page made to the wizard of another. */
export interface UndoOffer {
  /** Says that the previous choices aren't lost. */
  text: string;
  /** The previous states of the wizards. */
  wizards: readonly Snapshot[];
  /** The address that Undo leads to; by default the visitor stays in the wizard. */
  back?: string;
}

/** Stores an offer for the wizard that opens next in this tab. */
export function storeUndoOffer(offer: UndoOffer): void {
  writeStored('session', key, offer);
}

const isUndoOffer = (stored: unknown): stored is UndoOffer =>
  typeof stored === 'object' && stored !== null && 'wizards' in stored && Array.isArray(stored.wizards);

/** Shows the stored offer, if there is one, in a notice. */
export function showUndoOffer(): void {
  const offer = readStored('session', key);
  writeStored('session', key, undefined);
  if (!isUndoOffer(offer)) return;
  const { text, wizards, back } = offer;
  const onAction = () => {
    restoreSnapshots(wizards);
    if (back !== undefined) openPage(back);
  };
  notify({ tone: 'info', topic: 'undo', text, action: { label: 'Undo', onAction } });
}
