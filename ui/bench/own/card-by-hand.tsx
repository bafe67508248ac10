import type { ReactNode } from 'react';
import { features, plan } from '../content';

export const Frame = ({ children }: { children: ReactNode }) => (
  <fieldset>
    <legend>Package</legend>
    {children}
  </fieldset>
);

export function Item({ index }: { index: number }) {
  const { id, title, price, badge, description } = plan(index);
  return (
    <label className="card">
      <input type="radio" name="plan" value={id} aria-describedby={`${id}-description`} />
      <span className="title">{title}</span>
      {badge ? <span className="badge">{badge}</span> : null}
      <span className="price">{price}</span>
      <span className="description" id={`${id}-description`}>
        {description}
      </span>
      <ul>
        {features.map((feature) => (
          <li key={feature}>{feature}</li>
        ))}
      </ul>
    </label>
  );
}
