import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useLocation, useNavigationType, useSearchParams } from 'react-router-dom';
import type * as z from 'zod/mini';
import type { Endpoint } from '../../domain/contract/endpoint.ts';
import {
  faultsOfRange,
  isListDay,
  type ListSort,
  largestAmount,
  listSorts,
  type Narrowing,
  type narrowQuery,
} from '../../domain/contract/staff/list.ts';
import { fromCents, parseEuro } from '../../domain/money.ts';
import { askAny } from '../deskApi.ts';

interface Page<Row> {
  rows: Row[];
  next: string | null;
}

/** How a list is sorted and narrowed, as it is typed: days as days, amounts in euro. */
const narrowing = ['sort', 'from', 'until', 'least', 'most'] as const satisfies (keyof typeof narrowQuery)[];

/** What a list shows. */
export type Shown = Record<'view' | 'search' | (typeof narrowing)[number], string>;

/** A list that is neither narrowed nor sorted by choice. */
export const unnarrowed = { sort: '', from: '', until: '', least: '', most: '' } as const;

/** A list's state from a saved filter, with amounts in euro instead of cents. */
export const shownOf = ({
  view,
  search,
  sort,
  from = '',
  until = '',
  least,
  most,
}: Narrowing & { view: string; search: string; sort: ListSort }): Shown => {
  const typed = (cents: number | undefined) => (cents === undefined ? '' : String(fromCents(cents)));
  return { view, search, sort: sort === 'latest' ? '' : sort, from, until, least: typed(least), most: typed(most) };
};

/** Valid limits as the API wants them, and an error for each invalid field. */
export function parseNarrowing({ from, until, least, most }: Shown) {
  const amounts = { least: parseEuro(least) ?? undefined, most: parseEuro(most) ?? undefined };
  const applied: Narrowing = { ...(isListDay(from) && { from }), ...(isListDay(until) && { until }), ...amounts };
  const notAmount = (typed: string, name: 'least' | 'most') =>
    typed.trim() !== '' && !((amounts[name] ?? Number.POSITIVE_INFINITY) <= largestAmount)
      ? { [name]: 'Not applied. Write an amount in euro, such as 250 or 99.50.' }
      : {};
  const faults: Partial<Record<keyof Narrowing, string>> = {
    ...faultsOfRange(applied),
    ...notAmount(least, 'least'),
    ...notAmount(most, 'most'),
  };
  const sound = Object.entries(applied).filter(([name, value]) => value !== undefined && !(name in faults));
  return { applied: Object.fromEntries(sound) as Narrowing, faults };
}

/** A list of the staff API. */
export interface List<Row, Listed> {
  /** The kind of its rows: "orders". */
  what: string;
  endpoint: Endpoint & { answer: z.ZodMiniType<Page<Row> & Listed> };
  /** Views by id. */
  views?: readonly (readonly [id: string, name: string])[];
  /** The view that it opens on, if that isn't the first. */
  opensOn?: string;
  /** The placeholder of its search; without it there is no search. */
  placeholder?: string;
  /** Whether it can be sorted and narrowed by day and amount. */
  narrows?: boolean;
}

/** The query of a list for the staff API. */
const queryOf = (shown: Shown, hasSearch: boolean) =>
  new URLSearchParams({
    ...(shown.view === '' ? {} : { view: shown.view }),
    ...(hasSearch ? { search: shown.search } : {}),
    ...(shown.sort === '' ? {} : { sort: shown.sort }),
    ...Object.fromEntries(Object.entries(parseNarrowing(shown).applied).map(([name, value]) => [name, String(value)])),
  });

/** The first page of a list at an address: what it shows, the key of its rows, and the query for any of its pages. */
export function listAt<Row, Listed>(
  { endpoint, views = [], opensOn, placeholder, narrows = false }: List<Row, Listed>,
  address: URLSearchParams,
) {
  const firstView = views[0]?.[0] ?? '';
  const defaultView = opensOn ?? firstView;
  const view = views.find(([id]) => id === address.get('view'))?.[0] ?? defaultView;
  const shown: Shown = { view, search: address.get('search') ?? '', ...unnarrowed };
  for (const name of narrows ? narrowing : []) shown[name] = address.get(name) ?? '';
  if (!listSorts.some((sort) => sort === shown.sort)) shown.sort = '';
  const isNarrowed = Object.keys(parseNarrowing(shown).applied).length > 0;
  const query = queryOf(shown, placeholder !== undefined);
  return {
    defaultView,
    shown,
    isNarrowed,
    isFiltered: shown.search !== '' || view !== firstView || isNarrowed,
    query,
    key: [endpoint.route, query.toString()],
    queryAfter: (after: string) => new URLSearchParams([...query, ['after', after]]),
  };
}

/** The rows of a list, and what is shown of them. All of it is in the URL, so that it can be bookmarked. */
export function useList<Row, Listed>(list: List<Row, Listed>) {
  const [address, setAddress] = useSearchParams();
  const { key, queryAfter, ...at } = listAt(list, address);
  // The URL follows a moment later: a field bound to the URL would lose letters that are typed fast.
  const [typed, setTyped] = useState(at.shown);
  // Only this list replaces its address. After another change of it, such as the menu's, the fields say what is there.
  const isOwn = useNavigationType() === 'REPLACE';
  const { key: entry } = useLocation();
  const [lastEntry, setLastEntry] = useState(entry);
  if (entry !== lastEntry) {
    setLastEntry(entry);
    if (!isOwn) setTyped(at.shown);
  }
  const listed = useInfiniteQuery({
    queryKey: key,
    queryFn: ({ pageParam }) => askAny(list.endpoint, { query: queryAfter(pageParam) }),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
    placeholderData: (before) => before,
  });
  const show = (changed: Partial<Shown>) => {
    setTyped((before) => ({ ...before, ...changed }));
    setAddress(
      (before) => {
        const after = new URLSearchParams(before);
        for (const name of ['view', 'search', ...narrowing] as const) {
          const value = changed[name];
          if (value === '' || (name === 'view' && value === at.defaultView)) after.delete(name);
          else if (value !== undefined) after.set(name, value);
        }
        return after;
      },
      { replace: true },
    );
  };
  const first = listed.data?.pages[0];
  // Not after this list was narrowed and isn’t any more: its fields would lose the focus.
  const showsAll = !isOwn && !at.isFiltered && (list.views?.[0]?.[0] ?? 'all') === 'all';
  return { ...list, ...at, listed, first, isEmpty: showsAll && first?.rows.length === 0, typed, show };
}

export type ListState<Row, Listed> = ReturnType<typeof useList<Row, Listed>>;
