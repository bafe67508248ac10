import { type Note, Notes } from './parts/Notes';
import { mark } from './parts/notes.css';
import { Receipt } from './parts/Receipt';
import { large } from './parts/receipt.css';
import { largeOrder } from './parts/sampleOrders.ts';

/** A receipt with a number at each amount, explained beside it. */
export const AnnotatedReceipt = ({ notes = [] }: { notes?: readonly Note[] }) => (
  <Notes notes={notes}>
    <Receipt
      order={largeOrder}
      caption={largeOrder.rule}
      className={large}
      mark={(amount) => <span className={mark}>{amount + 1}</span>}
    />
  </Notes>
);
