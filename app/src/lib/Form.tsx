import type { ComponentProps } from 'react';
import { PlainForm } from './PlainForm';

interface FormProps extends Omit<ComponentProps<'form'>, 'onSubmit'> {
  /** Gets what is entered; the page stays. */
  onSubmit: (fields: FormData, form: HTMLFormElement) => unknown;
  /** The app checks what is entered. Left out, the browser does first, and says at the first wrong field what is wrong. */
  noValidate?: boolean;
}

/** The fields mark what is required for screen readers only, because most forms of the site say in their own words what is missing. */
function isValid(form: HTMLFormElement): boolean {
  for (const field of form.querySelectorAll<HTMLInputElement>('[aria-required=true]')) field.required = true;
  return form.reportValidity();
}

/** The form of the desk. */
export const Form = ({ onSubmit, noValidate = false, ...props }: FormProps) => (
  <PlainForm
    {...props}
    onSubmit={(form) => {
      if (noValidate || isValid(form)) onSubmit(new FormData(form), form);
    }}
  />
);

/** The text of a field; empty if there is none. */
export const textIn = (fields: FormData, name: string): string => {
  const value = fields.get(name);
  return typeof value === 'string' ? value : '';
};
