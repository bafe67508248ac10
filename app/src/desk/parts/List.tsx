import { Button } from '@agency-site/ui/Button';
import { DataTable, type DataTableProps } from '@agency-site/ui/DataTable';
import { TextField } from '@agency-site/ui/TextField';
import { type ReactNode, useMemo } from 'react';
import { isShortSearch, shortSearch } from '../../domain/contract/staff/list.ts';
import { capitalised } from '../../domain/words.ts';
import { wordsOf } from '../deskApi.ts';
import { useMay } from '../session.ts';
import * as css from './listPage.css.ts';
import type { ListState } from './useList.ts';

interface ListToolsProps<Row, Listed> {
  list: ListState<Row, Listed>;
  /** Further choices beside the views. */
  children?: ReactNode;
}

/** The views of a list, and its search. */
export const ListTools = <Row, Listed>({ list, children }: ListToolsProps<Row, Listed>) => (
  <div className={css.tools}>
    {list.views ? (
      <fieldset className={css.views}>
        <legend hidden>Which {list.what}</legend>
        {list.views.map(([view, name]) => (
          <Button
            key={view}
            className={css.view}
            aria-pressed={view === list.shown.view}
            onClick={() => list.show({ view })}
          >
            {name}
          </Button>
        ))}
        {children}
      </fieldset>
    ) : null}
    {list.placeholder ? (
      <TextField
        className={css.search}
        type="search"
        label={`Search ${list.what}`}
        labelHidden
        placeholder={list.placeholder}
        value={list.typed}
        onValueChange={(search) => list.show({ search })}
      />
    ) : null}
  </div>
);

const shortSearchWords = `With three letters or more, the search goes beyond the newest ${shortSearch.rows.toLocaleString('en-IE')}.`;

interface ListTableProps<Row, Listed>
  extends Pick<DataTableProps<Row>, 'columns' | 'rowKey' | 'bulk' | 'rowLabel' | 'selectable'> {
  list: ListState<Row, Listed>;
  /** The text of an empty list without a search. */
  empty: string;
}

/** The rows of a list. Only members of the staff act on them. */
export function ListTable<Row, Listed>({ list, empty, bulk, ...table }: ListTableProps<Row, Listed>) {
  const may = useMay('staff');
  const { data, error, refetch, hasNextPage, fetchNextPage, isFetchNextPageError, ...listed } = list.listed;
  const rows = useMemo(() => data?.pages.flatMap((page) => page.rows), [data]);
  const { search } = list.shown;
  const isShort = search !== '' && isShortSearch(search);
  return (
    <DataTable
      {...table}
      label={capitalised(list.what)}
      rows={rows}
      bulk={may ? bulk : undefined}
      loadingText={`Loading the ${list.what} …`}
      empty={`${list.isFiltered ? 'Nothing found. Try another word, or another view.' : empty}${isShort ? ` ${shortSearchWords}` : ''}`}
      error={error && (!data || isFetchNextPageError) ? wordsOf(error) : undefined}
      onRetry={() => (data ? fetchNextPage() : refetch())}
      onMore={hasNextPage ? () => fetchNextPage() : undefined}
      // Not while rows are refreshed in the background.
      busy={listed.isFetchingNextPage || (error !== null && listed.isFetching)}
    />
  );
}
