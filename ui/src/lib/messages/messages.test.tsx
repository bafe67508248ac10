import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, describe, expect, test, vi } from 'vitest';
import * as ui from '../../index';
import { ar } from './ar';
import { de } from './de';
import { el } from './el';
import { en } from './en';
import { es } from './es';
import { fr } from './fr';
import { ga } from './ga';
import type { Messages } from './messages';
import { forCount } from './template';

const languages: Record<string, Messages> = { ar, de, el, en, es, fr, ga };
const ignore = () => undefined;
const number = { maximumFractionDigits: 0 };

/** Every component with a text of its own, without any of them. */
const sample = (messages?: Messages): Record<keyof Messages, ReactNode> => ({
  BudgetBar: [50, 150].map((spent) => <ui.BudgetBar key={spent} budget={100} spent={spent} format={number} />),
  ConsentSwitch: <ui.ConsentSwitch label="1" topics={[{ title: '1', body: '1' }]} />,
  DataTable: (
    <>
      <ui.DataTable label="1" columns={[{ id: '1', header: '1', cell: () => '1' }]} rows={undefined} rowKey={String} />
      <ui.DataTable
        label="1"
        columns={[{ id: '1', header: '1', cell: () => '1', sortable: true }]}
        rows={['1']}
        rowKey={String}
        defaultSort={{ column: '1', direction: 'ascending' }}
        bulk={() => null}
        defaultSelected={['1']}
        onMore={ignore}
      />
      <ui.DataTable label="1" columns={[]} rows={undefined} rowKey={String} error="1" onRetry={ignore} />
    </>
  ),
  DateField: (
    <>
      <ui.DateField label="1" min="2026-11-24" defaultValue="2026-11-23" />
      <ui.DateField label="1" max="2026-11-24" defaultValue="2026-11-25" />
    </>
  ),
  Dialog: (
    <ui.Dialog open={false} onOpenChange={ignore} title="1">
      1
    </ui.Dialog>
  ),
  EmptyState: <ui.EmptyState state="failure" onRetry={ignore} />,
  MultiSelect: <ui.MultiSelect label="1" options={[{ value: '1', label: '1' }]} defaultValue={['1']} />,
  OrderSummary: (
    <ui.OrderSummary
      {...messages?.OrderSummary}
      lines={[{ id: '1', label: '1', edit: { onEdit: ignore }, explanation: '1' }]}
      total="1"
      due={{ label: '1', amount: '1', explanation: '1' }}
    />
  ),
  PackageCard: <ui.PackageCard title="1" value="1" was="1" />,
  PathOption: (
    <ui.PathOption title="1" value="1" price="1" deposit="1" description="1" features={[]} action="1" recommended="1" />
  ),
  PriceCard: <ui.PriceCard {...messages?.PriceCard} title="1" was="1" />,
  ScrollTop: <ui.ScrollTop />,
  Slider: <ui.Slider label="1" min={0} max={10} format={number} />,
  SlotCalendar: (['2026-11-20', '2026-11-21', '2026-11-22', '2026-11-23', '2026-11-24', undefined] as const).map(
    (day) => (
      <ui.SlotCalendar
        weekStartsOn={0}
        key={day ?? 'none'}
        today="2026-11-20"
        month="2026-11"
        onMonthChange={ignore}
        day={day}
        onDayChange={ignore}
        slot="1"
        onSlotChange={ignore}
        onRetry={ignore}
        busy={day === undefined}
        zoneNote=""
        days={{
          '2026-11-20': { state: 'full' },
          '2026-11-21': { state: 'closed' },
          '2026-11-22': { state: 'failed' },
          '2026-11-23': { state: 'known', slots: [] },
          '2026-11-24': {
            state: 'known',
            slots: (['open', 'taken', 'closed'] as const).map((state, at) => ({
              value: String(at),
              label: String(at),
              state,
            })),
          },
        }}
      />
    ),
  ),
  StepShell: (
    <ui.StepShell
      label="1"
      steps={[
        { id: '1', label: '1' },
        { id: '2', label: '2' },
      ]}
      at={1}
      title="1"
      onBack={ignore}
      onNext={ignore}
      missing="1"
      aside="1"
      glance="1"
    >
      1
    </ui.StepShell>
  ),
  Toast: <ui.Toast onDismiss={ignore}>1</ui.Toast>,
  ToastRegion: <ui.ToastRegion />,
});

