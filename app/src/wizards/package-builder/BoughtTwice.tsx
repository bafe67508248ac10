import { Button } from '@agency-site/ui/Button';
import { catalogue } from '../../domain/catalogue/given.ts';
import { note } from '../kit/note.css';
import type { StepProps } from '../kit/stepProps.ts';
import { beside, under, warning } from './notes.css';
import { boughtTwice, type PackageBuilderAnswers } from './rules/questions.ts';
import { boughtTwiceWords as words } from './words.ts';

const { trinityOptions } = catalogue;

/**
 * Warns of systems that are in the package twice. It may be intended, so nothing is removed; where the platform has all that is
 * ordered alone, a button takes that out.
 */
export function BoughtTwice({ answers, onAnswer }: StepProps<PackageBuilderAnswers>) {
  const { services, trinity, systems } = answers;
  const twice = boughtTwice(catalogue, answers);
  const isAll = trinity === systems || (trinity && twice.length === trinityOptions[trinity].includes.length);
  return (
    <div role="status" className={under}>
      {twice.length > 0 && (
        <div className={`${note} ${beside}`}>
          <p className={warning}>{words.text(twice.map((id) => trinityOptions[id].name))}</p>
          {isAll && (
            <Button
              size="s"
              onClick={() => {
                // The button is about to disappear.
                document.getElementById('main')?.focus({ preventScroll: true });
                onAnswer({ services: services.filter((id) => id !== 'trinity-systems') });
              }}
            >
              {words.keep}
            </Button>
          )}
        </div>
      )}
    </div>
  );
}
