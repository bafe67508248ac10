import { consentDays } from '../domain/consent.ts';
import { retention } from '../domain/retention.ts';

/** Something the site itself keeps in a browser, because a function that was used needs it. */
export interface KeptInBrowser {
  place: 'local' | 'session' | 'both' | 'cookie';
  /** The keys, or the names of the cookies. */
  names: readonly [string, ...string[]];
  /** For a reader. */
  title: string;
  text: string;
}

const wizards = ['quote-builder', 'configurator', 'budget-planner'] as const;

/** All of it. The privacy policy and the cookie settings show this list, and the walks in a browser allow no more. */
export const keptInBrowser: readonly KeptInBrowser[] = [
  {
    place: 'both',
    names: wizards,
    title: wizards.join(', '),
    text: 'What you chose in the quick quote, in the package builder and in the planner, without your name, e-mail or notes. In local storage, until you start over or delete it, and once more in session storage for the tab that you are in.',
  },
  {
    place: 'local',
    names: ['kept-quote'],
    title: 'kept-quote',
    text: 'The quote that you kept or opened by its link, so that its prices are asked for when you choose the same things. No name. In local storage, until another one takes its place, our prices fall below it, or you delete it.',
  },
  {
    place: 'local',
    names: ['user'],
    title: 'user',
    text: 'That you are logged in, with your name and e-mail address, so that the page shows the right buttons. No password. In local storage, until you log out, or until the next page after your login has ended.',
  },
  {
    place: 'cookie',
    names: ['agency.session_token', '__Secure-agency.session_token'],
    title: 'agency.session_token',
    text: `Your login, which only our server can read. A cookie, until you log out: for ${retention.logins.days} days if you asked to stay logged in, otherwise until you close the browser, for one day at most.`,
  },
  {
    place: 'cookie',
    names: ['agency.dont_remember', '__Secure-agency.dont_remember'],
    title: 'agency.dont_remember',
    text: 'That you did not ask to stay logged in, so that your login ends with the browser. A cookie, until you log out or close the browser.',
  },
  {
    place: 'session',
    names: ['quote-builder-parked', 'configurator-parked', 'budget-planner-parked'],
    title: 'The same names with “-parked”',
    text: 'While you are away to pay, or take a package to the quick quote: the name, e-mail, notes and preferences that you typed, so that they are there when you return. In session storage, until the tab is closed.',
  },
  {
    place: 'session',
    names: ['checkout-from'],
    title: 'checkout-from',
    text: 'Which wizard you left to pay, so that you come back to it. In session storage, until the tab is closed.',
  },
  {
    place: 'session',
    names: ['checkout-session'],
    title: 'checkout-session',
    text: 'The number of the payment that you left for, so that the page you return to can say what became of it. In session storage, until the tab is closed.',
  },
  {
    place: 'session',
    names: ['set-aside'],
    title: 'set-aside',
    text: 'What you had chosen in a wizard before you opened other choices there, so that the next page can offer to take that back. In session storage, until that page is open.',
  },
  {
    place: 'session',
    names: ['reloaded'],
    title: 'reloaded',
    text: 'That a page was loaded again after an update of the site. In session storage, until the tab is closed.',
  },
  {
    place: 'cookie',
    names: ['scheme'],
    title: 'scheme',
    text: 'Light or dark, if you have chosen it at the foot of a page. A cookie, for one year.',
  },
  {
    place: 'local',
    names: ['consent', 'consent-meta'],
    title: 'consent, consent-meta',
    text: `Which of the four switches of the cookie settings are on, when you answered, and which version of the question. In local storage: your answer counts for ${consentDays} days, and you can delete it in the cookie settings.`,
  },
];
