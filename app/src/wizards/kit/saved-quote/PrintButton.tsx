import { textButton } from '../../../shell/style/textButton.css';
import { savedQuoteWords } from './words.ts';

/** Opens the browser's print dialog, which can also save a PDF. */
export function PrintButton() {
  return (
    <button type="button" className={textButton} onClick={() => window.print()}>
      {savedQuoteWords.print}
    </button>
  );
}
