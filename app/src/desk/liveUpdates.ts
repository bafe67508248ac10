import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { pathOf } from '../domain/contract/endpoint.ts';
import { type ChangeTopic, changesSchema, streamChanges } from '../domain/contract/staff/changes.ts';
import { listLog } from '../domain/contract/staff/log.ts';
import { listMails } from '../domain/contract/staff/mails.ts';
import { listMessages } from '../domain/contract/staff/messages.ts';
import { listOrders } from '../domain/contract/staff/orders.ts';
import { listPeople } from '../domain/contract/staff/people.ts';

/** The queries for each topic, by the first part of their keys. */
const shownBy: Readonly<Record<ChangeTopic, readonly string[]>> = {
  orders: [listOrders.route, 'orders', 'order', listPeople.route, 'person'],
  bookings: [
    'bookings',
    'booking',
    'availability',
    'days-off',
    'hosts',
    'opening-hours',
    'free',
    listPeople.route,
    'person',
  ],
  messages: [listMessages.route, 'message', listPeople.route, 'person'],
  mails: [listMails.route, 'mail', 'newsletter', 'order', 'booking', 'person'],
  webhooks: ['webhooks', 'deliveries'],
  team: ['team', 'logins', 'tokens'],
  log: [listLog.route],
  today: ['today', 'money'],
};

/**
 * Refetches what others have changed, when the server reports it. Without a connection, pages refetch when they are opened
 * or focused.
 */
export function useLiveUpdates(): void {
  const queries = useQueryClient();
  useEffect(() => {
    const source = new EventSource(pathOf(streamChanges.route));
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
