import { Sample } from '../../shell/Sample';
import { Drawing } from './parts/Drawing';
import { type Note, Notes } from './parts/Notes';
import { annotated } from './parts/notes.css';

/** An ad with six numbers, explained beside it. */
export const AnnotatedAd = ({ notes = [] }: { notes?: readonly Note[] }) => (
  <Notes notes={notes}>
    <figure className={annotated} aria-labelledby="annotated">
      <Drawing of="campaign/annotated-ad" label="An ad with six numbered places" />
      <Sample id="annotated" of="brand">
        Tansy is made up.
      </Sample>
    </figure>
  </Notes>
);
