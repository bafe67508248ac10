import { Button, type PressButtonProps } from '@agency-site/ui/Button';
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

type AnswerButtonProps = SaveProps &
  Pick<PressButtonProps, 'tone' | 'className'> & { name: 'reject' | 'accept' | 'save' };

const AnswerButton = ({ name, choices, onAnswer, ...rest }: AnswerButtonProps) => (
  <Button
    {...rest}
    data-answer={name}
    onClick={() => {
      decideConsent(choices);
      onAnswer?.();
    }}
  >
    {words[name]}
  </Button>
);

/** Reject and Accept look equally strong. */
export const AllOrNothing = ({ onAnswer }: AnswerProps) => (
  <>
    <AnswerButton name="reject" tone="ink" choices={nothingGranted} onAnswer={onAnswer} />
    <AnswerButton name="accept" tone="ink" choices={everythingGranted} onAnswer={onAnswer} />
  </>
);

/** Saves the switches as they are; quieter than the other two. */
export const SaveSettings = (props: SaveProps) => <AnswerButton {...props} name="save" className={save} />;

/** The three answers in the client's order. */
export const Answers = (props: SaveProps) => (
  <div className={answers}>
    <AllOrNothing onAnswer={props.onAnswer} />
    <SaveSettings {...props} />
  </div>
);
