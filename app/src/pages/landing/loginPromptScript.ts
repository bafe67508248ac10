/** Closes the login notice and moves the focus to the page. */
export function startLoginPrompt(): void {
  const prompt = document.getElementById('login-prompt');
  prompt?.querySelector('[data-close]')?.addEventListener('click', (event) => {
    event.preventDefault();
    prompt.hidden = true;
    history.replaceState(null, '', location.pathname);
    document.getElementById('main')?.focus({ preventScroll: true });
  });
}
