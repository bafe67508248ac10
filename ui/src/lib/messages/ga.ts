import type { Messages } from './messages';

export type { Messages };

const locale = 'ga';

/** The texts of all components in Irish. */
export const ga: Messages = {
  BudgetBar: {
    locale,
    label: 'Caite go dtí seo',
    budgetLabel: 'Buiséad',
    remainingLabel: 'Fágtha',
    overLabel: 'Thar an mbuiséad',
    valueText: '{spent} as {budget}',
  },
  ConsentSwitch: { moreLabel: 'Taispeáin tuilleadh' },
  Dialog: { closeLabel: 'Dún' },
  EmptyState: { retryLabel: 'Bain triail eile as' },
  MultiSelect: {
    locale,
    emptyText: 'Níl aon rud ag teacht leis',
    openLabel: 'Taispeáin na roghanna',
    removeLabel: 'Bain {label}',
    statusLabel: {
      one: '{matches} rogha, {chosen} roghnaithe',
      two: '{matches} rogha, {chosen} roghnaithe',
      few: '{matches} rogha, {chosen} roghnaithe',
      many: '{matches} rogha, {chosen} roghnaithe',
      other: '{matches} rogha, {chosen} roghnaithe',
    },
  },
  OrderSummary: {
    title: 'Achoimre ar an ordú',
    totalLabel: 'Iomlán',
    changeLabel: 'Athraigh',
    explanationLabel: 'Cén fáth an praghas seo?',
  },
  PackageCard: { wasLabel: 'Roimhe seo' },
  PathOption: { recommendedLabel: 'Molta' },
  PriceCard: { wasLabel: 'Roimhe seo' },
  ScrollTop: { label: 'Ar ais go dtí an barr' },
  Slider: { locale, unsetText: 'Gan socrú', fieldLabel: 'Luach cruinn' },
  SlotCalendar: {
    locale,
    title: 'Roghnaigh am',
    emptyText: 'Níl aon am ar fáil ar an dáta seo.',
    words: {
      previousMonth: 'An mhí roimhe seo',
      nextMonth: 'An mhí seo chugainn',
      states: {
        open: {
          one: '{count} am saor',
          two: '{count} am saor',
          few: '{count} am saor',
          many: '{count} n-am saor',
          other: '{count} am saor',
        },
        full: 'lán',
        empty: 'gan amanna',
        past: 'thart',
        closed: 'dúnta',
        failed: 'níorbh fhéidir na hamanna a lódáil',
      },
      chosen: 'roghnaithe',
      marks: { full: 'Lán', empty: 'Gan am', closed: 'Dúnta', failed: 'Earráid', today: 'Inniu' },
      loading: 'Amanna á lódáil…',
      chooseDay: 'Roghnaigh lá chun a chuid amanna a fheiceáil.',
      otherDay: 'Roghnaigh lá eile',
      fullDay: 'Tá an lá seo lán.',
      closedDay: 'Ní féidir an lá seo a chur in áirithe.',
      pastDay: 'Tá an lá seo thart.',
      failedDay: 'Níorbh fhéidir linn na hamanna a lódáil.',
      failedDays: 'Níorbh fhéidir roinnt laethanta a lódáil.',
      retry: 'Bain triail eile as',
      noneFree: 'Níl aon lá saor: {month}.',
      nextFree: 'An chéad lá saor eile: {date}',
      gone: 'Níl {time} saor a thuilleadh. Roghnaigh am eile, le do thoil.',
      left: {
        one: '{count} áit fágtha',
        two: '{count} áit fágtha',
        few: '{count} áit fágtha',
        many: '{count} n-áit fágtha',
        other: '{count} áit fágtha',
      },
      taken: 'tógtha',
      closed: 'níl ar fáil',
    },
  },
  StepShell: {
    stepLabel: 'Céim {step} as {count}',
    doneLabel: 'déanta',
    backLabel: 'Siar',
    nextLabel: 'Ar aghaidh',
    glanceLabel: 'Achoimre ar an ordú',
  },
  Toast: { dismissLabel: 'Cuir uait' },
  ToastRegion: { label: 'Fógraí' },
};
