import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fireEvent, render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import * as ui from '../src/index';
import type { DayAvailability, DayState, SlotCalendarWords } from '../src/SlotCalendar/SlotCalendar';

const ignore = () => undefined;
const number = (amount: number) => String(amount);
const choice = { name: '1', value: '1', checked: false, onChange: ignore, title: 'Βασικό' };
const folds = [{ title: 'Τι περιλαμβάνει', body: 'Όλα' }];

const words: SlotCalendarWords = {
  previousMonth: 'Προηγούμενος μήνας',
  nextMonth: 'Επόμενος μήνας',
  day: (date, { state, free, reason, chosen }) =>
    [date, states[state], free, reason, chosen && 'επιλεγμένη'].filter(Boolean).join(' '),
  mark: ({ state }) => states[state],
  loading: 'Φόρτωση',
  chooseDay: 'Επιλέξτε ημέρα',
  otherDay: 'Άλλη ημέρα',
  fullDay: 'Όλες οι ώρες είναι κλεισμένες',
  closedDay: 'Κλειστά',
  pastDay: 'Πέρασε',
  failedDay: 'Δεν φορτώθηκε',
  failedDays: 'Μερικές ημέρες δεν φορτώθηκαν',
  retry: 'Ξανά',
  noneFree: (month) => `Καμία ελεύθερη ημέρα: ${month}`,
  nextFree: (date) => `Επόμενη ελεύθερη: ${date}`,
  gone: (time) => `${time}: μόλις κλείστηκε`,
  taken: 'κλεισμένη',
  closed: 'μη διαθέσιμη',
};

const states: Record<DayState, string> = {
  open: 'ελεύθερη',
  full: 'πλήρης',
  empty: 'κενή',
  past: 'παρελθόν',
  closed: 'κλειστή',
  unknown: 'άγνωστη',
  failed: 'αποτυχία',
};

const [early, late] = ui.slotTimes(['2026-11-24T09:00Z', '2026-11-24T15:30Z'], {
  timeZone: 'Europe/Dublin',
  visitorTimeZone: 'Europe/Athens',
  am: 'π.μ.',
  pm: 'μ.μ.',
  locale: 'el',
  note: (time) => `${time} στην ώρα σας`,
});

const days: Record<string, DayAvailability> = {
  '2026-11-21': { state: 'full' },
  '2026-11-22': { state: 'closed', reason: 'Κυριακή' },
  '2026-11-23': { state: 'failed' },
  '2026-11-24': {
    state: 'known',
    slots: [
      { label: '', ...early, value: '1', state: 'open' },
      { label: '', ...late, value: '2', state: 'taken' },
    ],
  },
};

const calendar = (day: string | undefined, busy = false) => (
  <ui.SlotCalendar
    today="2026-11-20"
    month="2026-11"
    onMonthChange={ignore}
    day={day}
    onDayChange={ignore}
    slot="2"
    onSlotChange={ignore}
    days={days}
    busy={busy}
    onRetry={ignore}
    zoneNote="Ώρα Ιρλανδίας"
    title="Επιλέξτε ώρα"
    emptyText="Καμία ώρα"
    locale="el"
    words={words}
  />
);

const budget = (spent: number) => (
  <ui.BudgetBar
    budget={100}
    spent={spent}
    format={number}
    label="Έξοδα"
    budgetLabel="Προϋπολογισμός"
    remainingLabel="Υπόλοιπο"
    overLabel="Υπέρβαση"
    valueText={(amount, of) => `${amount} από ${of}`}
  />
);

