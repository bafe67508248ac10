'use client';

import { Checkbox } from '@agency-site/ui/Checkbox';
import { useState } from 'react';

export default function Terms() {
  const [agreed, setAgreed] = useState(false);
  return (
    <Checkbox
      label="I agree to the terms *"
      required
      checked={agreed}
      onCheckedChange={setAgreed}
      error={agreed ? undefined : 'Agree to the terms, so that we may begin.'}
    />
  );
}
