import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { type Endpoint, pathOf } from '../domain/contract/endpoint.ts';
import { getAvailability } from '../domain/contract/staff/availability.ts';
import { getBooking, listBookings } from '../domain/contract/staff/bookings.ts';
import { listCalendarFeeds } from '../domain/contract/staff/calendarFeeds.ts';
import { listCalendars } from '../domain/contract/staff/calendars.ts';
import { type ChangeTopic, changesSchema, streamChanges } from '../domain/contract/staff/changes.ts';
import { listDaysOff } from '../domain/contract/staff/daysOff.ts';
import { listHosts } from '../domain/contract/staff/hosts.ts';
import { listLog } from '../domain/contract/staff/log.ts';
import { getMail, listMails } from '../domain/contract/staff/mails.ts';
import { getMessage, listMessages, listTemplates } from '../domain/contract/staff/messages.ts';
import { getDraft, getNewsletter } from '../domain/contract/staff/newsletter.ts';
import { getOffer, listExtras, listOffers } from '../domain/contract/staff/offers.ts';
import { checkOpeningHours, getOpeningHours } from '../domain/contract/staff/openingHours.ts';
import { countDiscountUses, getOrder, listOrders, matchTransfer } from '../domain/contract/staff/orders.ts';
import { getPerson, getStatement, listPeople } from '../domain/contract/staff/people.ts';
import {
  deskSettings,
  discounts,
  listPosts,
  listProjects,
  pageTexts,
  post,
  priceList,
  profiles,
  project,
} from '../domain/contract/staff/published.ts';
import { listLogins, listTeamMembers, listTokens } from '../domain/contract/staff/team.ts';
import { getMoneyOfMonth, getToday } from '../domain/contract/staff/today.ts';
import { getWebhooks, listDeliveries } from '../domain/contract/staff/webhooks.ts';
import { listSlotsEndpoint } from '../domain/contract/visitors.ts';

const people = [listPeople, getPerson];
const hours = [getAvailability, listDaysOff, listHosts, getOpeningHours, checkOpeningHours, listSlotsEndpoint];

/** What shows each topic. */
export const shownBy: Readonly<Record<ChangeTopic, readonly Endpoint[]>> = {
  orders: [
    listOrders,
    getOrder,
    countDiscountUses,
    listOffers,
    getOffer,
    listExtras,
    matchTransfer,
    getStatement,
    ...people,
  ],
  bookings: [listBookings, getBooking, ...hours, ...people],
  messages: [listMessages, getMessage, getOffer, ...people],
  mails: [listMails, getMail, getNewsletter, getOrder, getOffer, getBooking, getPerson],
  webhooks: [getWebhooks, listDeliveries],
  team: [listTeamMembers, listLogins, listTokens],
  log: [
    ...[listLog, listCalendars, listCalendarFeeds, listTemplates, getDraft],
    ...[
      priceList.get,
      deskSettings.get,
      pageTexts.get,
      discounts.get,
      profiles.get,
      listPosts,
      post.get,
      listProjects,
      project.get,
    ],
  ],
  today: [getToday, getMoneyOfMonth],
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
      const routes = new Set(topics.flatMap((topic) => shownBy[topic].map(({ route }): string => route)));
      void queries.invalidateQueries({ predicate: ({ queryKey: [route] }) => routes.has(String(route)) });
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
