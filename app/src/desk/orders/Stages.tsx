import { Button } from '@agency-site/ui/Button';
import { type StaffOrder, type StaffOrderRow, setStage } from '../../domain/contract/staff/orders.ts';
import { isStarted, type Stage, stageNames, stages, stageWords } from '../../domain/staff/stages.ts';
import { FillingKnot } from '../../shell/art/FillingKnot';
import { usePerformAction } from '../parts/Actions';
import { useMayCall } from '../parts/buttons';
import * as page from '../style/page.css.ts';
import * as css from './orders.css.ts';

const strands: Readonly<Record<Stage, number>> = { new: 0, 'in-progress': 1, waiting: 2, done: 3, stopped: 0 };

/** A stage in words, with a strand for each step of the work. */
function StageMark({ stage }: { stage: Stage }) {
  return (
    <span className={css.stage}>
      <FillingKnot filled={strands[stage]} className={css.stageMark} />
      {stageNames[stage]}
    </span>
  );
}

/** How far the work on an order is, in a list. */
export const StageCell = ({ order }: { order: StaffOrderRow }) =>
  isStarted(order) ? <StageMark stage={order.stage} /> : <span className={page.quiet}>{stageWords(order)}</span>;

/** The stage of an order; members who may change it can choose another. */
export function Stages({ order }: { order: StaffOrder }) {
  const performAction = usePerformAction();
  if (!useMayCall(setStage)) return <StageMark stage={order.stage} />;
  return (
    <fieldset className={css.stages}>
      <legend hidden>Stage</legend>
      {stages.map((stage) => (
        <Button
          key={stage}
          aria-pressed={stage === order.stage}
          className={css.stageButton}
          onClick={() =>
            stage === order.stage
              ? undefined
              : performAction({
                  endpoint: setStage,
                  params: { id: order.id },
                  body: { stage, version: order.version },
                  done: `Stage set to ${stageNames[stage]}.`,
                  undoable: true,
                })
          }
        >
          <StageMark stage={stage} />
        </Button>
      ))}
    </fieldset>
  );
}
