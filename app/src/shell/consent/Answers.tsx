import { Button } from '@agency-site/ui/Button';
import '@agency-site/ui/Button.css';
import { decideConsent } from '../../api/consent.ts';
import { consentWords as words } from '../../content/consent.ts';
import { type Choices, everythingGranted, nothingGranted } from '../../domain/consent/consent.ts';
import { answers, save } from './Answers.css';

interface AnswersProps {
  /** Saves the current switches. */
  choices: Choices;
  onAnswer?: (() => void) | undefined;
  className?: string;
}

/** The three answers in the client's order: Reject and Accept look equally strong, Save is quieter. */
export function Answers({ choices, onAnswer, className = answers }: AnswersProps) {
  const answer = (given: Choices) => () => {
    decideConsent(given);
    onAnswer?.();
  };
  return (
    <div className={className}>
      <Button tone="ink" data-answer="reject" onClick={answer(nothingGranted)}>
        {words.reject}
      </Button>
      <Button tone="ink" data-answer="accept" onClick={answer(everythingGranted)}>
        {words.accept}
      </Button>
      <Button className={save} data-answer="save" onClick={answer(choices)}>
        {words.save}
      </Button>
    </div>
  );
}
