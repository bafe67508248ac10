import { Button } from '@agency-site/ui/Button';
import '@agency-site/ui/Button.css';
import { decideConsent } from '../../api/consent.ts';
import { consentWords as words } from '../../content/consent.ts';
import { type Choices, everythingGranted, nothingGranted } from '../../domain/consent/consent.ts';
import { answers, save } from './Answers.css';

interface AnswerProps {
  onAnswer?: (() => void) | undefined;
}

interface SaveProps extends AnswerProps {
  /** The current switches. */
  choices: Choices;
}

/** Reject and Accept look equally strong. */
export const AllOrNothing = ({ onAnswer }: AnswerProps) =>
  (
    [
      ['reject', nothingGranted],
      ['accept', everythingGranted],
    ] as const
  ).map(([name, choices]) => (
    <Button
      key={name}
      tone="ink"
      data-answer={name}
      onClick={() => {
        decideConsent(choices);
        onAnswer?.();
      }}
    >
      {words[name]}
    </Button>
  ));

/** Saves the switches as they are; quieter than the other two. */
export const SaveSettings = ({ choices, onAnswer }: SaveProps) => (
  <Button
    className={save}
    data-answer="save"
    onClick={() => {
      decideConsent(choices);
      onAnswer?.();
    }}
  >
    {words.save}
  </Button>
);

/** The three answers in the client's order. */
export const Answers = (props: SaveProps) => (
  <div className={answers}>
    <AllOrNothing onAnswer={props.onAnswer} />
    <SaveSettings {...props} />
  </div>
);
