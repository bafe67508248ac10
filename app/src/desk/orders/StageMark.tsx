import { type Stage, stageNames } from '../../domain/staff/stages.ts';
import { FillingKnot } from '../../shell/art/FillingKnot';
import * as css from './orders.css.ts';

const strands: Readonly<Record<Stage, number>> = { new: 0, 'in-progress': 1, waiting: 2, done: 3, stopped: 0 };

/** A stage in words, with a strand for each step of the work. */
export function StageMark({ stage }: { stage: Stage }) {
  return (
    <span className={css.stage}>
      <FillingKnot filled={strands[stage]} className={css.stageMark} />
      {stageNames[stage]}
    </span>
  );
}
