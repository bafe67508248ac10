/** Open modal dialogs of the library, the one on top last. */
const modals: Element[] = [];
const listeners = new Set<() => void>();

/** A modal dialog has opened. @returns to be called when it closes, while it is still in the page */
export function addModal(modal: Element): () => void {
  modals.push(modal);
  for (const listener of listeners) listener();
  return () => {
    modals.splice(modals.indexOf(modal), 1);
    for (const listener of listeners) listener();
  };
}

/** Calls `listener` with the modal dialog on top, now and when it changes. @returns stops that */
export function watchTopModal(listener: (modal: Element | undefined) => void): () => void {
  const hear = () => listener(modals.at(-1));
  listeners.add(hear);
  hear();
  return () => {
    listeners.delete(hear);
  };
}
