'use client';

import { Menu } from '@agency-site/ui/Menu';
import { useState } from 'react';

export default function OfAnOrder() {
  const [done, setDone] = useState('');
  return (
    <>
      <Menu
        label="Order"
        items={[
          { label: 'Send the invoice', onSelect: () => setDone('The invoice is sent.') },
          { label: 'Show the customer', href: '#customer' },
          { label: 'Refund', unavailable: 'Nothing has been paid yet.' },
        ]}
      />
      <p role="status">{done}</p>
    </>
  );
}
