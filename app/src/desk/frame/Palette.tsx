import { Button } from '@agency-site/ui/Button';
import { useQuery } from '@tanstack/react-query';
import { Command } from 'cmdk';
import { useDeferredValue, useLayoutEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { listOrders } from '../../domain/contract/staff/orders.ts';
import { ask } from '../deskApi.ts';
import * as page from '../style/page.css.ts';
import { navItems } from './navItems.ts';
import * as css from './palette.css.ts';

interface PaletteProps {
  onKeys: () => void;
  onLogOut: () => void;
  onClose: () => void;
}

/**
 * The command palette: finds a page, an order or an action by a few letters. A popover, not a modal dialog: for that, the
 * browser would restyle the whole page behind it, which takes long with hundreds of rows.
 */
export function Palette({ onKeys, onLogOut, onClose }: PaletteProps) {
  const navigate = useNavigate();
  const popover = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLInputElement>(null);
  useLayoutEffect(() => {
    popover.current?.showPopover();
    input.current?.focus();
  }, []);
  // The field is painted first, and the items a moment later.
  const hasItems = useDeferredValue(true, false);
  // Returns the focus; the toggle that follows removes the palette.
  const close = () => popover.current?.hidePopover();
  const [search, setSearch] = useState('');
  const wanted = useDeferredValue(search.trim());
  const { data } = useQuery({
    queryKey: ['orders', 'palette', wanted],
    queryFn: () => ask(listOrders, { query: { search: wanted, limit: '5' } }),
    enabled: wanted.length > 1,
    placeholderData: (before) => before,
  });
  const orders = wanted.length > 1 ? (data?.rows ?? []) : [];
  const go = (to: string) => {
    close();
    navigate(to);
  };
  const commandItem = (name: string, run: () => void) => (
    <Command.Item
      key={name}
      className={css.item}
      onSelect={() => {
        close();
        run();
      }}
    >
      {name}
    </Command.Item>
  );
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the key is Escape, and the browser's own.
    <div
      ref={popover}
      popover="auto"
      role="dialog"
      aria-label="Find or do"
      className={css.overlay}
      onToggle={({ newState }) => (newState === 'closed' ? onClose() : undefined)}
      onClick={({ target, currentTarget }) => (target === currentTarget ? close() : undefined)}
      onBlur={({ relatedTarget, currentTarget }) => {
        if (relatedTarget && !currentTarget.contains(relatedTarget)) close();
      }}
    >
      <Command label="Find or do" className={css.panel}>
        <div className={css.head}>
          <Command.Input
            ref={input}
            className={css.field}
            placeholder="A page, a customer, a reference …"
            value={search}
            onValueChange={setSearch}
          />
          <Button tone="plain" onClick={close}>
            Close
          </Button>
        </div>
        <Command.List className={css.list}>
          {hasItems ? (
            <>
              {orders.length > 0 ? null : <Command.Empty className={page.quiet}>Nothing found.</Command.Empty>}
              <Command.Group heading="Go to" className={css.group}>
                {navItems.map(({ to, name }) => commandItem(name, () => go(to)))}
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
                {commandItem('Show the keys', onKeys)}
                {commandItem('Log out', onLogOut)}
              </Command.Group>
            </>
          ) : null}
        </Command.List>
      </Command>
    </div>
  );
}
