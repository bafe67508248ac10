export const schemes = ['light', 'dark'] as const;

/** The file of a component's picture in a colour scheme. */
export const pictureFile = (component: string, scheme: (typeof schemes)[number]): string =>
  `${component}${scheme === 'dark' ? '.dark' : ''}.webp`;

export interface Picture {
  /** The story it is made of. */
  story: string;
  /** Of the window, in CSS pixels. */
  width: number;
  /** Height of the window, for components that cover the page: the whole window is shown. */
  height?: number;
  alt: string;
}

/**
 * The pictures of components in the documentation. `pnpm --filter @agency-site/ladle run pictures` renders them from the
 * stories.
 */
export const pictures: Readonly<Record<string, Picture>> = {
  Accordion: { story: 'FirstOpen', width: 560, alt: 'Questions under each other, one of them unfolded' },
  Alert: { story: 'Tones', width: 560, alt: 'Four messages, each with an icon of its own shape' },
  Badge: { story: 'Tones', width: 560, alt: 'Five words with their marks, from a draft to a dispute' },
  Banner: {
    story: 'WithSwitches',
    width: 720,
    height: 420,
    alt: 'A region across the bottom of the window: two equal buttons, and a fold with more',
  },
  BudgetBar: {
    story: 'HalfSpent',
    width: 560,
    alt: 'A bar of what is spent, over the figures: spent, remaining and budget',
  },
  Button: { story: 'Tones', width: 560, alt: 'Buttons in three tones' },
  Checkbox: { story: 'On', width: 480, alt: 'A checked box with its words' },
  ChoiceGroup: {
    story: 'InColumns',
    width: 900,
    alt: 'A question with three packages side by side, the second one chosen',
  },
  ConsentSwitch: { story: 'On', width: 480, alt: 'A switch that is on, with a way to learn more' },
  DataTable: {
    story: 'Selection',
    width: 900,
    alt: 'Orders in rows, each with a checkbox, and what can be done with several',
  },
  DateField: { story: 'Chosen', width: 480, alt: 'A field with a day and a button for its calendar' },
  DescriptionList: { story: 'Order', width: 560, alt: 'Terms and what is known of them, in two columns' },
  Dialog: { story: 'WithActions', width: 640, height: 420, alt: 'A question over the dimmed page, with two buttons' },
  Drawer: { story: 'AtTheEnd', width: 640, height: 420, alt: 'A menu along the side of the dimmed page' },
  EmptyState: { story: 'Failed', width: 560, alt: 'What went wrong, with a button to try again' },
  Menu: { story: 'Actions', width: 480, alt: 'A button that opens a menu of actions' },
  MultiSelect: {
    story: 'Chosen',
    width: 480,
    alt: 'A field that holds the chosen answers, each with a way to remove it',
  },
  OrderSummary: {
    story: 'WithDiscount',
    width: 480,
    alt: 'A receipt: lines, a discount, the total, what is due today and later',
  },
  PackageCard: { story: 'OneChosen', width: 900, alt: 'Three packages side by side, the second one chosen' },
  PathOption: { story: 'NothingChosen', width: 720, alt: 'Ways to have the work done, one of them recommended' },
  PriceCard: { story: 'InARow', width: 760, alt: 'A price list: three packages side by side, each with a button' },
  ScrollTop: { story: 'FurtherDown', width: 640, height: 300, alt: 'A button in the corner of a long page' },
  Section: { story: 'WithAside', width: 560, alt: 'Two parts of a page, each under its heading and a line' },
  Slider: { story: 'Chosen', width: 480, alt: 'An amount on a slider, with a field to type it in' },
  SlotCalendar: {
    story: 'TimeChosen',
    width: 820,
    alt: 'A month with full and closed days, and the times of the chosen day',
  },
  StepShell: {
    story: 'WithSummary',
    width: 1280,
    alt: 'A step of a wizard: stepper, question, summary, ways back and on',
  },
  TextField: { story: 'EmptyAndFilled', width: 480, alt: 'A labelled field with a hint' },
  Toast: { story: 'AllKinds', width: 640, height: 360, alt: 'Messages in the corner of the window' },
};
