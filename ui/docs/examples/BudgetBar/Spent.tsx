'use client';

import { BudgetBar } from '@agency-site/ui/BudgetBar';
import { Button } from '@agency-site/ui/Button';
import { vars } from '@agency-site/ui/theme';
import { useState } from 'react';

const euro = (amount: number) => `€${amount.toLocaleString('en-IE')}`;

export default function Spent() {
  const [spent, setSpent] = useState(1600);
  return (
    <div style={{ display: 'grid', gap: vars.space.s3 }}>
      <BudgetBar budget={5000} spent={spent} format={euro} />
      <Button onClick={() => setSpent(spent > 5000 ? 0 : spent + 1200)}>
        {spent > 5000 ? 'Start over' : 'Add a solution, €1,200'}
      </Button>
    </div>
  );
}
