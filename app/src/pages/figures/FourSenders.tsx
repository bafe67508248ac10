import { fourSenders } from '../../content/fourSenders.ts';
import { Sample } from '../../shell/Sample';
import { DrawingList } from './parts/DrawingList';

/** Four things that an owner finds after closing time. */
export const Figure = () => (
  <>
    <DrawingList of="four-senders" items={fourSenders} />
    <Sample as="p" of="data">
      Four made-up examples.
    </Sample>
  </>
);
