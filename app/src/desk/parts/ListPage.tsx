import { Button } from '@agency-site/ui/Button';
import '@agency-site/ui/Button.css';
import { EmptyState } from '@agency-site/ui/EmptyState';
import '@agency-site/ui/EmptyState.css';
import { TextField } from '@agency-site/ui/TextField';
import '@agency-site/ui/TextField.css';
import { type InfiniteData, type UseInfiniteQueryResult, useInfiniteQuery } from '@tanstack/react-query';
import { type ReactNode, useMemo, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import type * as z from 'zod/mini';
import type { Endpoint } from '../../domain/contract/endpoint.ts';
import { isShortSearch, shortSearch } from '../../domain/contract/staff/list.ts';
import { askAny } from '../deskApi.ts';
import { useMay } from '../session.ts';
import * as page from '../style/page.css.ts';
import { type Bulk, BulkChoice, BulkForm } from './BulkForm';
import * as css from './listPage.css.ts';
import { PageHead } from './PageHead';
import { Unloaded } from './Unloaded';

const shortSearchWords = `With three letters or more, the search goes beyond the newest ${shortSearch.rows.toLocaleString('en-IE')}.`;

interface Page<Row> {
  rows: Row[];
  next: string | null;
}

/** What a list shows. */
export interface Shown {
  view: string;
  search: string;
}

type ListEndpoint<Listed = unknown> = Endpoint & { answer: z.ZodMiniType<Listed> };

interface ListPageProps<Row, Listed = unknown> {
  title: string;
  /** What the heading says instead of the title, and the line below it, once the first page is loaded. */
  heading?: (first: Listed) => { title?: string; about: string };
  /** The kind of the rows, for screen readers: "orders". */
  what: string;
  endpoint: ListEndpoint<Page<Row> & Listed>;
  /** Views by id, the default one first. */
  views: readonly (readonly [id: string, name: string])[];
  /** The placeholder of the search; without it there is no search. */
  placeholder?: string;
  /** The text of an empty list without a search. */
  empty: string;
  /** Actions for the whole list. @param query the query of the shown rows */
  actions?: (query: URLSearchParams) => ReactNode;
  /** Further choices beside the views. @param choose shows another view and search */
  beside?: (shown: Shown, choose: (shown: Shown) => void) => ReactNode;
  /** The names of the columns. */
  head?: ReactNode;
  /** The key of a row. */
  keyOf: (row: Row) => string;
  row: (row: Row) => ReactNode;
  /** An action on several rows, for members of the staff. */
  bulk?: Bulk<Row>;
  /** What is read beside the rows, in a wide window. @param first the first row */
  reading?: ((first: Row | undefined) => ReactNode) | undefined;
}

type Views = ListPageProps<never>['views'];

/** What a list shows at an address. */
function shownAt(views: Views, address: URLSearchParams): Shown {
  const given = address.get('view');
  const [defaultView] = views[0] ?? [''];
  return { view: views.find(([id]) => id === given)?.[0] ?? defaultView, search: address.get('search') ?? '' };
}

/** The query of a list for the staff API. */
const queryOf = ({ view, search }: Shown, hasSearch: boolean) =>
  new URLSearchParams({ ...(view === '' ? {} : { view }), ...(hasSearch ? { search } : {}) });

const keyOfRows = ({ route }: Endpoint, query: URLSearchParams) => [route, query.toString()];
const from = (query: URLSearchParams, after: string) => new URLSearchParams([...query, ['after', after]]);

/** The first page of a list with a search, at an address: the key of its rows, and the query for them. */
export function firstPage(
  list: { endpoint: Endpoint; views: Views },
  address: URLSearchParams,
): { key: string[]; query: URLSearchParams } {
  const query = queryOf(shownAt(list.views, address), true);
  return { key: keyOfRows(list.endpoint, query), query: from(query, '') };
}

/** A list with views and a search. Both are in the URL, so that they can be bookmarked. */
export function ListPage<Row, Listed>({
  title,
  heading,
  what,
  endpoint,
  views,
  placeholder,
  actions,
  beside,
  reading,
  ...rows
}: ListPageProps<Row, Listed>) {
  const [address, setAddress] = useSearchParams();
  const defaultView = views[0]?.[0] ?? '';
  const { view, search } = shownAt(views, address);
  // The URL follows a moment later: a field bound to the URL would lose letters that are typed fast.
  const [typed, setTyped] = useState(search);
  const change = (changed: Partial<Shown>) =>
    setAddress(
      (before) => {
        const after = new URLSearchParams(before);
        for (const [name, value] of Object.entries(changed)) {
          if (value === '' || value === defaultView) after.delete(name);
          else after.set(name, value);
        }
        return after;
      },
      { replace: true },
    );
  const query = queryOf({ view, search }, placeholder !== undefined);
  const listed = useInfiniteQuery({
    queryKey: keyOfRows(endpoint, query),
    queryFn: ({ pageParam }) => askAny(endpoint, { query: from(query, pageParam) }),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
    placeholderData: (before) => before,
  });
  const [first] = listed.data?.pages ?? [];
  const headingText = first && heading?.(first);
  const list = (
    <Rows {...rows} what={what} listed={listed} search={search} isFiltered={search !== '' || view !== defaultView} />
  );
  return (
    <>
      {/* The line below the title reserves its space until it has loaded. */}
      <PageHead title={headingText?.title ?? title} about={heading && (headingText?.about ?? '\u00A0')}>
        {actions ? <div className={page.actions}>{actions(query)}</div> : null}
      </PageHead>
      <div className={css.tools}>
        {views.length > 1 ? (
          <fieldset className={css.views}>
            <legend hidden>Which {what}</legend>
            {views.map(([id, name]) => (
              <Button key={id} className={css.view} aria-pressed={id === view} onClick={() => change({ view: id })}>
                {name}
              </Button>
            ))}
            {beside?.({ view, search }, (shown) => {
              setTyped(shown.search);
              change(shown);
            })}
          </fieldset>
        ) : null}
        {placeholder === undefined ? null : (
          <TextField
            className={css.search}
            type="search"
            label={`Search ${what}`}
            labelHidden
            placeholder={placeholder}
            value={typed}
            onValueChange={(search) => {
              setTyped(search);
              change({ search });
            }}
          />
        )}
      </div>
      {reading ? (
        <div className={css.split}>
          <div>{list}</div>
          <article className={css.reading}>{reading(first?.rows[0])}</article>
        </div>
      ) : (
        list
      )}
    </>
  );
}

type RowsProps<Row> = Pick<ListPageProps<Row>, 'what' | 'empty' | 'head' | 'keyOf' | 'row' | 'bulk'> & {
  listed: Pick<
    UseInfiniteQueryResult<InfiniteData<Page<Row>>>,
    'data' | 'error' | 'refetch' | 'hasNextPage' | 'fetchNextPage' | 'isFetchingNextPage'
  >;
  search: string;
  isFiltered: boolean;
};

function Rows<Row>({ what, empty, head, keyOf, row, bulk, listed, search, isFiltered }: RowsProps<Row>) {
  const may = useMay('staff');
  const can = may ? bulk?.can : undefined;
  const nameOf = bulk?.nameOf;
  const { data, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = listed;
  // Several hundred rows: rendered again only when they change, not with every letter of a search.
  const lists = useMemo(
    () =>
      data?.pages.map((each, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a new first row moves the others, and only one per list to the next.
        <ul key={place} className={css.batch}>
          {each.rows.map((one) => {
            const isChoice = can?.(one) ?? false;
            return (
              <li key={keyOf(one)} className={isChoice ? css.chosen : css.place}>
                {isChoice ? <BulkChoice id={keyOf(one)} name={nameOf?.(one) ?? ''} /> : null}
                {row(one)}
              </li>
            );
          })}
        </ul>
      )),
    [data, keyOf, row, can, nameOf],
  );
  if (!data) return <Unloaded what={`the ${what}`} error={error} onRetry={refetch} />;
  if (data.pages.every(({ rows }) => rows.length === 0)) {
    const isShort = search !== '' && isShortSearch(search);
    return (
      <EmptyState>
        {isFiltered ? 'Nothing found. Try another word, or another view.' : empty}
        {isShort ? ` ${shortSearchWords}` : ''}
      </EmptyState>
    );
  }
  const list = (
    <div className={page.list}>
      {head}
      {lists}
    </div>
  );
  return (
    <>
      {bulk && may ? (
        <BulkForm bulk={bulk} rows={data?.pages.flatMap((each) => each.rows) ?? []} keyOf={keyOf}>
          {list}
        </BulkForm>
      ) : (
        list
      )}
      {hasNextPage ? (
        <p className={css.more}>
          <Button busy={isFetchingNextPage} onClick={() => fetchNextPage()}>
            Show more
          </Button>
        </p>
      ) : null}
    </>
  );
}
