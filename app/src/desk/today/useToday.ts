import { useQuery } from '@tanstack/react-query';
import { getMoneyOfMonth, getToday, type NeedKind, type Today } from '../../domain/contract/staff/today.ts';
import { ask } from '../deskApi.ts';

/** The key of Today's query. */
export const todayKey = ['today'];

/** What needs attention, and the week's calls. The navigation and Today share one request. */
export const useToday = () => useQuery({ queryKey: todayKey, queryFn: () => ask(getToday) });

/** The key of the query for the month's money. */
export const moneyKey = ['money'];

/** The month's money. */
export const useMoneyOfMonth = () => useQuery({ queryKey: moneyKey, queryFn: () => ask(getMoneyOfMonth) });

/** How many things of these kinds need attention. */
export const countNeeds = (counts: Today['counts'], kinds: readonly NeedKind[]): number =>
  kinds.reduce((sum, kind) => sum + (counts[kind] ?? 0), 0);
