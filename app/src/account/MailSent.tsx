import { Button } from '@agency-site/ui/Button';
import type { Done } from '../domain/contract/account.ts';
import { useTask } from '../lib/useTask.ts';
import { DescriptionList } from '../shell/DescriptionList';
import * as css from './account.css';
import { good, problem } from './form/form.css';
import { mailWords as words } from './words.ts';

interface MailSentProps {
  email: string;
  again: () => Promise<Done>;
  /** Goes back to the form. */
  onOther: () => void;
}

/** Shown after requesting an e-mail. The same for unknown addresses. */
export function MailSent({ email, again, onOther }: MailSentProps) {
  const { run, busy, done, failure } = useTask(again);
  return (
    <>
      <DescriptionList className={css.facts} items={[{ name: words.sentTo, value: email }]} />
      <p className={css.note}>{words.missing}</p>
      {failure && (
        <p className={problem} role="alert">
          {failure.message}
        </p>
      )}
      <p className={good} role="status">
        {done && words.sentAgain}
      </p>
      <div className={css.buttons}>
        <Button busy={busy} busyLabel={words.sending} onClick={() => run()}>
          {words.again}
        </Button>
        <Button onClick={onOther}>{words.other}</Button>
      </div>
    </>
  );
}
