import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useForm } from 'react-hook-form';
import { expect, test, vi } from 'vitest';
import { Checkbox } from '../src/Checkbox/Checkbox';
import { ConsentSwitch } from '../src/ConsentSwitch/ConsentSwitch';
import { DateField } from '../src/DateField/DateField';
import { PackageCard } from '../src/PackageCard/PackageCard';
import { Select } from '../src/Select/Select';
import { Slider } from '../src/Slider/Slider';
import { TextField } from '../src/TextField/TextField';

/** Every field with a native element, each registered. */
function Everything({ onSend }: { onSend: (sent: object) => void }) {
  const { register, handleSubmit, formState } = useForm({
    defaultValues: { notes: 'Hello', host: 'b', day: '2026-11-24', budget: 500 } as never,
  });
  const field = register as (name: string, rules?: object) => object;
  const errors = formState.errors as Record<string, { message?: string } | undefined>;
  return (
    <form onSubmit={handleSubmit((sent) => onSend(sent))} noValidate>
      <TextField label="Name" error={errors.name?.message} {...field('name', { required: 'Enter your name.' })} />
      <TextField label="Notes" multiline {...field('notes')} />
      <Select
        label="Host"
        options={[
          { value: 'a', label: 'Ann' },
          { value: 'b', label: 'Bob' },
        ]}
        {...field('host')}
      />
      <DateField label="Day" {...field('day')} />
      <Slider
        label="Budget"
        min={0}
        max={1000}
        step={100}
        format={String}
        {...field('budget', { valueAsNumber: true })}
      />
      <Checkbox label="Terms" {...field('terms')} />
      <ConsentSwitch label="Analytics" topics={[]} {...field('analytics')} />
      <PackageCard type="radio" value="core" title="Core" {...field('tier')} />
      <PackageCard type="radio" value="full" title="Full" {...field('tier')} />
      <button type="submit">Send</button>
    </form>
  );
}

test('react-hook-form registers every field: its default, its value, its error and its focus', async () => {
  const user = userEvent.setup();
  const send = vi.fn();
  render(<Everything onSend={send} />);
  await user.click(screen.getByRole('button', { name: 'Send' }));
  expect(send).not.toHaveBeenCalled();
  expect(screen.getByRole('alert')).toHaveTextContent('Enter your name.');
  expect(screen.getByRole('textbox', { name: 'Name' })).toHaveFocus();
  await user.keyboard('Aoife');
  await user.type(screen.getByRole('textbox', { name: 'Notes' }), ', you');
  await user.selectOptions(screen.getByRole('combobox'), 'Ann');
  await user.click(screen.getByRole('checkbox', { name: 'Terms' }));
  await user.click(screen.getByRole('switch'));
  await user.click(screen.getByRole('radio', { name: 'Full' }));
  await user.click(screen.getByRole('button', { name: 'Send' }));
  expect(send).toHaveBeenCalledExactlyOnceWith({
    name: 'Aoife',
    notes: 'Hello, you',
    host: 'a',
    day: '2026-11-24',
    budget: 500,
    terms: true,
    analytics: true,
    tier: 'full',
  });
});
