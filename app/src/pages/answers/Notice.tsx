import { Button } from '@agency-site/ui/Button';
import { DescriptionList } from '@agency-site/ui/DescriptionList';
import { TextField } from '@agency-site/ui/TextField';
import type { Notice } from '../../domain/answerPages.ts';
import { plain, type Words } from '../../domain/text/blocks.ts';
import { PlainForm } from '../../lib/PlainForm';
import { useAnswer } from '../../shell/answer.ts';
import { PlainPage } from '../../shell/PlainPage';
import * as css from '../../shell/PlainPage.css';
import { Problem } from '../../shell/Problem';
import { Spans } from '../text/Spans';

const Lines = ({ lines = [], className }: { lines?: readonly Words[] | undefined; className?: string }) =>
  lines.map((words) => (
    <p key={plain(words)} className={className}>
      <Spans words={words} />
    </p>
  ));

function Form({ button, primary = false, fields = [], hidden, change }: NonNullable<Notice['form']>) {
  const firstWrong = fields.find(({ error }) => error);
  return (
    <PlainForm className={css.form} method="post" values={hidden}>
      {fields.map(({ value, ...field }) => (
        <TextField
          key={field.name}
          id={field.name}
          autoComplete="off"
          {...field}
          defaultValue={value}
          autoFocus={field.name === firstWrong?.name}
          required
        />
      ))}
      <div>
        <Button type="submit" tone={primary ? 'primary' : 'line'}>
          {button}
        </Button>{' '}
        {change && (
          <Button type="submit" tone="plain" name="change" value="yes">
            {change}
          </Button>
        )}
      </div>
    </PlainForm>
  );
}

/** How something ended, or a question before it happens. */
export function Component() {
  const { title, problem, text, details, form, after, strands } = useAnswer<'notice'>();
  return (
    <PlainPage title={title} strands={strands}>
      <Problem>{problem}</Problem>
      <Lines lines={text} />
      {details && (
        <DescriptionList
          items={details.map(({ name, value }) => ({ term: name, description: <Spans words={value} /> }))}
        />
      )}
      {form && <Form {...form} />}
      <Lines lines={after} className={css.fine} />
    </PlainPage>
  );
}
