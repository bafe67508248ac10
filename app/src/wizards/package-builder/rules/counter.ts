import { type ServiceId, serviceIds } from '../../../domain/catalogue/services.ts';
import { someOf } from '../../../domain/record.ts';
import { stepCounter } from '../../../domain/wizard/counter.ts';
import type { WizardView } from '../../../domain/wizard/flow.ts';
import { type PackageBuilderAnswers, type PackageBuilderStepId, serviceSteps } from './flow.ts';

/**
 * "Step 2 of 6", or on the step of a service "Service 1 of 3". The platform's two steps share a number: "Service 3 of
 * 3, part 1 of 2". Before a service is chosen, the number of steps is unknown: "Step 1".
 */
export function packageBuilderCounter(
  view: WizardView<PackageBuilderAnswers, PackageBuilderStepId>,
  chosen: readonly ServiceId[],
): string {
  const services = someOf(serviceIds, chosen);
  const parts = (service: ServiceId) => serviceSteps[service].map(({ id }) => id);
  const at = services.findIndex((service) => parts(service).includes(view.step.id));
  const service = services[at];
  if (service === undefined) return services.length === 0 ? 'Step 1' : stepCounter(view);
  const counter = `Service ${at + 1} of ${services.length}`;
  const ids = parts(service);
  return ids.length === 1 ? counter : `${counter}, part ${ids.indexOf(view.step.id) + 1} of ${ids.length}`;
}
