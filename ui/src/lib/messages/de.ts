import type { Messages } from './messages';

export type { Messages };

const locale = 'de';

/** The texts of all components in German. */
export const de: Messages = {
  BudgetBar: {
    locale,
    label: 'Bisher ausgegeben',
    budgetLabel: 'Budget',
    remainingLabel: 'Noch übrig',
    overLabel: 'Über dem Budget',
    valueText: '{spent} von {budget}',
  },
  ConsentSwitch: { moreLabel: 'Mehr anzeigen' },
  DataTable: {
    locale,
    selectAllLabel: 'Alle gezeigten auswählen',
    selectLabel: '{row} auswählen',
    selectedLabel: { one: '{count} Zeile ausgewählt', other: '{count} Zeilen ausgewählt' },
    sortedLabels: {
      ascending: 'Nach {column} aufsteigend sortiert',
      descending: 'Nach {column} absteigend sortiert',
    },
    loadingText: 'Wird geladen …',
    retryLabel: 'Erneut versuchen',
    moreLabel: 'Mehr zeigen',
  },
  Dialog: { closeLabel: 'Schließen' },
  EmptyState: { retryLabel: 'Erneut versuchen' },
  MultiSelect: {
    locale,
    emptyText: 'Nichts gefunden',
    openLabel: 'Auswahl zeigen',
    removeLabel: '{label} entfernen',
    statusLabel: { one: '{matches} Option, {chosen} gewählt', other: '{matches} Optionen, {chosen} gewählt' },
  },
  OrderSummary: {
    title: 'Ihre Bestellung',
    totalLabel: 'Gesamt',
    changeLabel: 'Ändern',
    explanationLabel: 'Warum dieser Preis?',
  },
  PackageCard: { wasLabel: 'Bisher' },
  PathOption: { recommendedLabel: 'Empfohlen' },
  PriceCard: { wasLabel: 'Bisher' },
  ScrollTop: { label: 'Nach oben' },
  Slider: { locale, unsetText: 'Nicht festgelegt', fieldLabel: 'Genauer Wert' },
  SlotCalendar: {
    locale,
    title: 'Uhrzeit wählen',
    emptyText: 'An diesem Tag gibt es keine Termine.',
    words: {
      previousMonth: 'Voriger Monat',
      nextMonth: 'Nächster Monat',
      states: {
        open: { one: '{count} Termin frei', other: '{count} Termine frei' },
        full: 'ausgebucht',
        empty: 'keine Termine',
        past: 'vorbei',
        closed: 'geschlossen',
        failed: 'Termine konnten nicht geladen werden',
      },
      chosen: 'gewählt',
      marks: { full: 'Voll', empty: 'Keine', closed: 'Zu', failed: 'Fehler', today: 'Heute' },
      loading: 'Termine werden geladen …',
      chooseDay: 'Wählen Sie einen Tag, um seine Termine zu sehen.',
      otherDay: 'Anderen Tag wählen',
      fullDay: 'Dieser Tag ist ausgebucht.',
      closedDay: 'Dieser Tag kann nicht gebucht werden.',
      pastDay: 'Dieser Tag ist vorbei.',
      failedDay: 'Die Termine konnten nicht geladen werden.',
      failedDays: 'Einige Tage konnten nicht geladen werden.',
      retry: 'Erneut versuchen',
      noneFree: 'Kein freier Tag im {month}.',
      nextFree: 'Nächster freier Tag: {date}',
      gone: '{time} ist nicht mehr frei. Bitte wählen Sie eine andere Uhrzeit.',
      left: { one: 'noch {count} Platz', other: 'noch {count} Plätze' },
      taken: 'vergeben',
      closed: 'nicht verfügbar',
    },
  },
  StepShell: {
    stepLabel: 'Schritt {step} von {count}',
    doneLabel: 'erledigt',
    backLabel: 'Zurück',
    nextLabel: 'Weiter',
    glanceLabel: 'Ihre Bestellung',
  },
  Toast: { dismissLabel: 'Schließen' },
  ToastRegion: { label: 'Benachrichtigungen' },
};
