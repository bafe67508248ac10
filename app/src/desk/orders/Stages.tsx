import { Button } from '@agency-site/ui/Button';
import { type StaffOrder, setStage } from '../../domain/contract/staff/orders.ts';
import { stageNames, stages } from '../../domain/staff/stages.ts';
import { usePerformAction } from '../parts/Actions';
import { useMay } from '../session.ts';
import * as css from './orders.css.ts';
import { StageMark } from './StageMark';

/** The stage of an order; members who may change it can choose another. */
export function Stages({ order }: { order: StaffOrder }) {
  const performAction = usePerformAction();
  if (!useMay('staff')) return <StageMark stage={order.stage} />;
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
