/** Passes on the page to return to after the login; closes the notice and moves the focus to the page. */
export function startLoginPrompt(): void {
  const prompt = document.getElementById('login-prompt');
  const login = prompt?.querySelector('a');
  if (login) login.search = location.search;
  prompt?.querySelector('[data-close]')?.addEventListener('click', (event) => {
    event.preventDefault();
    delete document.documentElement.dataset.asked;
    prompt.hidden = true;
    history.replaceState(null, '', location.pathname);
    document.getElementById('main')?.focus({ preventScroll: true });
  });
}
