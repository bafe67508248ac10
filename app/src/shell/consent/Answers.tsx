import { Button } from '@agency-site/ui/Button';
import { decideConsent } from '../../api/consent.ts';
import { consentWords as words } from '../../content/consent.ts';
import { type Choices, everythingGranted, nothingGranted } from '../../domain/consent.ts';
import { answers, save } from './Answers.css';
import { useConsent } from './useConsent.ts';

/** The three answers in the client's order: no and yes weigh the same, keeping the switches as they are is quieter. */
export function Answers({ onAnswer, className = answers }: { onAnswer: () => void; className?: string }) {
  const { choices } = useConsent();
  const answer = (given: Choices) => () => {
    decideConsent(given);
    onAnswer();
  };
  return (
    <div className={className}>
      <Button tone="ink" onClick={answer(nothingGranted)}>
        {words.reject}
      </Button>
      <Button tone="ink" onClick={answer(everythingGranted)}>
        {words.accept}
      </Button>
      <Button className={save} onClick={answer(choices)}>
        {words.save}
      </Button>
    </div>
  );
}
