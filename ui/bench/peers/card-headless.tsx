import { Radio, RadioGroup } from '@headlessui/react';
import type { ReactNode } from 'react';
import { features, plan } from '../content';

export const Frame = ({ children }: { children: ReactNode }) => (
  <RadioGroup name="plan" aria-label="Package">
    {children}
  </RadioGroup>
);

export function Item({ index }: { index: number }) {
  const { id, title, price, badge, description } = plan(index);
  return (
    <Radio value={id} className="card">
      <span className="title">{title}</span>
      {badge ? <span className="badge">{badge}</span> : null}
      <span className="price">{price}</span>
      <span className="description">{description}</span>
      <ul>
        {features.map((feature) => (
          <li key={feature}>{feature}</li>
        ))}
      </ul>
    </Radio>
  );
}
