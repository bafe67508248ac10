'use client';

import { Button } from '@agency-site/ui/Button';
import { Checkbox } from '@agency-site/ui/Checkbox';
import { Select } from '@agency-site/ui/Select';
import { TextField } from '@agency-site/ui/TextField';
import { useForm } from 'react-hook-form';

interface Enquiry {
  name: string;
  topic: 'brand' | 'website';
  terms: boolean;
}

const topics = [
  { value: 'brand', label: 'A brand' },
  { value: 'website', label: 'A website' },
] as const;

export default function HookForm({ onSend }: { onSend: (enquiry: Enquiry) => void }) {
  const { register, handleSubmit, formState } = useForm<Enquiry>({ defaultValues: { topic: 'website' } });
  const { name, terms } = formState.errors;
  return (
    <form onSubmit={handleSubmit(onSend)} noValidate>
      <TextField label="Your name" error={name?.message} {...register('name', { required: 'Enter your name.' })} />
      <Select label="What is it about?" options={topics} {...register('topic')} />
      <Checkbox
        label="I accept the terms"
        error={terms?.message}
        {...register('terms', { required: 'Accept the terms.' })}
      />
      <Button type="submit" tone="primary">
        Send
      </Button>
    </form>
  );
}
