import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { type ChangeTopic, changesSchema } from '../domain/contract/staff/changes.ts';

/** The queries for each topic, by the first part of their keys. */
const shownBy: Readonly<Record<ChangeTopic, readonly string[]>> = {
  orders: ['/orders', 'orders', 'order', '/people', 'person'],
  bookings: ['bookings', 'booking', 'availability', 'days-off', 'hosts', 'opening-hours', 'free', '/people', 'person'],
  messages: ['/messages', 'message', '/people', 'person'],
  mails: ['/mails', 'mail', 'newsletter', 'order', 'booking', 'person'],
  webhooks: ['webhooks', 'deliveries'],
  team: ['team', 'logins', 'tokens'],
  log: ['/log'],
  today: ['today', 'money'],
};

/**
 * Refetches what others have changed, when the server reports it. Without a connection, pages refetch when they are opened
 * or focused.
 */
export function useLiveUpdates(): void {
  const queries = useQueryClient();
  useEffect(() => {
    const source = new EventSource('/api/staff/events');
    let isAgain = false;
    const refresh = (topics: readonly ChangeTopic[]) => {
      const keys = new Set(topics.flatMap((topic) => shownBy[topic]));
      void queries.invalidateQueries({ predicate: ({ queryKey: [key] }) => keys.has(String(key)) });
    };
    source.addEventListener('message', ({ data }) => refresh(changesSchema.parse(JSON.parse(String(data)))));
    source.addEventListener('open', () => {
      // Anything may have changed while the connection was lost.
      if (isAgain) refresh(changesSchema.parse(Object.keys(shownBy)));
      isAgain = true;
    });
    return () => source.close();
  }, [queries]);
}
