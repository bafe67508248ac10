import type { DataTableColumn } from '@agency-site/ui/DataTable';
import type { AnswerOf } from '../../domain/contract/endpoint.ts';
import { listLog } from '../../domain/contract/staff/log.ts';
import { ListTable } from '../parts/List';
import { PageHead } from '../parts/PageHead';
import { formatMoment } from '../parts/times.ts';
import { useList } from '../parts/useList.ts';
import * as page from '../style/page.css.ts';

type Entry = AnswerOf<typeof listLog>['rows'][number];

const columns: readonly DataTableColumn<Entry>[] = [
  { id: 'what', header: 'What', cell: ({ what }) => what },
  { id: 'who', header: 'Who', width: 'l', stacked: 'plain', className: page.fine, cell: ({ who }) => who },
  { id: 'at', header: 'When', width: 'm', stacked: 'plain', className: page.fine, cell: ({ at }) => formatMoment(at) },
];

/** The log: changes by the team, by API clients, and by customers through a call’s link. It can’t be changed. */
export function LogPage() {
  const list = useList({ what: 'log', endpoint: listLog });
  return (
    <>
      <PageHead title="Log" />
      <ListTable list={list} columns={columns} rowKey={({ id }) => id} empty="Nothing has been done yet." />
    </>
  );
}
