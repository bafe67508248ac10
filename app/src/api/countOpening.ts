import { countOpening as route } from '../domain/contract/routes.ts';
import { toldVisit, visitHeader } from '../domain/visitSource.ts';
import type { WizardId } from '../domain/wizard/wizardIds.ts';

let visit: string | undefined;
/** Where the visitor of this page came from. Kept in its memory alone: later steps have other addresses. */
const visitOfPage = (): string => {
  visit ??= toldVisit(document.referrer, location);
  return visit;
};

/** Tells the server with a request that a wizard makes where its visitor came from. */
export const visitHeaders = (): Record<string, string> => ({ [visitHeader]: visitOfPage() });

/** Tells the server that a wizard was opened, and from where: a number, and nothing about who opened it. Nothing waits for it. */
export function countOpening(wizard: WizardId): void {
  const body = new Blob([JSON.stringify({ wizard, source: visitOfPage() })], { type: 'application/json' });
  // Missing where apps are tested.
  navigator.sendBeacon?.(route.slice('POST '.length), body);
}
