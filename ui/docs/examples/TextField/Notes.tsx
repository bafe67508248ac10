'use client';

import { TextField } from '@agency-site/ui/TextField';
import { useState } from 'react';

export default function Notes() {
  const [notes, setNotes] = useState('');
  return (
    <TextField
      label="Notes"
      hint="Anything we should know before we start."
      multiline
      maxLength={2000}
      value={notes}
      onValueChange={setNotes}
    />
  );
}
