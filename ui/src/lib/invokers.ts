/**
 * Makes dialogs of a page that React does not hydrate work in browsers without invoker commands: buttons with `command`
 * and `commandfor` open and close them, and a click outside closes those with `closedby="any"`. Call it once; it
 * does nothing in browsers that support all of that.
 */
export function supportInvokers(): void {
  if (!('command' in HTMLButtonElement.prototype)) document.addEventListener('click', runCommand);
  if (!('closedBy' in HTMLDialogElement.prototype)) {
    document.addEventListener('pointerdown', notePointerDown);
    document.addEventListener('click', closeFromOutside);
  }
}

function runCommand({ target, defaultPrevented }: MouseEvent): void {
  const button = target instanceof Element ? target.closest('button[commandfor]:not(:disabled)') : null;
  const dialog = document.getElementById(button?.getAttribute('commandfor') ?? '');
  if (defaultPrevented || !(dialog instanceof HTMLDialogElement)) return;
  const command = button?.getAttribute('command');
  if (command === 'show-modal' && !dialog.open) dialog.showModal();
  if (command === 'close') dialog.close();
}

let pointerDownTarget: EventTarget | null = null;

function notePointerDown({ target }: PointerEvent): void {
  pointerDownTarget = target;
}

/** The content of a dialog fills it, so a click on the element itself is a click on its backdrop. */
function closeFromOutside({ target }: MouseEvent): void {
  if (target !== pointerDownTarget || !(target instanceof HTMLDialogElement)) return;
  if (target.getAttribute('closedby') === 'any') target.close();
}
