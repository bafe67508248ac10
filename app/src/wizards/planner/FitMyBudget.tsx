import { Button } from '@agency-site/ui/Button';
import { lazy, Suspense, useEffect, useId, useState } from 'react';
import type { FitPlansProps } from './FitPlans';
import { plansPlace } from './planner.css';

const load = () => import('./FitPlans');
const FitPlans = lazy(load);

/** The button that shows which plans fit, and then the plans. They update with the goals and the budget. */
export function FitMyBudget(props: FitPlansProps) {
  const [open, setOpen] = useState(false);
  const id = useId();
  // Loaded in advance, so that the click has an instant result. A failure is shown after the click.
  useEffect(() => void load().catch(() => {}), []);
  return (
    <>
      <Button size="s" aria-expanded={open} aria-controls={open ? id : undefined} onClick={() => setOpen(!open)}>
        Fit my budget
      </Button>
      {open && (
        <div className={plansPlace} id={id}>
          <Suspense fallback={null}>
            <FitPlans {...props} />
          </Suspense>
        </div>
      )}
    </>
  );
}