/** Every component as an agency in Athens would use it, with each of its words replaced. */
const inGreek: Record<string, ReactNode> = {
  Accordion: <ui.Accordion items={folds} />,
  Banner: (
    <ui.Banner title="Μπισκότα" actions={<ui.Button>Εντάξει</ui.Button>}>
      Κανένα
    </ui.Banner>
  ),
  BudgetBar: [<div key="1">{budget(50)}</div>, <div key="2">{budget(150)}</div>],
  Button: (
    <ui.Button busy busyLabel="Γίνεται">
      Αποστολή
    </ui.Button>
  ),
  Checkbox: <ui.Checkbox label="Συμφωνώ" checked={false} onChange={ignore} hint="Προαιρετικό" error="Λείπει" />,
  ChoiceGroup: (
    <ui.ChoiceGroup legend="Ποιο πακέτο;" hint="Αλλάζει και αργότερα" error="Διαλέξτε ένα">
      <ui.PackageCard value="1" title="Βασικό" />
    </ui.ChoiceGroup>
  ),
  ConsentSwitch: (
    <ui.ConsentSwitch
      label="Στατιστικά"
      checked
      onChange={ignore}
      topics={folds}
      moreLabel="Περισσότερα"
      closeLabel="Κλείσιμο"
    />
  ),
  Dialog: (
    <ui.Dialog open onOpenChange={ignore} title="Έξοδος;" closeLabel="Κλείσιμο">
      Σίγουρα;
    </ui.Dialog>
  ),
  Drawer: (
    <ui.Drawer open onOpenChange={ignore} label="Μενού" closeLabel="Κλείσιμο">
      Αρχική
    </ui.Drawer>
  ),
  MultiSelect: (
    <ui.MultiSelect
      label="Συστήματα"
      options={[
        { value: '1', label: 'Ταμείο' },
        { value: '2', label: 'Αποθήκη' },
      ]}
      values={['1']}
      onValuesChange={ignore}
      emptyText="Τίποτα"
      openLabel="Επιλογές"
      removeLabel={(name) => `Αφαίρεση: ${name}`}
      statusLabel={(matches, chosen) => `${matches} επιλογές, ${chosen} επιλεγμένες`}
    />
  ),
  OrderSummary: (
    <ui.OrderSummary
      title="Παραγγελία"
      lines={[
        {
          id: '1',
          label: 'Ταμείο',
          amount: '5',
          edit: { label: 'Αλλαγή', onEdit: ignore },
          explanation: 'Τιμή καταλόγου',
          explanationLabel: 'Γιατί αυτή η τιμή;',
        },
      ]}
      totalLabel="Σύνολο"
      total="5"
    />
  ),
  PackageCard: (
    <ui.PackageCard
      {...choice}
      type="radio"
      subtitle="Διαχείριση εξόδων"
      icon="→"
      price="5"
      was="8"
      wasLabel="Πριν"
      badge="Δημοφιλές"
      unavailable="Υπερβαίνει τον προϋπολογισμό"
    />
  ),
  PathOption: (
    <ui.PathOption
      name="1"
      value="1"
      checked={false}
      onChoose={ignore}
      title="Υβριδική"
      description="Λίγο από όλα"
      price="5"
      deposit="Προκαταβολή 2"
      features={['Υποστήριξη']}
      action="Επιλογή"
      recommended="Ταιριάζει στο πλάνο σας"
      recommendedLabel="Προτείνεται"
      caution="Πάνω από τον προϋπολογισμό"
    />
  ),
  PriceCard: (
    <ui.PriceCard title="Βασικό" price="5" was="8" wasLabel="Πριν" badge="Δημοφιλές" features={['Όλα']}>
      <ui.Button>Επιλογή</ui.Button>
    </ui.PriceCard>
  ),
  ScrollTop: <ui.ScrollTop label="Πάνω" threshold={-1} />,
  Slider: (
    <ui.Slider
      label="Προϋπολογισμός"
      value={undefined}
      onChange={ignore}
      min={0}
      max={10}
      format={number}
      unsetText="Δεν ορίστηκε"
      fieldLabel="Ακριβές ποσό"
    />
  ),
  SlotCalendar: ['2026-11-24', '2026-11-21', '2026-11-22', '2026-11-23', '2026-11-25', undefined].map((day) => (
    <div key={String(day)}>{calendar(day, day === undefined)}</div>
  )),
  StepShell: (
    <ui.StepShell
      label="Προσφορά"
      steps={[
        { id: '1', label: 'Στόχος' },
        { id: '2', label: 'Πακέτο' },
      ]}
      at={1}
      title="Διαλέξτε"
      stepLabel={(step, of) => `Βήμα ${step} από ${of}`}
      doneLabel="έγινε"
      onBack={ignore}
      backLabel="Πίσω"
      onNext={ignore}
      nextLabel="Συνέχεια"
      missing="Διαλέξτε πακέτο"
      onStep={ignore}
      aside="Σύνολο"
      glance="5"
      glanceLabel="Παραγγελία"
    >
      Πακέτα
    </ui.StepShell>
  ),
  TextField: <ui.TextField label="Όνομα" value="" onChange={ignore} hint="Όπως το λέτε" error="Λείπει" />,
  Toast: (
    <ui.ToastRegion label="Μηνύματα">
      <ui.Toast onDismiss={ignore} dismissLabel="Κλείσιμο" action={{ label: 'Αναίρεση', onAction: ignore }}>
        Έγινε
      </ui.Toast>
    </ui.ToastRegion>
  ),
};

/** Attributes that are read aloud or shown. */
const read = [
  'aria-label',
  'aria-valuetext',
  'aria-description',
  'aria-roledescription',
  'alt',
  'title',
  'placeholder',
  // Drawn by the styles.
  'data-mark',
];

/** All that a reader can see or hear of a page. */
function wordsOf(page: Element): string[] {
  const words = [...page.querySelectorAll(read.map((name) => `[${name}]`).join())].flatMap((element) =>
    read.map((name) => element.getAttribute(name) ?? ''),
  );
  const texts = document.createTreeWalker(page, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) words.push(texts.currentNode.nodeValue ?? '');
  return words;
}

beforeEach(() => {
  // jsdom neither asks the system nor scrolls.
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
  vi.stubGlobal('scrollTo', ignore);
  return () => vi.unstubAllGlobals();
});

test.each(Object.entries(inGreek))('%s speaks the language it is given, and no other', (_, uses) => {
  const heard: string[] = [];
  for (const use of [uses].flat()) {
    const pressed = new Set<string | undefined>();
    const { container, unmount } = render(<div>{use}</div>);
    heard.push(...wordsOf(container));
    for (const button of container.querySelectorAll('button')) {
      // Days all say the same when they are pressed: one of each state will do.
      if (button.dataset.state !== undefined && pressed.has(button.dataset.state)) continue;
      pressed.add(button.dataset.state);
      fireEvent.click(button);
      heard.push(...wordsOf(container));
    }
    unmount();
  }
  expect(heard.join('')).toMatch(/[α-ω]/);
  expect([...new Set(heard.filter((text) => /[a-z]/i.test(text)))]).toEqual([]);
});

test('every component is asked to', () => {
  const components = readdirSync(join(import.meta.dirname, '../src')).filter((name) => /^[A-Z]/.test(name));
  expect(Object.keys(inGreek).sort()).toEqual(components.sort());
});
