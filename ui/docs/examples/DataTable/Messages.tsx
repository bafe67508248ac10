'use client';

import { Button } from '@agency-site/ui/Button';
import { DataTable, type DataTableColumn } from '@agency-site/ui/DataTable';
import { useState } from 'react';

interface Message {
  id: string;
  from: string;
  beginning: string;
  at: string;
}

const columns: readonly DataTableColumn<Message>[] = [
  { id: 'from', header: 'From', width: 'l', cell: ({ id, from }) => <a href={`#${id}`}>{from}</a> },
  { id: 'beginning', header: 'Message', stacked: 'line', cell: ({ beginning }) => beginning },
  {
    id: 'at',
    header: 'Sent',
    align: 'end',
    width: 's',
    stacked: 'beside',
    sortable: ({ at }) => at,
    cell: ({ at }) => at,
  },
];

export default function Messages() {
  const [messages, setMessages] = useState<readonly Message[]>([
    { id: '1', from: 'Ruth Lynch', beginning: 'Could the menu be in Irish, too?', at: '2026-11-20' },
    { id: '2', from: 'Eoin Daly', beginning: 'When can we start?', at: '2026-11-18' },
  ]);
  return (
    <DataTable
      label="Messages"
      columns={columns}
      rows={messages}
      rowKey={({ id }) => id}
      rowLabel={({ from }) => `the message of ${from}`}
      defaultSort={{ column: 'at', direction: 'descending' }}
      empty="No message waits for you."
      bulk={(selected) => (
        <Button
          size="s"
          disabled={selected.length === 0}
          onClick={() => setMessages(messages.filter((message) => !selected.includes(message)))}
        >
          Mark as answered
        </Button>
      )}
    />
  );
}
