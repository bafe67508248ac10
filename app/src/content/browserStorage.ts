import { consentDays } from '../domain/consent/consent.ts';
import { knownBrowserDays, retention } from '../domain/retention.ts';
import { wizardKeys } from '../domain/wizard/wizardIds.ts';

/** An entry that a feature of the site stores in the browser. */
export interface StorageEntry {
  place: 'local' | 'session' | 'both' | 'cookie';
  /** The keys, or the names of the cookies. */
  names: readonly [string, ...string[]];
  /** What it is, in the words of visitors. */
  title: string;
  text: string;
}

const wizards = [wizardKeys.quote, wizardKeys.configurator, wizardKeys.planner] as const;

/** The complete list. The privacy policy and the cookie settings show it, and the end-to-end tests allow no other entry. */
export const browserStorage: readonly StorageEntry[] = [
  {
    place: 'both',
    names: wizards,
    title: 'Your choices in the wizards',
    text: 'What you chose in the quick quote, the package builder and the planner, and when, without your name, e-mail or notes. In local storage, until you start over or delete it, and in session storage for the tab you’re in.',
  },
  {
    place: 'local',
    names: ['kept-quote'],
    title: 'Your saved quote',
    text: 'The quote you saved or opened from its link, so that you get its prices when you choose the same things. No name. In local storage, until another quote replaces it, our prices fall below it, or you delete it.',
  },
  {
    place: 'session',
    names: ['discount-code'],
    title: 'Your discount code',
    text: 'The discount code you applied, so that it still counts when you return from the payment page. In session storage, until you close the tab or remove it.',
  },
  {
    place: 'local',
    names: ['user'],
    title: 'That you’re logged in',
    text: 'That you’re logged in, with your name and e-mail address, so that the page shows the right buttons. No password. In local storage, until you log out, or until the next page after your login has expired.',
  },
  {
    place: 'cookie',
    names: ['agency.session_token', '__Secure-agency.session_token'],
    title: 'Your login',
    text: `Your login, which only our server can read. A cookie, until you log out: for ${retention.logins.days} days if you asked to stay logged in, otherwise until you close the browser, or for one day at most.`,
  },
  {
    place: 'cookie',
    names: ['agency.dont_remember', '__Secure-agency.dont_remember'],
    title: 'How long your login lasts',
    text: 'That you didn’t ask to stay logged in, so that your login ends when you close the browser. A cookie, until you log out or close the browser.',
  },
  {
    place: 'cookie',
    names: ['agency.known_browser', '__Secure-agency.known_browser'],
    title: 'That you’ve logged in with this browser',
    text: `A random number, and which accounts have logged in with this browser, so that a stranger who guesses at your password can’t lock you out. It logs no one in, and only our server can read it. A cookie, for ${knownBrowserDays} days after your last login.`,
  },
  {
    place: 'session',
    names: ['quote-builder-parked', 'configurator-parked', 'budget-planner-parked'],
    title: 'What you typed before you went to pay',
    text: 'While you’re on the payment page, or take a package to the quick quote: what you typed about yourself and your business, your notes and preferences, so that they’re there when you return. In session storage, until you close the tab.',
  },
  {
    place: 'session',
    names: ['checkout-from'],
    title: 'The way back from paying',
    text: 'Which wizard you left to pay, so that we can bring you back to it. In session storage, until you close the tab.',
  },
  {
    place: 'session',
    names: ['checkout-session'],
    title: 'The number of your payment',
    text: 'The number of your payment, so that the page you return to can show its status. In session storage, until you close the tab.',
  },
  {
    place: 'session',
    names: ['set-aside'],
    title: 'Choices you can bring back',
    text: 'Your earlier choices, when a link or the package builder puts other choices in a wizard, so that the next page can offer to undo that. In session storage, until that page is open.',
  },
  {
    place: 'session',
    names: ['trade'],
    title: 'Your trade',
    text: 'Café, salon or another, as you chose it on our first page or on the way to a wizard, so that its drawings show a shop like yours. In session storage, until you close the tab.',
  },
  {
    place: 'session',
    names: ['reloaded'],
    title: 'That a page was reloaded',
    text: 'That a page was reloaded after an update of the site. In session storage, until you close the tab.',
  },
  {
    place: 'cookie',
    names: ['scheme'],
    title: 'Light or dark',
    text: 'Light or dark mode, if you chose it at the bottom of a page. A cookie, for one year.',
  },
  {
    place: 'local',
    names: ['consent', 'consent-meta'],
    title: 'Your answer about cookies',
    text: `Which of the four cookie switches are on, when you answered, and which version of the question. In local storage: your answer is valid for ${consentDays} days, and you can delete it in the cookie settings.`,
  },
];

/** Where an entry is, in a few words. */
export const placeWords: Readonly<Record<StorageEntry['place'], string>> = {
  local: 'Local storage',
  session: 'This tab only',
  both: 'Local storage',
  cookie: 'Cookie',
};

/** The names that a list shows: those of the secure site differ in a prefix only. */
export const namesToShow = ({ names }: StorageEntry): readonly string[] =>
  names.filter((name) => !name.startsWith('__Secure-'));