const html = (node: ReactNode, messages?: Messages) =>
  renderToString(messages ? <ui.MessagesProvider messages={messages}>{node}</ui.MessagesProvider> : node);

/** Components whose words are all given to them. */
const wordless: Record<string, ReactNode> = {
  Accordion: <ui.Accordion items={[{ title: '1', body: '1' }]} />,
  Alert: (
    <ui.Alert title="1" action="1">
      1
    </ui.Alert>
  ),
  Badge: <ui.Badge tone="alarm">1</ui.Badge>,
  Banner: (
    <ui.Banner title="1" actions="1">
      1
    </ui.Banner>
  ),
  Button: <ui.Button busy>1</ui.Button>,
  Checkbox: <ui.Checkbox label="1" hint="1" error="1" />,
  ChoiceGroup: (
    <ui.ChoiceGroup legend="1" hint="1" error="1">
      1
    </ui.ChoiceGroup>
  ),
  DescriptionList: <ui.DescriptionList items={[{ term: '1', description: '1' }]} />,
  Drawer: (
    <ui.Drawer open onOpenChange={ignore} label="1">
      1
    </ui.Drawer>
  ),
  Menu: <ui.Menu label="1" items={[{ label: '1', unavailable: '1' }]} />,
  Section: (
    <ui.Section title="1" aside="1" actions="1">
      1
    </ui.Section>
  ),
  Segmented: <ui.Segmented label="1" options={[{ value: '1', label: '1' }]} />,
  Select: <ui.Select label="1" placeholder="1" options={[{ value: '1', label: '1' }]} hint="1" error="1" />,
  TextField: <ui.TextField label="1" hint="1" error="1" />,
};

/** Attributes that are read aloud or shown; the last is drawn by the styles. */
const read = ['aria-label', 'aria-valuetext', 'aria-description', 'aria-roledescription', 'alt', 'title', 'data-mark'];

/** What is read or shown, less the markup. */
function wordsOf(box: Element): string {
  const said = [...box.querySelectorAll('*')].flatMap((element) =>
    read.map((name) => element.getAttribute(name) ?? ''),
  );
  return [...said, box.textContent].join(' ');
}
function wordsIn(page: string): string {
  const box = document.createElement('div');
  box.innerHTML = page;
  return wordsOf(box);
}

/** The keys of a language; plural forms differ from language to language. */
const keysOf = (value: unknown, path = ''): string[] =>
  typeof value !== 'object' || value === null || 'other' in value
    ? [path]
    : Object.entries(value).flatMap(([key, inner]) => keysOf(inner, `${path}.${key}`));
/** Every text, with its path; of plurals, each form. */
const textsOf = (value: unknown, path = ''): [string, string][] =>
  typeof value === 'string'
    ? [[path, value]]
    : Object.entries(value as object).flatMap(([key, inner]) => textsOf(inner, `${path}.${key}`));
const slotsOf = (text: string) => [...text.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);

test('every file of a language is tested', () => {
  const files = readdirSync(import.meta.dirname).flatMap((file) => /^(\w\w)\.ts$/.exec(file)?.[1] ?? []);
  expect(files.sort()).toEqual(Object.keys(languages));
});

const names = Object.keys(sample()) as (keyof Messages)[];
/** What each component says without a language. */
const english = new Map(names.map((name) => [name, wordsIn(html(sample()[name]))]));

