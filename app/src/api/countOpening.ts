import { countOpening as route } from '../domain/contract/routes.ts';
import type { WizardId } from '../domain/wizard/wizardIds.ts';

/** Tells the server that a wizard was opened: a number, and nothing about who opened it. Nothing waits for it. */
export function countOpening(wizard: WizardId): void {
  const body = new Blob([JSON.stringify({ wizard })], { type: 'application/json' });
  // Missing where apps are tested.
  navigator.sendBeacon?.(route.slice('POST '.length), body);
}
