import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import type * as z from 'zod/mini';
import type { Endpoint } from '../../domain/contract/endpoint.ts';
import { askAny } from '../deskApi.ts';

interface Page<Row> {
  rows: Row[];
  next: string | null;
}

/** What a list shows. */
export interface Shown {
  view: string;
  search: string;
}

/** A list of the staff API. */
export interface List<Row, Listed> {
  /** The kind of its rows: "orders". */
  what: string;
  endpoint: Endpoint & { answer: z.ZodMiniType<Page<Row> & Listed> };
  /** Views by id, the default one first. */
  views?: readonly (readonly [id: string, name: string])[];
  /** The placeholder of its search; without it there is no search. */
  placeholder?: string;
}

/** The query of a list for the staff API. */
const queryOf = ({ view, search }: Shown, hasSearch: boolean) =>
  new URLSearchParams({ ...(view === '' ? {} : { view }), ...(hasSearch ? { search } : {}) });

/** The first page of a list at an address: what it shows, the key of its rows, and the query for any of its pages. */
export function listAt<Row, Listed>(
  { endpoint, views = [], placeholder }: List<Row, Listed>,
  address: URLSearchParams,
) {
  const [defaultView] = views[0] ?? [''];
  const view = views.find(([id]) => id === address.get('view'))?.[0] ?? defaultView;
  const shown = { view, search: address.get('search') ?? '' };
  const query = queryOf(shown, placeholder !== undefined);
  return {
    shown,
    isFiltered: shown.search !== '' || view !== defaultView,
    query,
    key: [endpoint.route, query.toString()],
    queryAfter: (after: string) => new URLSearchParams([...query, ['after', after]]),
  };
}

/** The rows of a list, and what is shown of them. Both view and search are in the URL, so that they can be bookmarked. */
export function useList<Row, Listed>(list: List<Row, Listed>) {
  const [address, setAddress] = useSearchParams();
  const { key, queryAfter, ...at } = listAt(list, address);
  // The URL follows a moment later: a field bound to the URL would lose letters that are typed fast.
  const [typed, setTyped] = useState(at.shown.search);
  const listed = useInfiniteQuery({
    queryKey: key,
    queryFn: ({ pageParam }) => askAny(list.endpoint, { query: queryAfter(pageParam) }),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
    placeholderData: (before) => before,
  });
  const show = (changed: Partial<Shown>) => {
    if (changed.search !== undefined) setTyped(changed.search);
    setAddress(
      (before) => {
        const after = new URLSearchParams(before);
        for (const name of ['view', 'search'] as const) {
          const value = changed[name];
          if (value === '' || (name === 'view' && value === list.views?.[0]?.[0])) after.delete(name);
          else if (value !== undefined) after.set(name, value);
        }
        return after;
      },
      { replace: true },
    );
  };
  return { ...list, ...at, listed, first: listed.data?.pages[0], typed, show };
}

export type ListState<Row, Listed> = ReturnType<typeof useList<Row, Listed>>;
