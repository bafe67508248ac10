import type { ConsentStatus, Purpose } from '../domain/consent/consent.ts';
import { paths } from './links/paths.ts';
import { site } from './site.ts';

interface Topic {
  title: string;
  body: string;
}

interface PurposeWords {
  /** The purpose of the switch, in a sentence. */
  description: string;
  /** What visitors agree to, behind Show More. */
  topics: readonly Topic[];
}

/** What each switch allows. None of it happens without consent. */
export const purposeWords: Readonly<Record<Purpose, PurposeWords>> = {
  Personalization: {
    description: 'Shows you content and ads that match what you looked at, here and on other sites.',
    topics: [
      {
        title: 'Cookies and device storage',
        body: 'An ID number for your browser may be stored on your device, so that we recognise it on your next visit.',
      },
      {
        title: 'Limited data for content and ads',
        body: 'The page you’re on, your rough location (a town, not a street), your language and your type of device may decide which content or ad you see.',
      },
      {
        title: 'Profiles for personalised content',
        body: 'The pages you read here may be combined into a profile of your interests, which is used to choose content and ads for you later.',
      },
    ],
  },
  Analytics: {
    description: 'Counts visits, so that we can see which pages help and which don’t.',
    topics: [
      {
        title: 'Audience statistics',
        body: 'We may learn how many people read a page, for how long, on what type of device, and which site they came from. The figures cover all visitors together.',
      },
      {
        title: 'Cookies and device storage',
        body: 'An ID number for your browser may be stored on your device, so that a second visit isn’t counted as a second visitor.',
      },
    ],
  },
  Optimization: {
    description: 'Measures whether our ads bring in people who find what they need.',
    topics: [
      {
        title: 'Ad measurement',
        body: 'If you came from one of our ads, we may record which one, and whether an enquiry or an order followed.',
      },
      {
        title: 'Limited data for content and ads',
        body: 'The ad you came from, the page you’re on, your rough location and your type of device may be used to decide where we advertise next.',
      },
    ],
  },
  Enhancement: {
    description: 'Lets extra features remember your settings, and helps us improve the site.',
    topics: [
      {
        title: 'Functional cookies',
        body: 'Extra features, such as a map or a video, may store your settings on your device. Everything the site itself needs works without them.',
      },
      {
        title: 'Device scanning',
        body: 'Details of your device, such as its screen size and what its browser can do, may be read to find out why something doesn’t work on it.',
      },
      {
        title: 'Service development and feedback',
        body: 'How you use the site, and what you tell us about it, may be used to improve it and to develop new features.',
      },
    ],
  },
};

/** Why we ask again. */
const again = {
  expired: 'Your last answer is six months old, so we ask again.',
  changed: 'What we ask has changed since your last answer, so we ask again.',
} as const satisfies Partial<Record<ConsentStatus, string>>;

export const consentWords = {
  reject: 'Reject All',
  accept: 'Accept All',
  save: 'Save Settings',
  /** The text of links to the page. */
  settings: 'Cookie settings',
  done: 'Saved.',

  banner: {
    title: `Welcome to the consent management of ${site.name}`,
    again,
    text: 'What the site needs is always on; the rest is off until you allow it.',
    choose: 'Choose one by one',
    rule: 'A switch takes effect at once; Save Settings closes this. You can change your mind at any time. Always on: login, your saved quote, this choice.',
    more: 'Privacy policy',
  },

  page: {
    title: 'Cookie settings',
    description: `What ${site.name} may keep in your browser and learn from your visit: four switches, all off until you turn them on, and what’s stored right now.`,
    heading: 'What may we remember?',
    lead: [
      'Everything here works with all switches off. A switch takes effect at once; switch it off to withdraw consent. To see everything we keep, and for how long, read the ',
      { text: 'privacy policy', to: paths.privacy },
      '.',
    ],
    switches: {
      title: 'Your choice',
      lead: 'Select Show More to see what you’d be agreeing to. Save Settings makes it your answer, so that we don’t ask again.',
      always: {
        label: 'What the site needs',
        value: 'Always on',
        description: 'Login, your saved quote, and this choice. None of it tracks you.',
      },
      withoutScripts: 'JavaScript is off in your browser, so none of this can happen and there’s nothing to choose.',
    },
    answer: {
      title: 'Your answer',
      open: (status: ConsentStatus) =>
        status === 'expired' || status === 'changed'
          ? again[status]
          : 'You haven’t answered yet. Until you do, a banner at the bottom of the other pages will ask.',
      decided: 'Answered on',
      allowed: 'Allowed',
      nothing: 'Nothing',
      until: 'We ask again on',
      withdraw: 'Withdraw and delete my answer',
      withdrawRule:
        'Switches everything off, deletes your answer and the cookies that came with it, and asks you again.',
      withdrawn: 'Withdrawn. Everything is off, and your answer is deleted.',
    },
    now: {
      title: 'In your browser now',
      lead: 'Read live from this browser. It isn’t sent anywhere.',
      foreign: 'Left by a tag you allowed, by a browser extension, or by an older version of this site.',
      tags: 'Tag manager',
      noContainer: 'This site doesn’t use one: nothing is counted or measured, whatever the switches say.',
      notLoaded: 'Not loaded. It only loads once you allow something.',
      loaded: 'Loaded from Google, and told what you allow.',
    },
  },
} as const;
