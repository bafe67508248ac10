import type { ComponentProps } from 'react';

interface FormProps extends Omit<ComponentProps<'form'>, 'onSubmit'> {
  /** Gets what is entered; the page stays. Left out, the browser sends the form. */
  onSubmit?: (fields: FormData, form: HTMLFormElement) => unknown;
  /** The app checks what is entered. Left out, the browser does first, and says at the first wrong field what is wrong. */
  noValidate?: boolean;
}

/** The fields mark what is required for screen readers only, because most forms of the site say in their own words what is missing. */
function isValid(form: HTMLFormElement): boolean {
  for (const field of form.querySelectorAll<HTMLInputElement>('[aria-required=true]')) field.required = true;
  return form.reportValidity();
}

/** The one form of the site and its desk: its script submits it, without leaving the page. */
export function Form({ onSubmit, noValidate = false, ...form }: FormProps) {
  return (
    <form
      {...form}
      noValidate
      onSubmit={(event) => {
        if (!onSubmit) return;
        event.preventDefault();
        const { currentTarget } = event;
        if (noValidate || isValid(currentTarget)) onSubmit(new FormData(currentTarget), currentTarget);
      }}
    />
  );
}

/** The text of a field; empty if there is none. */
export const textIn = (fields: FormData, name: string): string => {
  const value = fields.get(name);
  return typeof value === 'string' ? value : '';
};
