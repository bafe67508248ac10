import { Button } from '@agency-site/ui';
import { useId, useState } from 'react';
import { FitPlans } from './FitPlans';
import type { StepProps } from './views';

/** The button that shows which plans fit, and the plans once it is pressed. They follow the goals and the budget. */
export function FitMyBudget(step: StepProps) {
  const [open, setOpen] = useState(false);
  const id = useId();
  return (
    <>
      <Button size="s" aria-expanded={open} aria-controls={open ? id : undefined} onClick={() => setOpen(!open)}>
        Fit my budget
      </Button>
      {open && <FitPlans id={id} {...step} />}
    </>
  );
}
