import { textButton } from './kept.css';
import { keptWords } from './words.ts';

/** Opens the browser's print dialogue, which also saves as PDF. */
export function PrintButton() {
  return (
    <button type="button" className={textButton} onClick={() => window.print()}>
      {keptWords.print}
    </button>
  );
}
