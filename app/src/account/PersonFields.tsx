import { TextField } from '@agency-site/ui/TextField';
import { nameField } from '../shell/contactFields.ts';
import { AddressField } from './form/AddressField';
import { PasswordField } from './form/PasswordField';
import type { usePerson } from './usePerson.ts';
import { accountWords } from './words.ts';

/** Fields for a person's details. */
export function PersonFields({ form: { field } }: { form: Pick<ReturnType<typeof usePerson>, 'field'> }) {
  return (
    <>
      <TextField {...field('name')} {...nameField} label={accountWords.name} />
      <AddressField {...field('email')} />
      <PasswordField {...field('password')} label={accountWords.password} kind="new" />
    </>
  );
}
