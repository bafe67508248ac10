import { goalIds, goals } from '../../domain/catalogue/goals.ts';
import { Pictogram } from '../../shell/art/Pictogram';
import * as css from './parts/goalSigns.css';

/** The six goals with their pictograms. */
export const Figure = () => (
  <ul className={css.signs}>
    {goalIds.map((id) => (
      <li key={id} className={css.sign}>
        <Pictogram of={`goal-${id}`} size="xl" />
        {goals[id].title}
      </li>
    ))}
  </ul>
);
