import { Button } from '@agency-site/ui/Button';
import { savedQuoteWords } from './words.ts';

/** Opens the browser's print dialog, which can also save a PDF. */
export function PrintButton() {
  return (
    <Button tone="plain" onClick={() => window.print()}>
      {savedQuoteWords.print}
    </Button>
  );
}
