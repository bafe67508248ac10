import type { ComponentProps } from 'react';

interface PlainFormProps extends Omit<ComponentProps<'form'>, 'onSubmit'> {
  /** Called in place of the browser's submission; left out, the browser sends the form. */
  onSubmit?: (form: HTMLFormElement) => unknown;
  /** Sent along with what is entered, by name. */
  values?: Readonly<Record<string, string | number>> | undefined;
}

/** A form that the app checks, not the browser: its script submits it, without leaving the page. */
export const PlainForm = ({ onSubmit, values = {}, children, ...form }: PlainFormProps) => (
  <form
    noValidate
    {...form}
    onSubmit={
      onSubmit &&
      ((event) => {
        event.preventDefault();
        onSubmit(event.currentTarget);
      })
    }
  >
    {Object.entries(values).map(([name, value]) => (
      <input type="hidden" key={name} name={name} value={value} />
    ))}
    {children}
  </form>
);
