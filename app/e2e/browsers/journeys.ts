import { outbox } from '../database.ts';
import type { Site } from '../site.ts';
import type { Visitor } from './visitor.ts';

export interface Journey {
  name: string;
  /** `another` opens a page with an empty profile, in place of the first: WebKit's driver allows one at a time. */
  go: (visitor: Visitor, site: Site, another: () => Promise<Visitor>) => Promise<void>;
}

const phone = 390;
const core = '/service/stepWizardPage?solution=both&trinity=trinity-core&tier=full';

async function reject(visitor: Visitor): Promise<void> {
  await visitor.click('button', 'Reject All');
  await visitor.seesNoMore('button', 'Reject All');
}

async function choose(visitor: Visitor, card: string): Promise<void> {
  await visitor.click('radio', card);
  await visitor.click('button', 'Continue');
}

/** From the first page of the quick quote to its review of €1,980. */
async function toReview(visitor: Visitor): Promise<void> {
  await visitor.goto(core);
  for (const card of ['Restaurant', 'Trinity Core', 'Full System']) await choose(visitor, card);
  await visitor.find('button', 'Proceed to Checkout');
  await visitor.sees('€1,980');
}

async function linkInMail(site: Site, to: string, subject: string): Promise<string> {
  const end = Date.now() + 15_000;
  while (Date.now() < end) {
    const mail = (await outbox(site)).find((each) => each.to === to && each.subject.startsWith(subject));
    const link = /https?:\/\/\S+token=\S+/.exec(mail?.text ?? '')?.[0];
    if (link) return link;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`No e-mail to ${to} begins with "${subject}"`);
}

export const journeys: readonly Journey[] = [
  {
    name: 'consent',
    async go(visitor) {
      await visitor.goto('/');
      await visitor.click('button', 'Show More');
      await visitor.press('Escape');
      await visitor.click('button', 'Save Settings');
      await visitor.seesNoMore('button', 'Save Settings');
      await visitor.goto('/about-us');
      await visitor.seesNoMore('button', 'Reject All');
      await visitor.click('link', 'Cookie settings', 'footer');
      await visitor.find('heading', 'Your choice', 'main');
      await visitor.click('switch', '', 'main');
      await visitor.resize(phone);
    },
  },
  {
    name: 'menu and drawer',
    async go(visitor) {
      await visitor.goto('/');
      await reject(visitor);
      await visitor.click('button', 'Services', 'header');
      await visitor.find('link', 'All services and prices', 'header');
      await visitor.find('link', 'All services and prices', 'header');
      await visitor.press('Escape');
      await visitor.seesNoMore('link', 'All services and prices', 'header');
      await visitor.click('button', 'Services', 'header');
      await visitor.click('link', 'All services and prices', 'header');
      await visitor.arrivesAt('/service-landing-page');
      await visitor.resize(phone, 844);
      await visitor.goto('/');
      await visitor.click('button', 'Open menu');
      await visitor.find('dialog', 'Menu');
      await visitor.find('dialog', 'Menu');
      await visitor.press('Escape');
      await visitor.seesNoMore('dialog', 'Menu');
      await visitor.click('button', 'Open menu');
      await visitor.click('link', 'Contact Us', '[aria-label="Menu"]');
      await visitor.arrivesAt('/contact-us');
    },
  },
  {
    name: 'quote to payment',
    async go(visitor) {
      await visitor.goto('/');
      await reject(visitor);
      await visitor.click('link', 'Quick quote', 'header');
      await choose(visitor, 'Complete Digital Transformation');
      await toReview(visitor);
      await visitor.fill('Your Name *', 'Ann Byrne');
      await visitor.fill('Your Email *', 'ann.buyer@example.ie');
      await visitor.click('button', 'Proceed to Checkout');
      await visitor.arrivesAt('/demo-checkout/');
      await visitor.sees('€396');
      await visitor.click('button', 'Pay');
      await visitor.arrivesAt('/checkout-success');
      await visitor.sees('€1,980');
    },
  },
  {
    name: 'package builder and planner',
    async go(visitor) {
      await visitor.goto('/quote-builder');
      await reject(visitor);
      await visitor.goto('/step1');
      await choose(visitor, 'Retail');
    },
  },
  {
    name: 'booking',
    async go(visitor, site) {
      await visitor.goto('/booking');
      await reject(visitor);
      await visitor.click('button', 'Next free');
      await visitor.click('radio', '');
      await visitor.click('button', 'Next Step');
      await visitor.fill('Full Name', 'Ann Byrne');
      await visitor.fill('Email Address', 'ann.caller@example.ie');
      await visitor.click('button', 'Confirm Booking');
      await visitor.find('heading', 'Booking Confirmed!');
      await visitor.click('link', 'Move or cancel');
      await visitor.find('button', 'Cancel the consultation');
      await visitor.resize(phone);
      if ((await outbox(site)).length === 0) throw new Error('No e-mail was sent');
    },
  },
  {
    name: 'account',
    async go(visitor, site) {
      const [email, password] = ['ann.account@example.ie', 'quiet harbour lantern'];
      await visitor.goto('/SignUp');
      await reject(visitor);
      await visitor.fill('Your name', 'Ann Byrne');
      await visitor.fill('Your e-mail address', email);
      await visitor.fill('Password', password);
      await visitor.click('button', 'Sign Up', 'main');
      await visitor.find('heading', 'Check your inbox');
      await visitor.goto(await linkInMail(site, email, 'Please confirm'));
      await visitor.click('button', 'Confirm', 'main');
      await visitor.fill('The password you chose', password);
      await visitor.click('button', 'Confirm', 'main');
      await visitor.find('heading', 'Your e-mail address is confirmed');
      await visitor.click('link', 'Dashboard', 'header');
      await visitor.find('heading', 'Hello, Ann');
      await visitor.click('button', 'Logout', 'header');
      await visitor.find('link', 'Login', 'header');
      await visitor.goto('/Login');
      await visitor.fill('Your e-mail address', email);
      await visitor.fill('Password', password);
      await visitor.click('button', 'Log in', 'main');
      await visitor.find('heading', 'Hello, Ann');
      await visitor.resize(phone);
    },
  },
  {
    name: 'saved quote',
    async go(visitor, _site, another) {
      await visitor.goto('/');
      await reject(visitor);
      await toReview(visitor);
      await visitor.click('fold', 'Keep this quote');
      await visitor.click('button', 'Save this quote');
      await visitor.find('heading', 'Your quote is saved');
      const link = await visitor.addressUnder('/quote/');
      const friend = await another();
      await friend.goto(link);
      await friend.find('heading', '€1,980, until ');
      await reject(friend);
      await friend.click('button', 'Continue', 'main');
      await friend.find('button', 'Proceed to Checkout');
      await friend.sees('€1,980');
    },
  },
];
