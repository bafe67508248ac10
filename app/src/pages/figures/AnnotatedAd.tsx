import { SampleFigure } from '../../shell/Sample';
import { Drawing } from './parts/Drawing';
import { type Note, Notes } from './parts/Notes';
import { annotated } from './parts/notes.css';

/** An ad with six numbers, explained beside it. */
export const AnnotatedAd = ({ notes = [] }: { notes?: readonly Note[] }) => (
  <Notes notes={notes}>
    <SampleFigure id="annotated" of="brand" caption="Tansy is made up." className={annotated}>
      <Drawing of="campaign/annotated-ad" label="An ad with six numbered places" />
    </SampleFigure>
  </Notes>
);
