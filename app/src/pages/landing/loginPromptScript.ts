/** Closes the login notice and moves the focus to the page. */
export function startGate(): void {
  const gate = document.getElementById('gate');
  gate?.querySelector('[data-close]')?.addEventListener('click', (event) => {
    event.preventDefault();
    gate.hidden = true;
    history.replaceState(null, '', location.pathname);
    document.getElementById('main')?.focus({ preventScroll: true });
  });
}
