const page = document.documentElement;
const systemIsDark = matchMedia('(prefers-color-scheme: dark)');

const isDark = () => (page.dataset.theme ? page.dataset.theme === 'dark' : systemIsDark.matches);

/** Makes the switch between light and dark work, and remembers the choice. */
export function offerSchemes(): void {
  // Changed in another window of this site, such as the page around an example.
  addEventListener('storage', ({ key, newValue }) => {
    if (key === 'scheme' && newValue) page.dataset.theme = newValue;
  });
  const button = document.querySelector<HTMLButtonElement>('button[data-scheme]');
  if (!button) return;
  const show = () => button.setAttribute('aria-pressed', String(isDark()));
  show();
  systemIsDark.addEventListener('change', show);
  button.hidden = false;
  button.addEventListener('click', () => {
    page.dataset.theme = isDark() ? 'light' : 'dark';
    show();
    try {
      localStorage.setItem('scheme', page.dataset.theme);
    } catch {
      // Storage is off: the choice holds for this page.
    }
  });
}
