import { type ServiceId, serviceIds } from '../../../domain/catalogue/ids.ts';
import { someOf } from '../../../domain/record.ts';
import { stepCounter, type WizardView } from '../../../domain/wizard/flow.ts';
import { type PackageBuilderAnswers, type PackageBuilderStepId, serviceSteps } from './questions.ts';

type View = WizardView<PackageBuilderAnswers, PackageBuilderStepId>;

/**
 * "Step 2 of 6", or on the step of a service "Service 1 of 3". The platform's two steps share a number: "Service 3 of
 * 3, part 1 of 2". Before a service is chosen, the number of steps is unknown: "Step 1".
 */
export function packageBuilderCounter(view: View, chosen: readonly ServiceId[]): string {
  const services = someOf(serviceIds, chosen);
  const at = services.findIndex((service) => serviceSteps[service].includes(view.step.id));
  const service = services[at];
  if (service === undefined) return services.length === 0 ? 'Step 1' : stepCounter(view);
  const counter = `Service ${at + 1} of ${services.length}`;
  const ids = serviceSteps[service];
  return ids.length === 1 ? counter : `${counter}, part ${ids.indexOf(view.step.id) + 1} of ${ids.length}`;
}

/** With the number of the step, beside steps that are numbered: "Step 3 of 8 · Service 1 of 3". */
export function numberedCounter(view: View, chosen: readonly ServiceId[]): string {
  const counter = packageBuilderCounter(view, chosen);
  return counter.startsWith('Service') ? `${stepCounter(view)} · ${counter}` : counter;
}
