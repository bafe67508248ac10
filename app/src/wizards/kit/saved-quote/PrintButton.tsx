import { textButton } from './savedQuote.css';
import { savedQuoteWords } from './words.ts';

/** Opens the browser's print dialogue, which also saves as PDF. */
export function PrintButton() {
  return (
    <button type="button" className={textButton} onClick={() => window.print()}>
      {savedQuoteWords.print}
    </button>
  );
}
