import { Button } from '@agency-site/ui/Button';
import { sendVerification } from '../api/account.ts';
import { useTask } from '../lib/useTask.ts';
import { fine } from './account.css';
import { loginWords as words } from './words.ts';

/** Sends the verification e-mail again. */
export function ResendVerification({ email }: { email: string }) {
  const task = useTask(async () => (await sendVerification(email)).message);
  return (
    <>
      <Button size="s" busy={task.busy} busyLabel={words.resending} onClick={() => task.run()}>
        {words.resend}
      </Button>
      <span className={fine} role="status">
        {task.words ?? task.failure?.message}
      </span>
    </>
  );
}
