/**
 * Polyfill for `command`, `commandfor` and `closedby` on dialogs, in browsers that
 * lack them.
 */
export function startDialogs(): void {
  if (!('command' in HTMLButtonElement.prototype)) {
    addEventListener('click', ({ target }) => {
      const button = target instanceof Element ? target.closest('button[commandfor]') : null;
      const dialog = document.getElementById(button?.getAttribute('commandfor') ?? '');
      if (!(dialog instanceof HTMLDialogElement)) return;
      if (button?.getAttribute('command') === 'close') dialog.close();
      else if (!dialog.open) dialog.showModal();
    });
  }
  if (!('closedBy' in HTMLDialogElement.prototype)) {
    addEventListener('click', ({ target }) => {
      if (target instanceof HTMLDialogElement && target.matches('[closedby=any]')) target.close();
    });
  }
}
