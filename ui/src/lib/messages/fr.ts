import type { Messages } from './messages';

export type { Messages };

const locale = 'fr';

/** The texts of all components in French. */
export const fr: Messages = {
  BudgetBar: {
    locale,
    label: 'Déjà dépensé',
    budgetLabel: 'Budget',
    remainingLabel: 'Restant',
    overLabel: 'Au-delà du budget',
    valueText: '{spent} sur {budget}',
  },
  ConsentSwitch: { moreLabel: 'En savoir plus' },
  DataTable: {
    locale,
    selectAllLabel: 'Tout sélectionner',
    selectLabel: 'Sélectionner {row}',
    selectedLabel: { one: '{count} ligne sélectionnée', other: '{count} lignes sélectionnées' },
    sortedLabels: {
      ascending: 'Trié par {column}, ordre croissant',
      descending: 'Trié par {column}, ordre décroissant',
    },
    loadingText: 'Chargement …',
    retryLabel: 'Réessayer',
    moreLabel: 'Afficher plus',
  },
  Dialog: { closeLabel: 'Fermer' },
  EmptyState: { retryLabel: 'Réessayer' },
  MultiSelect: {
    locale,
    emptyText: 'Aucun résultat',
    openLabel: 'Afficher les options',
    removeLabel: 'Retirer {label}',
    statusLabel: { one: '{matches} option, sélection : {chosen}', other: '{matches} options, sélection : {chosen}' },
  },
  OrderSummary: {
    title: 'Votre commande',
    totalLabel: 'Total',
    changeLabel: 'Modifier',
    explanationLabel: 'Pourquoi ce prix ?',
  },
  PackageCard: { wasLabel: 'Avant' },
  PathOption: { recommendedLabel: 'Recommandé' },
  PriceCard: { wasLabel: 'Avant' },
  ScrollTop: { label: 'Haut de page' },
  Slider: { locale, unsetText: 'Non défini', fieldLabel: 'Montant exact' },
  SlotCalendar: {
    locale,
    title: 'Choisir une heure',
    emptyText: 'Aucun créneau disponible à cette date.',
    words: {
      previousMonth: 'Mois précédent',
      nextMonth: 'Mois suivant',
      states: {
        open: { one: '{count} créneau libre', other: '{count} créneaux libres' },
        full: 'complet',
        empty: 'aucun créneau',
        past: 'passé',
        closed: 'fermé',
        failed: 'créneaux non chargés',
      },
      chosen: 'choisi',
      marks: { full: 'Complet', empty: 'Aucun', closed: 'Fermé', failed: 'Erreur', today: 'Auj.' },
      loading: 'Chargement des créneaux…',
      chooseDay: 'Choisissez un jour pour voir ses créneaux.',
      otherDay: 'Choisir un autre jour',
      fullDay: 'Ce jour est complet.',
      closedDay: 'Ce jour ne peut pas être réservé.',
      pastDay: 'Ce jour est passé.',
      failedDay: 'Les créneaux n’ont pas pu être chargés.',
      failedDays: 'Certains jours n’ont pas pu être chargés.',
      retry: 'Réessayer',
      noneFree: 'Aucun jour libre en {month}.',
      nextFree: 'Prochain jour libre : {date}',
      gone: '{time} n’est plus libre. Veuillez choisir une autre heure.',
      left: { one: '{count} place restante', other: '{count} places restantes' },
      taken: 'déjà pris',
      closed: 'indisponible',
    },
  },
  StepShell: {
    stepLabel: 'Étape {step} sur {count}',
    doneLabel: 'terminée',
    backLabel: 'Retour',
    nextLabel: 'Continuer',
    glanceLabel: 'Votre commande',
  },
  Toast: { dismissLabel: 'Fermer' },
  ToastRegion: { label: 'Notifications' },
};
