import { TextField } from '@agency-site/ui';
import { type Ref, useState } from 'react';
import { type Contact, invalidEmailMessage, isEmail } from '../../domain/contact.ts';
import { limits } from '../../domain/contract/limits.ts';
import { usePrefill } from '../../shell/account/usePrefill.ts';
import { row } from './ReviewFields.css';

export interface ContactFieldsProps {
  answers: Contact;
  onAnswer: (change: Partial<Contact>) => void;
  /** Name and e-mail are empty and the visitor has tried to buy: each empty field says so. */
  refused: boolean;
  nameRef: Ref<HTMLInputElement>;
  emailRef: Ref<HTMLInputElement>;
}

/** Who is buying. */
export function ContactFields({ answers, onAnswer, refused, nameRef, emailRef }: ContactFieldsProps) {
  const [left, setLeft] = useState(false);
  const { name, email } = answers;
  usePrefill(answers, onAnswer);
  const emailError = () => {
    if (!email.trim()) return refused ? 'Please enter your e-mail address.' : undefined;
    return (left || refused) && !isEmail(email) ? invalidEmailMessage : undefined;
  };
  return (
    <div className={row}>
      <TextField
        ref={nameRef}
        label="Your Name *"
        name="name"
        autoComplete="name"
        required
        maxLength={limits.name}
        value={name}
        error={refused && !name.trim() ? 'Please enter your name.' : undefined}
        onChange={(value) => onAnswer({ name: value })}
      />
      <TextField
        ref={emailRef}
        label="Your Email *"
        name="email"
        type="email"
        autoComplete="email"
        required
        maxLength={limits.email}
        value={email}
        error={emailError()}
        onChange={(value) => onAnswer({ email: value })}
        onLeave={() => setLeft(true)}
      />
    </div>
  );
}

interface NotesFieldProps {
  value: string;
  onChange: (notes: string) => void;
}

/** What the agency should know before it starts. */
export function NotesField({ value, onChange }: NotesFieldProps) {
  return (
    <TextField
      label="Additional notes"
      name="notes"
      multiline
      rows={4}
      maxLength={3000}
      value={value}
      onChange={onChange}
    />
  );
}
