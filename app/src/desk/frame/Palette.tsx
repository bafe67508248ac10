import { useQuery } from '@tanstack/react-query';
import { Command } from 'cmdk';
import { useDeferredValue, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { ordersPageSchema } from '../../domain/contract/staff/orders.ts';
import { read } from '../deskApi.ts';
import { OpenDialog } from '../parts/OpenDialog';
import * as controls from '../style/controls.css.ts';
import * as page from '../style/page.css.ts';
import * as css from './palette.css.ts';
import { places } from './places.ts';

interface PaletteProps {
  onKeys: () => void;
  onLogOut: () => void;
  onClose: () => void;
}

/** The command palette: finds a page, an order or an action by a few letters. */
export function Palette({ onKeys, onLogOut, onClose }: PaletteProps) {
  const navigate = useNavigate();
  const [search, setSearch] = useState('');
  const wanted = useDeferredValue(search.trim());
  const { data } = useQuery({
    queryKey: ['orders', 'palette', wanted],
    queryFn: () => read(`/orders?${new URLSearchParams({ search: wanted, limit: '5' })}`, ordersPageSchema),
    enabled: wanted.length > 1,
    placeholderData: (before) => before,
  });
  const orders = wanted.length > 1 ? (data?.rows ?? []) : [];
  const go = (to: string) => {
    onClose();
    navigate(to);
  };
  const does = (name: string, run: () => void) => (
    <Command.Item
      key={name}
      className={css.item}
      onSelect={() => {
        onClose();
        run();
      }}
    >
      {name}
    </Command.Item>
  );
  return (
    <OpenDialog title="Find or do" onClose={onClose}>
      <Command label="Find or do">
        <Command.Input
          autoFocus
          className={controls.input}
          placeholder="A place, a customer, a reference …"
          value={search}
          onValueChange={setSearch}
        />
        <Command.List className={css.list}>
          <Command.Empty className={page.quiet}>Nothing found.</Command.Empty>
          <Command.Group heading="Go to" className={css.group}>
            {places.map(({ to, name }) => does(name, () => go(to)))}
          </Command.Group>
          {orders.length > 0 ? (
            <Command.Group heading="Orders" className={css.group} forceMount>
              {orders.map((order) => (
                <Command.Item
                  key={order.id}
                  value={order.id}
                  forceMount
                  className={css.item}
                  onSelect={() => go(`/orders/${order.id}`)}
                >
                  {order.name}
                  <span className={page.fine}>
                    {order.title} · {order.reference}
                  </span>
                </Command.Item>
              ))}
            </Command.Group>
          ) : null}
          <Command.Group heading="Do" className={css.group}>
            {does('Show the keys', onKeys)}
            {does('Log out', onLogOut)}
          </Command.Group>
        </Command.List>
      </Command>
    </OpenDialog>
  );
}
