/** Makes the copy buttons work, which are hidden without a script. */
export function offerCopies(): void {
  for (const button of document.querySelectorAll<HTMLButtonElement>('button.copy')) {
    const label = button.textContent;
    const say = (text: string) => {
      button.textContent = text;
      setTimeout(() => {
        button.textContent = label;
      }, 2000);
    };
    button.hidden = false;
    button.setAttribute('aria-live', 'polite');
    button.addEventListener('click', () => {
      const code = button.parentElement?.querySelector('code')?.textContent ?? '';
      navigator.clipboard.writeText(code).then(
        () => say('Copied'),
        () => say('Press Ctrl+C'),
      );
      getSelection()?.selectAllChildren(button.parentElement?.querySelector('code') ?? button);
    });
  }
}
