import type { DataTableColumn } from '@agency-site/ui/DataTable';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import * as page from '../style/page.css.ts';
import { beginning } from './listPage.css.ts';
import { formatMoment } from './times.ts';

/** Whose an order or an offer is, with the link to its page, and what it is about. @param list the path of all */
export const customerAndTitle = (list: string): DataTableColumn<{ id: string; name: string; title: string }>[] => [
  {
    id: 'customer',
    header: 'Customer',
    width: 'l',
    cell: ({ id, name }) => (
      <Link data-row to={`${list}/${id}`}>
        <span className={beginning}>{name}</span>
      </Link>
    ),
  },
  { id: 'what', header: 'What', stacked: 'line', cell: ({ title }) => <span className={beginning}>{title}</span> },
];

/** Fine text, for what is read second. */
export const fine = <Row,>(
  header: string,
  cell: (row: Row) => ReactNode,
  placed: Pick<DataTableColumn<Row>, 'width' | 'align' | 'hideBelow' | 'stacked'>,
): DataTableColumn<Row> => ({ id: header, header, className: page.fine, cell, ...placed });

/** The day and time of a row. */
export const when = <Row,>(at: (row: Row) => string): DataTableColumn<Row> =>
  fine('When', (row) => formatMoment(at(row)), { width: 'm', stacked: 'plain' });

/** What a customer quotes in a payment or an e-mail. */
export const reference: DataTableColumn<{ reference: string }> = fine('Reference', (row) => row.reference, {
  width: 's',
  hideBelow: 'l',
});
