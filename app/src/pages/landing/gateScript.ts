/** Closes the request to log in without loading the page again, and moves the focus into the page. */
export function startGate(): void {
  const gate = document.getElementById('gate');
  gate?.querySelector('[data-close]')?.addEventListener('click', (event) => {
    event.preventDefault();
    gate.hidden = true;
    history.replaceState(null, '', location.pathname);
    document.getElementById('main')?.focus({ preventScroll: true });
  });
}
