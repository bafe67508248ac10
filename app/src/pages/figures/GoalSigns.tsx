import { catalogue } from '../../domain/catalogue/given.ts';
import { goalIds } from '../../domain/catalogue/ids.ts';
import { Pictogram } from '../../shell/art/Pictogram';
import { h3 } from '../../shell/style/type.css';
import * as css from './parts/goalSigns.css';
import type { Note } from './parts/Notes';

const { goals } = catalogue;

/** The six goals with their pictograms; the notes, in the order of the goals, say what helps with each. */
export const GoalSigns = ({ notes = [] }: { notes?: readonly Note[] }) => (
  <ul className={css.signs}>
    {goalIds.map((id, at) => (
      <li key={id} className={css.sign}>
        <Pictogram of={`goal-${id}`} size="xl" />
        <div>
          <h3 className={h3}>{goals[id].title}</h3>
          <p className={css.text}>{notes[at]?.text}</p>
        </div>
      </li>
    ))}
  </ul>
);
