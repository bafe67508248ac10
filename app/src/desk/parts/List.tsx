import { Disclosure } from '@agency-site/ui/Accordion';
import { Button } from '@agency-site/ui/Button';
import { DataTable, type DataTableProps } from '@agency-site/ui/DataTable';
import { DateField } from '@agency-site/ui/DateField';
import { Select } from '@agency-site/ui/Select';
import { TextField } from '@agency-site/ui/TextField';
import { type ReactNode, useMemo, useState } from 'react';
import { isShortSearch, type ListSort, listSorts, shortSearch } from '../../domain/contract/staff/list.ts';
import { capitalised } from '../../domain/words.ts';
import { wordsOf } from '../deskApi.ts';
import { useMay } from '../session.ts';
import * as css from './listPage.css.ts';
import { type ListState, parseNarrowing, unnarrowed } from './useList.ts';

interface ListToolsProps<Row, Listed> {
  list: ListState<Row, Listed>;
  /** Further choices beside the views. */
  children?: ReactNode;
}

/** The views of a list, and its search; nothing while there is nothing to look through. */
export const ListTools = <Row, Listed>({ list, children }: ListToolsProps<Row, Listed>) =>
  list.isEmpty ? null : (
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
          value={list.typed.search}
          onValueChange={(search) => list.show({ search })}
        />
      ) : null}
      {list.narrows ? <Narrow list={list} /> : null}
    </div>
  );

const sortNames: Readonly<Record<ListSort, string>> = {
  latest: 'Latest',
  oldest: 'Oldest',
  largest: 'Largest amount',
  smallest: 'Smallest amount',
};

/** How a list is sorted, from which day to which, and from which amount to which. */
function Narrow<Row, Listed>({ list: { typed, isNarrowed, show } }: Pick<ListToolsProps<Row, Listed>, 'list'>) {
  const isUsed = Object.keys(unnarrowed).some((name) => typed[name as keyof typeof unnarrowed] !== '');
  // Open at first while anything is chosen, and then as it is left.
  const [wasUsed] = useState(isUsed);
  const { faults } = parseNarrowing(typed);
  const field = (name: keyof typeof unnarrowed) => ({
    value: typed[name],
    onValueChange: (value: string) => show({ [name]: value }),
  });
  return (
    <div className={css.narrow}>
      <Disclosure title="Sort and narrow" aside={isNarrowed && 'Narrowed'} size="s" open={wasUsed} wide>
        <div className={css.narrowFields}>
          <Select
            {...field('sort')}
            label="First"
            value={typed.sort || 'latest'}
            onValueChange={(sort) => show({ sort: sort === 'latest' ? '' : sort })}
            options={listSorts.map((sort) => ({ value: sort, label: sortNames[sort] }))}
          />
          <DateField {...field('from')} label="From" />
          <DateField {...field('until')} label="To" error={faults.until} />
          <TextField {...field('least')} label="At least, in euro" inputMode="decimal" error={faults.least} />
          <TextField {...field('most')} label="At most, in euro" inputMode="decimal" error={faults.most} />
          {/* Always there: it would lose the focus. */}
          <Button className={css.showAll} unavailable={!isUsed} onClick={() => show(unnarrowed)}>
            Show all
          </Button>
        </div>
      </Disclosure>
    </div>
  );
}

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
  const nothingFound = `Nothing found. Try another word, ${list.narrows ? 'view, day or amount' : 'or another view'}.`;
  return (
    <DataTable
      {...table}
      label={capitalised(list.what)}
      rows={rows}
      bulk={may ? bulk : undefined}
      loadingText={`Loading the ${list.what} …`}
      empty={`${list.isFiltered ? nothingFound : empty}${isShort ? ` ${shortSearchWords}` : ''}`}
      error={error && (!data || isFetchNextPageError) ? wordsOf(error) : undefined}
      onRetry={() => (data ? fetchNextPage() : refetch())}
      onMore={hasNextPage ? () => fetchNextPage() : undefined}
      // Not while rows are refreshed in the background.
      busy={listed.isFetchingNextPage || (error !== null && listed.isFetching)}
    />
  );
}
