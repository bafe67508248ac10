import type { Messages } from './messages';

export type { Messages };

const locale = 'el';

/** The texts of all components in Greek. */
export const el: Messages = {
  BudgetBar: {
    locale,
    label: 'Έξοδα έως τώρα',
    budgetLabel: 'Προϋπολογισμός',
    remainingLabel: 'Υπόλοιπο',
    overLabel: 'Πάνω από τον προϋπολογισμό',
    valueText: '{spent} από {budget}',
  },
  ConsentSwitch: { moreLabel: 'Περισσότερα' },
  DataTable: {
    locale,
    selectAllLabel: 'Επιλογή όλων όσων φαίνονται',
    selectLabel: 'Επιλογή: {row}',
    selectedLabel: { one: 'Επιλέχθηκε {count} γραμμή', other: 'Επιλέχθηκαν {count} γραμμές' },
    sortedLabels: {
      ascending: 'Ταξινόμηση κατά {column}, αύξουσα',
      descending: 'Ταξινόμηση κατά {column}, φθίνουσα',
    },
    loadingText: 'Φόρτωση …',
    retryLabel: 'Δοκιμάστε ξανά',
    moreLabel: 'Εμφάνιση περισσότερων',
  },
  DateField: {
    locale,
    incompleteText: 'Συμπληρώστε την ημέρα, τον μήνα και το έτος.',
    tooEarlyText: 'Πρώτη δυνατή ημέρα: {day}.',
    tooLateText: 'Τελευταία δυνατή ημέρα: {day}.',
  },
  Dialog: { closeLabel: 'Κλείσιμο' },
  EmptyState: { retryLabel: 'Δοκιμάστε ξανά' },
  MultiSelect: {
    locale,
    emptyText: 'Δεν βρέθηκε τίποτα',
    openLabel: 'Εμφάνιση επιλογών',
    removeLabel: 'Αφαίρεση: {label}',
    statusLabel: {
      one: '{matches} επιλογή, επιλεγμένες: {chosen}',
      other: '{matches} επιλογές, επιλεγμένες: {chosen}',
    },
  },
  OrderSummary: {
    title: 'Η παραγγελία σας',
    totalLabel: 'Σύνολο',
    changeLabel: 'Αλλαγή',
    explanationLabel: 'Γιατί αυτή η τιμή;',
  },
  PackageCard: { wasLabel: 'Πριν' },
  PathOption: { recommendedLabel: 'Προτείνεται' },
  PriceCard: { wasLabel: 'Πριν' },
  ScrollTop: { label: 'Στην αρχή της σελίδας' },
  Slider: { locale, unsetText: 'Δεν έχει οριστεί', fieldLabel: 'Ακριβές ποσό' },
  SlotCalendar: {
    locale,
    title: 'Επιλέξτε ώρα',
    emptyText: 'Δεν υπάρχουν διαθέσιμες ώρες αυτή την ημέρα.',
    words: {
      previousMonth: 'Προηγούμενος μήνας',
      nextMonth: 'Επόμενος μήνας',
      states: {
        open: { one: '{count} ώρα ελεύθερη', other: '{count} ώρες ελεύθερες' },
        full: 'πλήρης',
        empty: 'χωρίς ώρες',
        past: 'έχει περάσει',
        closed: 'κλειστά',
        failed: 'οι ώρες δεν φορτώθηκαν',
      },
      chosen: 'επιλεγμένη',
      marks: { full: 'Πλήρης', empty: 'Καμία', closed: 'Κλειστά', failed: 'Σφάλμα', today: 'Σήμερα' },
      loading: 'Φόρτωση ωρών…',
      chooseDay: 'Επιλέξτε μια ημέρα για να δείτε τις ώρες της.',
      otherDay: 'Επιλογή άλλης ημέρας',
      fullDay: 'Αυτή η ημέρα είναι πλήρης.',
      closedDay: 'Δεν γίνονται κρατήσεις αυτή την ημέρα.',
      pastDay: 'Αυτή η ημέρα έχει περάσει.',
      failedDay: 'Δεν μπορέσαμε να φορτώσουμε τις ώρες.',
      failedDays: 'Μερικές ημέρες δεν φορτώθηκαν.',
      retry: 'Δοκιμάστε ξανά',
      noneFree: 'Καμία ελεύθερη ημέρα: {month}.',
      nextFree: 'Επόμενη ελεύθερη: {date}',
      gone: 'Η ώρα {time} δεν είναι πια ελεύθερη. Επιλέξτε άλλη ώρα.',
      left: { one: '{count} θέση ακόμη', other: '{count} θέσεις ακόμη' },
      taken: 'κρατημένη',
      closed: 'μη διαθέσιμη',
    },
  },
  StepShell: {
    stepLabel: 'Βήμα {step} από {count}',
    doneLabel: 'έγινε',
    backLabel: 'Πίσω',
    nextLabel: 'Συνέχεια',
    glanceLabel: 'Η παραγγελία σας',
  },
  Toast: { dismissLabel: 'Κλείσιμο' },
  ToastRegion: { label: 'Ειδοποιήσεις' },
};
