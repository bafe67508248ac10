'use client';

import { memo, type ReactNode, type Ref, useCallback, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { ButtonBase } from '../lib/ButtonBase';
import { CheckboxRow } from '../lib/CheckboxRow';
import { UpIcon } from '../lib/icons';
import { useMessages } from '../lib/messages/messages';
import { type Counted, fill, forCount } from '../lib/messages/template';
import { ownText } from '../lib/ownText.css';
import { Placeholder } from '../lib/Placeholder';
import { classes, type Passthrough } from '../lib/passthrough';
import { box } from '../lib/placeholder.css';
import { visuallyHidden } from '../lib/visuallyHidden.css';
import * as css from './DataTable.css';

export type { Counted, Passthrough };

export interface DataTableColumn<Row, Id extends string = string> {
  /** Names the column in `sort`. */
  id: Id;
  header: string;
  /** Where rows are stacked, a cell that shows nothing is left out. */
  cell: (row: Row) => ReactNode;
  /** `end` for amounts and dates, in figures of equal width. */
  align?: 'start' | 'end' | undefined;
  /** 4.75, 6, 9 or 11 rem. Columns without a width share what is left; where that is less than 14 rem each, `m` and `l` give way too. */
  width?: 'xs' | 's' | 'm' | 'l' | undefined;
  /** Left out of a table that is narrower than 960 px; `m`: narrower than 640 px. */
  hideBelow?: 'm' | 'l' | undefined;
  /**
   * How it is shown where rows are stacked: after its header, `plain` without it, on a `line` of its own, or `beside` the first
   * column. Left out, `labelled`.
   */
  stacked?: 'labelled' | 'plain' | 'line' | 'beside' | undefined;
  /** `true` if your app sorts; or what the table compares. */
  sortable?: boolean | ((row: Row) => string | number) | undefined;
  /** For the column's header and cells. */
  className?: string | undefined;
}

export interface DataTableSort<Id extends string = string> {
  column: Id;
  direction: 'ascending' | 'descending';
}

export interface DataTableProps<Row, Id extends string = string> extends Passthrough<'table'> {
  /** Names the table for screen readers: "Orders". */
  label: string;
  /**
   * The first one is the header of its row, and a link in it can be pressed anywhere in the row. Declare them outside of your
   * component, or with `useMemo`: rows are rendered again when they change.
   */
  columns: readonly DataTableColumn<Row, Id>[];
  /** `undefined` until they are loaded. */
  rows: readonly Row[] | undefined;
  rowKey: (row: Row) => string;
  /** The order that your app holds; `null` for none. Left out, the table holds it. */
  sort?: DataTableSort<Id> | null | undefined;
  /** The order at first, if the app doesn't hold it. */
  defaultSort?: DataTableSort<Id> | undefined;
  onSortChange?: ((sort: DataTableSort<Id>) => void) | undefined;
  /** What can be done with the selected rows: its buttons. With it, rows can be selected. */
  bulk?: ((selected: readonly Row[]) => ReactNode) | undefined;
  /** Names a row's checkbox: "the message of Ann". */
  rowLabel?: ((row: Row) => string) | undefined;
  /** Whether a row can be selected. Left out, all can. */
  selectable?: ((row: Row) => boolean) | undefined;
  /** Keys of the selected rows, held by the app. Left out, the table holds them. */
  selected?: readonly string[] | undefined;
  defaultSelected?: readonly string[] | undefined;
  onSelectedChange?: ((selected: string[]) => void) | undefined;
  /** What is said when there are no rows. */
  empty?: ReactNode;
  /** Why rows couldn't be loaded: shown in their place, or below those that were. */
  error?: ReactNode;
  onRetry?: (() => void) | undefined;
  /** Loads further rows. Left out, there are none. */
  onMore?: (() => void) | undefined;
  /** Rows are being loaded: "Show more" and "Try again" keep the focus and ignore clicks. */
  busy?: boolean | undefined;
  selectAllLabel?: string | undefined;
  /** A template with `{row}`. */
  selectLabel?: string | undefined;
  /** A template with `{count}` for each plural form. */
  selectedLabel?: Counted | undefined;
  /** Announced after sorting: templates with `{column}`. */
  sortedLabels?: { ascending: string; descending: string } | undefined;
  loadingText?: string | undefined;
  retryLabel?: string | undefined;
  moreLabel?: string | undefined;
  /** The language of plural forms and of sorting, as a BCP 47 tag. */
  locale?: string | undefined;
  ref?: Ref<HTMLTableElement> | undefined;
}

/** How many rows the browser skips at once while they are away from the screen. */
const batchSize = 20;

const columnClass = <Row,>({ align = 'start', width, hideBelow, className }: DataTableColumn<Row>) =>
  classes(css.cell, css.aligned[align], width && css.wide[width], hideBelow && css.hiddenBelow[hideBelow], className);

/** Rows to look through, sort, and act on together. In a narrow place each row is stacked, so that nothing scrolls sideways. */
export function DataTable<Row, Id extends string = string>(props: DataTableProps<Row, Id>) {
  const {
    label,
    columns,
    rows,
    rowKey,
    sort,
    defaultSort = null,
    onSortChange,
    bulk,
    rowLabel,
    selectable,
    selected,
    defaultSelected = [],
    onSelectedChange,
    empty,
    error,
    onRetry,
    onMore,
    busy,
    selectAllLabel = 'Select all shown',
    selectLabel = 'Select {row}',
    selectedLabel = { one: '{count} row selected', other: '{count} rows selected' },
    sortedLabels = { ascending: 'Sorted by {column}, ascending', descending: 'Sorted by {column}, descending' },
    loadingText = 'Loading …',
    retryLabel = 'Try again',
    moreLabel = 'Show more',
    locale = 'en-IE',
    className,
    style,
    ...table
  } = useMessages('DataTable', props);
  const [ownSort, setOwnSort] = useState(defaultSort);
  const [ownSelected, setOwnSelected] = useState(defaultSelected);
  const order = sort === undefined ? ownSort : sort;
  const sortedColumn = columns.find(({ id }) => id === order?.column);
  const value = typeof sortedColumn?.sortable === 'function' ? sortedColumn.sortable : undefined;
  const shown = useMemo(() => {
    if (!rows || !value) return rows ?? [];
    const collator = new Intl.Collator(locale, { numeric: true });
    const sign = order?.direction === 'descending' ? -1 : 1;
    const compare = (a: string | number, b: string | number) =>
      typeof a === 'number' && typeof b === 'number' ? a - b : collator.compare(String(a), String(b));
    return rows.toSorted((a, b) => sign * compare(value(a), value(b)));
  }, [rows, value, order?.direction, locale]);

  const keys = new Set(selected ?? ownSelected);
  const select = (next: Iterable<string>) => {
    if (selected === undefined) setOwnSelected([...next]);
    onSelectedChange?.([...next]);
  };
  const available = bulk ? shown.filter((row) => selectable?.(row) ?? true) : [];
  const picked = available.filter((row) => keys.has(rowKey(row)));
  const latest = useRef({ keys, select });
  useLayoutEffect(() => {
    latest.current = { keys, select };
  });
  const toggle = useCallback((key: string) => {
    const { keys, select } = latest.current;
    select(keys.has(key) ? [...keys].filter((each) => each !== key) : [...keys, key]);
  }, []);

  const placeholder = (state: 'empty' | 'loading' | 'failure', words: ReactNode) => (
    <div className={box} data-part="placeholder" data-state={state}>
      <Placeholder state={state} retryLabel={retryLabel} onRetry={onRetry} busy={busy}>
        <div>{words}</div>
      </Placeholder>
    </div>
  );
  const failure = error ? placeholder('failure', error) : null;
  const root = { className: classes(css.root, className), style };
  if (shown.length === 0)
    return <div {...root}>{failure ?? (rows ? placeholder('empty', empty) : placeholder('loading', loadingText))}</div>;
  const selects = available.length > 0;
  const isSortable = columns.some(({ sortable }) => sortable);
  return (
    <div {...root}>
      {bulk && selects ? (
        <div className={css.bulk} data-part="bulk">
          <CheckboxRow
            className={css.all}
            label={selectAllLabel}
            checked={picked.length === available.length}
            ref={(input) => {
              if (input) input.indeterminate = picked.length > 0 && picked.length < available.length;
            }}
            onChange={(event) => select(event.target.checked ? available.map(rowKey) : [])}
          />
          {bulk(picked)}
          <span className={css.count} role="status">
            {picked.length === 0
              ? ''
              : fill(forCount(selectedLabel, picked.length, locale), { count: picked.length.toLocaleString(locale) })}
          </span>
        </div>
      ) : null}
      {/* The roles remain, though the elements are no longer laid out as a table. */}
      {/* biome-ignore-start lint/a11y/noRedundantRoles: as above */}
      <table role="table" aria-label={label} aria-busy={busy || undefined} {...table} className={css.table}>
        <thead role="rowgroup" className={css.headers}>
          <tr role="row" className={classes(css.row, css.head, selects && css.indented)} data-part="head">
            {selects ? <td role="cell" className={css.choice} /> : null}
            {columns.map((column) => (
              <th
                key={column.id}
                role="columnheader"
                scope="col"
                className={classes(columnClass(column), css.header, !column.sortable && css.unsortable)}
                aria-sort={order?.column === column.id ? order.direction : undefined}
              >
                {column.sortable ? (
                  <button
                    type="button"
                    className={css.sort}
                    onClick={() => {
                      const ascends = order?.column === column.id && order.direction === 'ascending';
                      const next = { column: column.id, direction: ascends ? 'descending' : 'ascending' } as const;
                      if (sort === undefined) setOwnSort(next);
                      onSortChange?.(next);
                    }}
                  >
                    <span className={ownText}>{column.header}</span>
                    <span className={css.arrow}>
                      <UpIcon />
                    </span>
                  </button>
                ) : (
                  column.header
                )}
              </th>
            ))}
          </tr>
        </thead>
        {Array.from({ length: Math.ceil(shown.length / batchSize) }, (_, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a new first row moves the others, and only one of each to the next.
          <tbody key={at} role="rowgroup" className={css.batch}>
            {shown.slice(at * batchSize, (at + 1) * batchSize).map((row) => {
              const key = rowKey(row);
              const isSelectable = selects && (selectable?.(row) ?? true);
              return (
                <TableRow
                  key={key}
                  id={key}
                  row={row}
                  columns={columns}
                  indented={selects}
                  toggle={isSelectable ? toggle : undefined}
                  isSelected={keys.has(key)}
                  label={isSelectable ? fill(selectLabel, { row: rowLabel?.(row) ?? key }) : ''}
                />
              );
            })}
          </tbody>
        ))}
      </table>
      {/* biome-ignore-end lint/a11y/noRedundantRoles: as above */}
      {isSortable ? (
        <p className={visuallyHidden} role="status">
          {order && sortedColumn ? fill(sortedLabels[order.direction], { column: sortedColumn.header }) : ''}
        </p>
      ) : null}
      {failure ??
        (onMore ? (
          <div className={css.more}>
            <ButtonBase busy={busy} onClick={() => onMore()}>
              {moreLabel}
            </ButtonBase>
          </div>
        ) : null)}
    </div>
  );
}

interface TableRowProps<Row> {
  id: string;
  row: Row;
  columns: readonly DataTableColumn<Row>[];
  indented: boolean;
  /** Left out for a row that can't be selected. */
  toggle: ((key: string) => void) | undefined;
  isSelected: boolean;
  label: string;
}

/** One of hundreds: rendered again only when it changes. */
const TableRow = memo(function TableRow<Row>({
  id,
  row,
  columns,
  indented,
  toggle,
  isSelected,
  label,
}: TableRowProps<Row>) {
  return (
    // biome-ignore-start lint/a11y/noRedundantRoles: it isn't laid out as a table.
    <tr
      role="row"
      className={classes(css.row, css.body, indented && css.indented)}
      data-part="row"
      data-state={toggle && isSelected ? 'selected' : undefined}
    >
      {indented ? (
        <td role="cell" className={css.choice}>
          {toggle ? (
            <CheckboxRow
              className={css.checkbox}
              label={label}
              labelHidden
              checked={isSelected}
              onChange={() => toggle(id)}
            />
          ) : null}
        </td>
      ) : null}
      {columns.map((column, at) => {
        const { stacked = 'labelled' } = column;
        return at === 0 ? (
          <th key={column.id} role="rowheader" scope="row" className={classes(columnClass(column), css.rowHeader)}>
            {column.cell(row)}
          </th>
        ) : (
          <td
            key={column.id}
            role="cell"
            className={classes(columnClass(column), css.stacked[stacked])}
            data-label={stacked === 'labelled' ? column.header : undefined}
          >
            {column.cell(row)}
          </td>
        );
      })}
    </tr>
    // biome-ignore-end lint/a11y/noRedundantRoles: as above
  );
}) as <Row>(props: TableRowProps<Row>) => ReactNode;
