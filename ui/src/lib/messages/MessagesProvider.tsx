'use client';

import type { ReactNode } from 'react';
import { type Messages, MessagesContext } from './messages';

export interface MessagesProviderProps {
  /** One of `@agency-site/ui/messages/…`, or your own. */
  messages: Messages;
  children: ReactNode;
}

/**
 * The texts of all components below it, in one language. Components that a server renders without sending code, `OrderSummary`
 * and `PriceCard`, take theirs as props: `{...de.OrderSummary}`.
 */
export const MessagesProvider = ({ messages, children }: MessagesProviderProps) => (
  <MessagesContext value={messages}>{children}</MessagesContext>
);
