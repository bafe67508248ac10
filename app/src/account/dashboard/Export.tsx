import { Button } from '@agency-site/ui/Button';
import { exportData } from '../../api/account.ts';
import { saveFile } from '../../api/saveFile.ts';
import { useTask } from '../../lib/useTask.ts';
import { good, problem } from '../form/form.css';
import { Section } from './Section';
import { dataWords } from './words.ts';

const words = dataWords.export;

/** Downloads all data on the server. */
export function Export() {
  const { run, busy, done, failure } = useTask(async () =>
    saveFile(words.file, 'application/json', await exportData()),
  );
  return (
    <Section id="export" title={words.title} lead={words.text}>
      <Button tone="ink" busy={busy} busyLabel={words.busy} onClick={() => run()}>
        {words.submit}
      </Button>
      <p className={good} role="status">
        {done && words.done}
      </p>
      {failure && (
        <p className={problem} role="alert">
          {failure.message}
        </p>
      )}
    </Section>
  );
}
