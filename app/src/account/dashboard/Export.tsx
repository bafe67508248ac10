import { Button } from '@agency-site/ui/Button';
import '@agency-site/ui/Button.css';
import { useState } from 'react';
import { exportData } from '../../api/account.ts';
import { messageOf } from '../../api/request.ts';
import { saveFile } from '../../api/saveFile.ts';
import { good, problem } from '../form/form.css';
import { Section } from './Section';
import { dataWords } from './words.ts';

const words = dataWords.export;

/** Downloads all data on the server. */
export function Export() {
  const [state, setState] = useState<'idle' | 'busy' | 'done' | { message: string }>('idle');
  const download = async () => {
    setState('busy');
    try {
      saveFile(words.file, 'application/json', await exportData());
      setState('done');
    } catch (error) {
      setState({ message: messageOf(error) });
    }
  };
  return (
    <Section id="export" title={words.title} lead={words.text}>
      <Button tone="ink" busy={state === 'busy'} busyLabel={words.busy} onClick={() => void download()}>
        {words.submit}
      </Button>
      <p className={good} role="status">
        {state === 'done' && words.done}
      </p>
      {typeof state === 'object' && (
        <p className={problem} role="alert">
          {state.message}
        </p>
      )}
    </Section>
  );
}
