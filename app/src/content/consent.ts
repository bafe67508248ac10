import type { Purpose, Standing } from '../domain/consent.ts';
import { consentSaved } from './consentSaved.ts';
import { paths } from './paths.ts';
import { site } from './site.ts';

interface Topic {
  title: string;
  body: string;
}

interface PurposeWords {
  /** What the switch is for, in a sentence. */
  description: string;
  /** What agreeing means, behind Show More. */
  topics: readonly Topic[];
}

/** What each switch stands for. Without a yes, none of it happens. */
export const purposeWords: Readonly<Record<Purpose, PurposeWords>> = {
  Personalization: {
    description: 'Shows you what fits what you looked at, here and in advertisements elsewhere.',
    topics: [
      {
        title: 'Cookies and device storage',
        body: 'A number that stands for your browser may be kept on your device, so that it is known again on your next visit.',
      },
      {
        title: 'Limited data for content and ads',
        body: 'The page you are on, your rough location (a town, not a street), your language and your kind of device may decide which content or advertisement you see.',
      },
      {
        title: 'Profiles for personalised content',
        body: 'The pages you read here may be put together to a picture of what you are interested in, and later content and advertisements be chosen by it.',
      },
    ],
  },
  Analytics: {
    description: 'Counts visits, so that we see which pages help and which do not.',
    topics: [
      {
        title: 'Audience statistics',
        body: 'We may learn how many people read a page, for how long, on what kind of device, and from which site they came. The figures are about all visitors together.',
      },
      {
        title: 'Cookies and device storage',
        body: 'A number that stands for your browser may be kept on your device, so that a second visit is not counted as a second visitor.',
      },
    ],
  },
  Optimization: {
    description: 'Measures whether our advertisements bring people here who find what they need.',
    topics: [
      {
        title: 'Ad measurement',
        body: 'If you came by one of our advertisements, it may be noted which one, and whether an enquiry or an order followed.',
      },
      {
        title: 'Limited data for content and ads',
        body: 'The advertisement you came by, the page you are on, your rough location and your kind of device may be used to decide where we advertise next.',
      },
    ],
  },
  Enhancement: {
    description: 'Lets extra functions remember your settings, and helps us to improve the site.',
    topics: [
      {
        title: 'Functional cookies',
        body: 'Extra functions, such as a map or a video, may keep your settings on your device. What the site itself needs works without them.',
      },
      {
        title: 'Device scanning',
        body: 'Features of your device, such as the size of its screen and what its browser can do, may be read to find out why something does not work on it.',
      },
      {
        title: 'Service development and feedback',
        body: 'How the site is used, and what you tell us about it, may be used to improve it and to make new functions.',
      },
    ],
  },
};

/** Why the question is asked again, where it is not asked for the first time. */
const again = {
  expired: 'Your last answer is six months old, so we ask again.',
  changed: 'What we ask has changed since your last answer, so we ask again.',
} as const satisfies Partial<Record<Standing, string>>;

const alwaysOn = 'Always on: sign-in, your saved quote, this choice.';

export const consentWords = {
  reject: 'Reject All',
  accept: 'Accept All',
  save: 'Save Settings',
  /** Names the page wherever a link leads to it. */
  settings: 'Cookie settings',
  done: 'Saved.',
  saved: consentSaved,

  banner: {
    title: `Welcome to the consent management of ${site.name}`,
    again,
    text: `${alwaysOn} The rest is up to you: a switch counts at once, and you can change your mind at any time.`,
    more: 'Privacy policy',
  },

  page: {
    title: 'Cookie settings',
    description: `What ${site.name} may keep in your browser and learn from your visit: four switches, all off until you say otherwise, and what is stored right now.`,
    heading: 'What may we remember?',
    lead: [
      'Everything here works with all switches off. Each one counts the moment you move it, and moving it back takes your consent back. All that we keep, and for how long, stands in the ',
      { text: 'privacy policy', to: paths.privacy },
      '.',
    ],
    switches: {
      title: 'Your choice',
      lead: 'Show More says what a yes would mean.',
      always: {
        label: 'What the site needs',
        value: 'Always on',
        description: 'Sign-in, your saved quote, and this choice. None of it is there to follow you.',
      },
      withoutScripts: 'Scripts are off in your browser, so none of this can happen, and there is nothing to choose.',
    },
    answer: {
      title: 'Your answer',
      open: (standing: Standing) =>
        standing === 'expired' || standing === 'changed'
          ? again[standing]
          : 'You have not answered yet. Until you do, a bar at the bottom of the other pages asks you.',
      decided: 'Answered on',
      allowed: 'Allowed',
      nothing: 'Nothing',
      until: 'We ask again on',
      withdraw: 'Withdraw and forget my answer',
      withdrawRule:
        'Switches everything off, deletes your answer and the cookies that came with it, and asks you anew.',
      withdrawn: 'Withdrawn. Everything is off, and your answer is deleted.',
    },
    now: {
      title: 'In your browser now',
      lead: 'Read from this browser while you look at it. It is sent nowhere.',
      foreign: 'Left by a tag that you allowed, by an extension of your browser, or by an older version of this site.',
      tags: 'Tag manager',
      noContainer: 'This site uses none: nothing is counted and nothing is measured, whatever the switches say.',
      notLoaded: 'Not loaded. It is fetched only once you allow something.',
      loaded: 'Loaded from Google, and told what you allow.',
    },
  },
} as const;
