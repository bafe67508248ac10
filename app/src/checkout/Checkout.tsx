import type { ComponentType } from 'react';
import { paths } from '../content/links/paths.ts';
import { Component as CheckoutCancel } from './CheckoutCancel';
import { Component as CheckoutSuccess } from './CheckoutSuccess';

/** The pages that a payment leads to, as one tool. */
export const checkoutPage = (pathname: string): ComponentType<{ PaidTime?: ComponentType<{ token: string }> }> =>
  pathname === paths.checkoutSuccess ? CheckoutSuccess : CheckoutCancel;
