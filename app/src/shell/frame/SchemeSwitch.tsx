import { Button } from '@agency-site/ui/Button';
import { scheme as group, schemeButton } from './Footer.css';

/** Two toggle buttons for the colour scheme. */
export function SchemeSwitch() {
  return (
    // biome-ignore lint/a11y/useSemanticElements: two toggle buttons are no form fields
    <div className={group} role="group" aria-label="Colour scheme">
      <Button tone="plain" size="s" className={schemeButton} data-scheme="light">
        Light
      </Button>
      <Button tone="plain" size="s" className={schemeButton} data-scheme="dark">
        Dark
      </Button>
    </div>
  );
}
