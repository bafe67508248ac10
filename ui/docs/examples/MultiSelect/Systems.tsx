'use client';

import { MultiSelect } from '@agency-site/ui/MultiSelect';
import { useState } from 'react';

const options = [
  { value: 'expenses', label: 'Expense Manager' },
  { value: 'menu', label: 'Menu Cost Dashboard' },
  { value: 'staff', label: 'Staff Planner' },
  { value: 'stock', label: 'Stock and Suppliers' },
];

export default function Systems() {
  const [values, setValues] = useState(['expenses']);
  return (
    <MultiSelect
      label="Systems you would like"
      hint="Choose as many as you like."
      placeholder="Search systems"
      options={options}
      value={values}
      onValueChange={setValues}
    />
  );
}
