import { openPage } from '../../api/browser.ts';
import { readStored, writeStored } from '../../api/storage.ts';
import { notify } from '../../shell/notices/notices.ts';
import { restoreSnapshots, type Snapshot } from './wizardStore.ts';

const key = 'set-aside';

/** How to undo a change that one page made to the wizard of another. */
interface StoredUndo {
  /** Says that the previous choices aren't lost. */
  text: string;
  /** The previous states of the wizards. */
  wizards: readonly Snapshot[];
  /** The address that Undo leads to; by default the visitor stays in the wizard. */
  back?: string;
}

/** Stores it for the wizard that opens next in this tab. */
export function storeUndo(undo: StoredUndo): void {
  writeStored('session', key, undo);
}

const isStoredUndo = (stored: unknown): stored is StoredUndo =>
  typeof stored === 'object' && stored !== null && 'wizards' in stored && Array.isArray(stored.wizards);

/** Offers the stored undo, if there is one, in a notice. */
export function showStoredUndo(): void {
  const undo = readStored('session', key);
  writeStored('session', key, undefined);
  if (!isStoredUndo(undo)) return;
  const { text, wizards, back } = undo;
  const onAction = () => {
    restoreSnapshots(wizards);
    if (back !== undefined) openPage(back);
  };
  notify({ tone: 'info', topic: 'undo', text, action: { label: 'Undo', onAction } });
}