describe.each(Object.entries(languages))('%s', (code, messages) => {
  test('has every text, none empty, and no template that the component does not fill', () => {
    expect(keysOf(messages).sort()).toEqual(keysOf(en).sort());
    const known = new Set(textsOf(en).flatMap(([, text]) => slotsOf(text)));
    for (const [path, text] of textsOf(messages)) {
      expect(text.trim(), path).not.toBe('');
      for (const slot of slotsOf(text)) expect(known, path).toContain(slot);
    }
  });

  test('names each value of a template that the English text names', () => {
    const english = new Map(textsOf(en));
    for (const [path, text] of textsOf(messages))
      if (english.has(path) && !/\.(zero|one|two|few|many)$/.test(path))
        expect(slotsOf(text).sort(), path).toEqual(slotsOf(english.get(path) ?? '').sort());
  });

  test('has each plural form of its language', () => {
    const { locale, statusLabel } = messages.MultiSelect;
    const forms = new Intl.PluralRules(locale).resolvedOptions().pluralCategories;
    for (const counted of [statusLabel, messages.SlotCalendar.words.states.open, messages.DataTable.selectedLabel]) {
      // French and Spanish have a form for millions.
      for (const form of forms) if (!(form === 'many' && /fr|es/.test(code))) expect(counted).toHaveProperty(form);
    }
  });

  test.each(names)('is spoken by %s', (name) => {
    const said = wordsIn(html(sample(messages)[name], messages));
    if (code === 'en') expect(said).toBe(english.get(name));
    // "Notifications" is French, too.
    else if (JSON.stringify(messages[name]) !== JSON.stringify(en[name])) expect(said).not.toBe(english.get(name));
  });
});

afterEach(() => vi.unstubAllGlobals());

const everything = { ...wordless, ...sample(el) };

test.each(Object.entries(everything))(
  'in Greek, %s says nothing in another language, whatever is pressed',
  (_, node) => {
    // jsdom neither asks the system nor scrolls.
    vi.stubGlobal('matchMedia', () => ({ matches: true }));
    vi.stubGlobal('scrollTo', ignore);
    const { container } = render(<ui.MessagesProvider messages={el}>{node}</ui.MessagesProvider>);
    const heard = [wordsOf(container)];
    const pressed = new Set<string | undefined>();
    for (const button of container.querySelectorAll('button')) {
      // Days all say the same when they are pressed: one of each state will do.
      if (button.dataset.state !== undefined && pressed.has(button.dataset.state)) continue;
      pressed.add(button.dataset.state);
      fireEvent.click(button);
      heard.push(wordsOf(container));
    }
    expect(heard.join(' ')).not.toMatch(/[a-z{}]/i);
  },
);

test('every component is asked to', () => {
  const components = readdirSync(join(import.meta.dirname, '../..')).filter((name) => /^[A-Z]/.test(name));
  expect(Object.keys(everything)).toEqual(expect.arrayContaining(components));
});

test('a text given to a component wins over that of the language', () => {
  render(
    <ui.MessagesProvider messages={de}>
      <ui.ScrollTop label="Hinauf" />
      <ui.ToastRegion label={undefined} />
    </ui.MessagesProvider>,
  );
  expect(screen.getByRole('button', { name: 'Hinauf' })).toBeInTheDocument();
  expect(screen.getByRole('region', { name: 'Benachrichtigungen' })).toBeInTheDocument();
});

test('plurals and templates are filled', async () => {
  render(
    <ui.MessagesProvider messages={de}>
      <ui.MultiSelect label="Systeme" options={[{ value: '1', label: 'Kasse' }]} defaultValue={['1']} />
    </ui.MessagesProvider>,
  );
  expect(screen.getByRole('button', { name: 'Kasse entfernen' })).toBeInTheDocument();
  await userEvent.setup().click(screen.getByRole('combobox', { name: 'Systeme' }));
  expect(screen.getByRole('status')).toHaveTextContent('1 Option, 1 gewählt');
  expect(forCount(ar.SlotCalendar.words.states.open, 2, 'ar')).toBe('موعدان متاحان');
});

test('languages are plain data, which a server component can pass', () => {
  for (const messages of Object.values(languages)) expect(structuredClone(messages)).toEqual(messages);
});
