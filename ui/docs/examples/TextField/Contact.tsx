'use client';

import { TextField } from '@agency-site/ui/TextField';
import { vars } from '@agency-site/ui/theme';
import { useState } from 'react';

export default function Contact() {
  const [name, setName] = useState('');
  const [email, setEmail] = useState('aoife@');
  return (
    <div style={{ display: 'grid', gap: vars.space.s3 }}>
      <TextField label="Your name" name="name" autoComplete="name" value={name} onValueChange={setName} />
      <TextField
        label="Your e-mail"
        name="email"
        type="email"
        autoComplete="email"
        hint="The receipt goes there."
        value={email}
        onValueChange={setEmail}
        error={email.includes('.') ? undefined : 'Enter an address like name@example.ie.'}
      />
    </div>
  );
}
