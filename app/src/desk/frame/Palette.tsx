import { Button } from '@agency-site/ui/Button';
import { useQuery } from '@tanstack/react-query';
import { Command } from 'cmdk';
import { useDeferredValue, useLayoutEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { listOffers } from '../../domain/contract/staff/offers.ts';
import { listOrders } from '../../domain/contract/staff/orders.ts';
import { listPeople } from '../../domain/contract/staff/people.ts';
import { ask, wordsOf } from '../deskApi.ts';
import * as page from '../style/page.css.ts';
import { navItems } from './navItems.ts';
import * as css from './palette.css.ts';

interface PaletteProps {
  onKeys: () => void;
  onLogOut: () => void;
  onClose: () => void;
}

/** What the desk holds of these words, in groups. @throws ApiError */
async function find(search: string) {
  const query = { search, limit: '5' };
  const [people, orders, offers] = await Promise.all([
    ask(listPeople, { query }),
    ask(listOrders, { query }),
    ask(listOffers, { query }),
  ]);
  const titled = ({ name, title, reference }: { name: string; title: string; reference: string }) => ({
    name,
    about: `${title} · ${reference}`,
  });
  return [
    {
      heading: 'People',
      items: people.rows.map(({ address, name }) => ({
        to: `/people/${encodeURIComponent(address)}`,
        name: name || address,
        about: name && address,
      })),
    },
    { heading: 'Orders', items: orders.rows.map((order) => ({ to: `/orders/${order.id}`, ...titled(order) })) },
    { heading: 'Offers', items: offers.rows.map((offer) => ({ to: `/offers/${offer.id}`, ...titled(offer) })) },
  ].filter(({ items }) => items.length > 0);
}

/**
 * The command palette: finds a page, a person, an order, an offer or an action by a few letters. A popover, not a modal dialog: for that, the
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
  const { data, isPending, error } = useQuery({
    queryKey: ['palette', wanted],
    queryFn: () => find(wanted),
    enabled: wanted.length > 1,
    placeholderData: (before) => before,
  });
  const found = wanted.length > 1 && data ? data : [];
  // The menu chooses the first item as one types, which is before these are there.
  const first = found[0]?.items[0]?.to ?? '';
  const [chosen, setChosen] = useState('');
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
      <Command label="Find or do" className={css.panel} value={chosen || first} onValueChange={setChosen}>
        <div className={css.head}>
          <Command.Input
            ref={input}
            className={css.field}
            placeholder="Name or reference"
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
              {found.length > 0 ? null : wanted.length > 1 && (isPending || error) ? (
                <p className={page.quiet}>{error ? `Only pages were searched. ${wordsOf(error)}` : 'Looking …'}</p>
              ) : (
                <Command.Empty className={page.quiet}>Nothing found.</Command.Empty>
              )}
              <Command.Group heading="Go to" className={css.group}>
                {navItems.map(({ to, name }) => commandItem(name, () => go(to)))}
              </Command.Group>
              {found.map(({ heading, items }) => (
                <Command.Group key={heading} heading={heading} className={css.group} forceMount>
                  {items.map(({ to, name, about }) => (
                    <Command.Item key={to} value={to} forceMount className={css.item} onSelect={() => go(to)}>
                      {name}
                      <span className={page.fine}>{about}</span>
                    </Command.Item>
                  ))}
                </Command.Group>
              ))}
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
