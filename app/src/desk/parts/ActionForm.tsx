import { Alert } from '@agency-site/ui/Alert';
import { Button } from '@agency-site/ui/Button';
import type { DialogProps } from '@agency-site/ui/Dialog';
import { type ReactNode, useId } from 'react';
import type { EmailPreview } from '../../domain/contract/staff/mails.ts';
import { Form, textIn } from '../../lib/Form';
import { useTask } from '../../lib/useTask.ts';
import * as page from '../style/page.css.ts';
import { type Action, type ActionEndpoint, usePerformAction } from './Actions';
import { OpenDialog } from './OpenDialog';
import { unbrokenTimes } from './times.ts';

/** The text of a field, by its name. */
type Entered = (name: string) => string;

/** The code that a member has typed, with or without spaces. */
export const codeOf = (entered: Entered) => entered('code').replace(/\s/g, '');

/** Answers that a form was understood, but has a further step. */
export const notYet = (_: unknown) => false;

export interface ActionFormProps<E extends ActionEndpoint> {
  /** Sends what is entered: an action, or a call of its own, which answers `false` where it isn't done. @throws ApiError */
  onSubmit: (entered: Entered) => Action<E> | Promise<unknown>;
  onDone?: (() => void) | undefined;
  /** The words of its button. */
  submit: string;
  /** What it is busy with: "Reading the calendar …" */
  busy?: string | undefined;
  tone?: 'primary' | 'line' | 'danger' | undefined;
  /** Whether its button is as wide as the fields. */
  wide?: boolean | undefined;
  /** Whether something is missing that the browser doesn't see. */
  unavailable?: boolean | undefined;
  className?: string | undefined;
  children?: ReactNode;
}

/** A form of the desk and its button, to be placed apart. @param form the id of the form, for its button outside of it */
export function useActionForm<E extends ActionEndpoint>(props: ActionFormProps<E>, form?: string) {
  const {
    onSubmit,
    onDone,
    submit,
    busy,
    tone = 'primary',
    wide,
    unavailable,
    className = page.form,
    children,
  } = props;
  const performAction = usePerformAction();
  const task = useTask(async (fields: FormData, form: HTMLFormElement) => {
    const sent = onSubmit((name) => textIn(fields, name));
    if ((await (sent instanceof Promise ? sent : performAction(sent))) === false) return;
    form.reset();
    onDone?.();
  });
  return {
    form: {
      id: form,
      className,
      onSubmit: task.run,
      children: (
        <>
          {children}
          <Alert tone="error">{task.failure?.message}</Alert>
        </>
      ),
    },
    button: (
      <Button
        type="submit"
        form={form}
        tone={tone}
        wide={wide}
        busy={task.busy}
        busyLabel={busy}
        unavailable={unavailable}
      >
        {submit}
      </Button>
    ),
  };
}

/** The form of the desk: fields, why they weren't accepted, and the button. What was entered stays until it is done. */
export function ActionForm<E extends ActionEndpoint>(props: ActionFormProps<E>) {
  const { form, button } = useActionForm(props);
  return (
    <Form {...form}>
      {form.children}
      <p>{button}</p>
    </Form>
  );
}

interface FormDialogProps<E extends ActionEndpoint> extends ActionFormProps<E>, Pick<DialogProps, 'closedby'> {
  title: string;
  /** The words of the button that leaves it: "Keep it". */
  keep?: string;
  onKeep?: (() => void) | undefined;
  onClose: () => void;
}

/** A form in a dialog, which closes when it is done. A press beside it doesn't lose what was typed. */
export function FormDialog<E extends ActionEndpoint>({
  title,
  keep = 'Cancel',
  onClose,
  onKeep = onClose,
  onDone = onClose,
  closedby = 'closerequest',
  ...props
}: FormDialogProps<E>) {
  const { form, button } = useActionForm({ ...props, onDone }, useId());
  return (
    <OpenDialog
      title={title}
      onClose={onClose}
      closedby={closedby}
      actions={
        <>
          <Button onClick={onKeep}>{keep}</Button>
          {button}
        </>
      }
    >
      <Form {...form} />
    </OpenDialog>
  );
}

interface ConfirmDialogProps<E extends ActionEndpoint> extends Omit<FormDialogProps<E>, 'onSubmit'> {
  keep: string;
  action: Action<E>;
}

/** Asks before an action, and shows what it will do. It closes when it is done. */
export const ConfirmDialog = <E extends ActionEndpoint>({ action, ...dialog }: ConfirmDialogProps<E>) => (
  <FormDialog closedby="any" onSubmit={() => action} {...dialog} />
);

interface EmailDialogProps<E extends ActionEndpoint>
  extends Pick<ConfirmDialogProps<E>, 'action' | 'unavailable' | 'onKeep' | 'onClose' | 'onDone' | 'children'> {
  email: EmailPreview;
  /** The words of the button that sends it. */
  submit?: string;
}

/** Shows an e-mail before an action sends it. @param children what is said above it */
export const EmailDialog = <E extends ActionEndpoint>({
  email: { to, subject, text },
  submit = 'Send the e-mail',
  children,
  ...dialog
}: EmailDialogProps<E>) => (
  <ConfirmDialog title={subject} keep="Change it" submit={submit} {...dialog}>
    {children}
    <p className={page.quiet}>To {to}</p>
    <p className={page.prose}>{unbrokenTimes(text)}</p>
  </ConfirmDialog>
);
