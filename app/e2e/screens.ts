import type { Page } from '@playwright/test';
import { settled } from '../../.ci/settled.mjs';
import { serviceIds } from '../src/domain/catalogue/services.ts';
import { annsAccount, annsOrders, annsSessions, ann as owner } from '../src/mocks/account.ts';
import { Account } from './account.ts';
import { Booking, ann as visitor } from './booking.ts';
import { ConsentBanner } from './consentBanner.ts';
import { ContactForm } from './contactForm.ts';
import { DemoCheckout } from './demoCheckout.ts';
import { NewsletterBlock } from './newsletterBlock.ts';
import { PackageBuilder } from './packageBuilder.ts';
import { Planner, type SavedPlan } from './planner.ts';
import { ann, QuickQuote } from './quickQuote.ts';
import { SavedQuotePage, saveQuote } from './savedQuotePage.ts';

/** The server's response for a saved quote. */
interface Shown {
  savedBill: { price: { total: number; lines: object[] } };
}

export interface Screen {
  name: string;
  /** Opens the screen and waits until it is complete. */
  reach: (page: Page) => Promise<void>;
  /** Expected browser log messages. */
  logs?: RegExp;
  /** The size of the window, if not a desktop's. */
  on?: { width: number; height: number };
}

const phone = { width: 390, height: 844 };

const step =
  (query: string, ...choices: readonly string[][]) =>
  async (page: Page) => {
    const quote = new QuickQuote(page);
    await quote.open(query);
    for (const titles of choices) await quote.choose(...titles);
  };

const review = async (page: Page) => {
  const quote = new QuickQuote(page);
  await quote.openReview();
  await quote.more.waitFor();
};

/** Makes the choices of a step of a wizard and continues. */
const choose =
  (...titles: readonly string[]) =>
  (page: Page) =>
    new QuickQuote(page).choose(...titles);

/** Follows the menu of the dashboard. */
const dashboard = (name: string) => async (page: Page) => {
  await new Account(page).go(name);
  await page.locator('nav [aria-current=page]', { hasText: name }).waitFor();
  await page.getByText('One moment').waitFor({ state: 'detached' });
};

const plan = (step: number, saved: SavedPlan, act?: (planner: Planner) => Promise<unknown>) => async (page: Page) => {
  const planner = new Planner(page);
  await planner.openSaved(step, saved);
  await act?.(planner);
};

/** The saved quote page with a changed server response. */
const openSavedQuote = (change: (answer: Shown) => object) => async (page: Page) => {
  const token = await saveQuote(page.request);
  await page.route('**/api/quotes/*', async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ response: answer, json: change((await answer.json()) as Shown) });
  });
  const quotePage = new SavedQuotePage(page);
  await quotePage.open(token);
  await quotePage.copy.waitFor();
};

/** A signed-in user with account data, or with failing requests. */
const signedIn =
  (path: string, holds: object = annsAccount, status = 200) =>
  async (page: Page) => {
    await page.route('**/api/account/session', (route) => route.fulfill({ json: { user: owner } }));
    await page.route('**/api/account', (route) => route.fulfill({ status, json: holds }));
    await page.route('**/api/account/sessions', (route) => route.fulfill({ json: annsSessions }));
    // The server has no session and would redirect: the login page doesn't ask it.
    await open(page, path === '/Stepper' ? path : `/Login?next=${path}`);
    await page.waitForURL(`**${path}`);
    await page.getByText('One moment').waitFor({ state: 'detached' });
  };
const empty = { bookings: [], orders: [], quotes: [], newsletter: 'none' };

/** An e-mailed link before use: removes the server's mark for an unknown link. */
const fresh = (path: string) => async (page: Page) => {
  await page.route(`**${path}?*`, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: (await response.text()).replace(' data-link="dead"', '') });
  });
  await open(page, `${path}?token=a`);
};

/** Screens visited one after the other on one page: each continues from the one before. */
export const visits: readonly (readonly Screen[])[] = [
  [
    { name: 'industries', reach: step('?solution=website') },
    { name: 'goals', reach: choose('Retail') },
    { name: 'tiers, one of them recommended', reach: choose('Automate Operations', 'Data-Driven Decisions') },
  ],
  [
    { name: 'systems', reach: step('?solution=trinity') },
    { name: 'upsells', reach: choose('Expense Manager') },
  ],
  [
    { name: 'review', reach: review },
    {
      name: 'review, choosing systems from the list',
      reach: async (page) => {
        const quote = new QuickQuote(page);
        await quote.more.click();
        await quote.systems.click();
        await page.getByRole('option', { name: 'GARO' }).click();
      },
    },
    {
      name: 'review, saved, about to be e-mailed',
      reach: async (page) => {
        await page.keyboard.press('Escape');
        const quotePage = new SavedQuotePage(page);
        await quotePage.saveAtReview();
        await quotePage.mail.click();
        await quotePage.address.waitFor();
      },
    },
    {
      name: 'review, refused',
      reach: async (page) => {
        await new QuickQuote(page).checkout.click({ force: true });
        await page.getByText('Error: Please enter your name and email to proceed.').first().waitFor();
        // A hovered notice would stay.
        await page.mouse.move(0, 0);
      },
    },
    {
      name: 'demo checkout',
      reach: async (page) => {
        const quote = new QuickQuote(page);
        await quote.fillIn(ann);
        await quote.checkout.click();
        await new DemoCheckout(page).isShown('€396');
      },
    },
    {
      name: 'demo checkout, declined',
      reach: async (page) => {
        await new DemoCheckout(page).decline.click();
        await page
          .getByText(/declined/i)
          .first()
          .waitFor();
      },
    },
    {
      name: 'paid',
      reach: async (page) => {
        await new DemoCheckout(page).pay.click();
        await page.getByRole('heading', { name: 'Thank you. Your payment is in.' }).waitFor();
      },
    },
  ],
  [{ name: 'saved quote', reach: openSavedQuote((answer) => answer) }],
  [
    {
      name: 'expired saved quote, with what has changed',
      reach: openSavedQuote(({ savedBill, ...answer }) => ({
        ...answer,
        valid: false,
        savedBill: { ...savedBill, price: { ...savedBill.price, total: 1780, lines: savedBill.price.lines.slice(1) } },
      })),
    },
  ],
  [
    {
      name: 'brand packages',
      reach: async (page) => {
        const packageBuilder = new PackageBuilder(page);
        await packageBuilder.open();
        await packageBuilder.chooseServices(...serviceIds);
        await packageBuilder.choose('Retail');
      },
    },
    { name: 'campaigns', reach: choose('Elite Brand Identity') },
    { name: 'Trinity solutions', reach: choose('Growth Campaign') },
    {
      name: 'systems of the platform, one of them bought twice',
      reach: async (page) => {
        const packageBuilder = new PackageBuilder(page);
        await packageBuilder.choose('Trinity Plus');
        await packageBuilder.card('Trinity Plus').check();
        await page.getByText(/is in your package twice/).waitFor();
      },
    },
  ],
  [
    {
      name: 'review of a package',
      reach: async (page) => {
        const packageBuilder = new PackageBuilder(page);
        await packageBuilder.openReview();
        await packageBuilder.more.waitFor();
      },
    },
  ],
  [
    {
      name: 'unknown payment',
      reach: async (page) => {
        await open(page, '/checkout-success?session_id=unknown');
        await page.getByRole('heading', { name: 'We can’t find this payment' }).waitFor();
      },
      logs: /404/,
    },
  ],
  [
    {
      name: 'menu',
      reach: async (page) => {
        await open(page, '/trinity');
        await page.getByRole('banner').getByRole('button', { name: 'Services' }).click();
        await page.getByRole('link', { name: 'All services and prices' }).waitFor();
      },
    },
    {
      name: 'drawer',
      on: phone,
      reach: async (page) => {
        await open(page, '/');
        await page.getByRole('banner').getByRole('button', { name: 'Open menu' }).click();
        await page.getByRole('dialog').getByRole('link').first().waitFor();
      },
    },
    {
      name: 'summary of a wizard',
      on: phone,
      reach: async (page) => {
        await new QuickQuote(page).open('?solution=both&trinity=trinity-core&tier=full');
        await page.getByRole('button', { name: /Order summary/ }).click();
        await page.getByText('Deposit due today').waitFor();
      },
    },
  ],
  [
    {
      name: 'the consent banner',
      reach: async (page) => {
        await page.goto('/user-consent');
        await page.getByRole('button', { name: 'Withdraw and delete my answer' }).click();
        await page.getByRole('banner').getByRole('link').first().click();
        await page.getByRole('form', { name: 'Try a quote' }).waitFor();
        await page.getByRole('button', { name: 'Reject All' }).waitFor();
      },
    },
    {
      name: 'the consent banner, with explanations',
      reach: async (page) => {
        await new ConsentBanner(page).unfold();
        await page.getByRole('button', { name: 'Show More Enhancement' }).click();
        await page.getByRole('dialog').getByText('Device scanning').click();
      },
    },
  ],
  [
    {
      name: 'login, failed',
      reach: async (page) => {
        const account = new Account(page);
        await open(page, '/Login');
        await account.email.fill('nobody.here@example.ie');
        await account.password.fill('not a password');
        await account.logIn.click();
        await page.getByRole('alert').waitFor();
      },
      logs: /401/,
    },
  ],
  [
    {
      name: 'sign-up, refused',
      reach: async (page) => {
        await open(page, '/SignUp');
        await new Account(page).submit.click();
      },
    },
  ],
  [
    {
      name: 'a forgotten password, link requested',
      reach: async (page) => {
        const account = new Account(page);
        await open(page, '/forgot-password');
        await account.email.fill('nobody.here@example.ie');
        await account.submit.click();
        await account.heading('Check your inbox').waitFor();
      },
    },
  ],
  [{ name: 'a new password', reach: fresh('/reset-password') }],
  [{ name: 'an address, to be confirmed', reach: fresh('/verify-email') }],
  [{ name: 'an account, about to be deleted', reach: fresh('/delete-account') }],
  [
    {
      name: 'home page, with a login wanted',
      reach: async (page) => {
        await open(page, '/user/profile');
        await page.getByText('Please log in to open your dashboard').waitFor();
      },
    },
  ],
  [{ name: 'set-up of an account, choices', reach: signedIn('/Stepper') }],
  [
    { name: 'dashboard, overview', reach: signedIn('/UserDashboard', { ...annsAccount, orders: annsOrders }) },
    {
      name: 'dashboard, orders of every status',
      reach: async (page) => {
        await dashboard('Orders')(page);
        await page.getByText('2 orders were never paid').click();
      },
    },
  ],
  [{ name: 'dashboard, nothing next', reach: signedIn('/UserDashboard', empty) }],
  [
    { name: 'dashboard, profile', reach: signedIn('/user/profile') },
    { name: 'dashboard, consultations', reach: dashboard('Consultations') },
    { name: 'dashboard, orders', reach: dashboard('Orders') },
    { name: 'dashboard, newsletter', reach: dashboard('Newsletter') },
    { name: 'dashboard, cookie settings', reach: dashboard('Cookie settings') },
    { name: 'dashboard, data', reach: dashboard('Your data') },
    { name: 'dashboard, security', reach: dashboard('Security') },
  ],
  [
    {
      name: 'dashboard, not loaded',
      reach: signedIn(
        '/user/orders',
        { message: 'We can’t reach our database right now. Please try again in a moment.' },
        503,
      ),
      logs: /503/,
    },
  ],
  [
    { name: 'contact', reach: (page) => open(page, '/contact-us?plan=full.hybrid') },
    {
      name: 'contact, refused',
      reach: async (page) => {
        const form = new ContactForm(page);
        await form.email.fill('ann@');
        await form.send.click();
        await page.getByText('Please enter your name.').waitFor();
      },
    },
  ],
  [
    { name: 'newsletter without scripts', reach: (page) => open(page, '/newsletter') },
    { name: 'newsletter without scripts, requested', reach: (page) => open(page, '/newsletter/sent') },
  ],
  [
    {
      name: 'contact without scripts',
      reach: (page) => post(page, { name: 'Ann', email: 'a@example.ie', message: 'Hi' }),
    },
  ],
  [
    {
      name: 'contact without scripts, refused',
      reach: (page) => post(page, { name: '', email: 'ann@', message: '' }),
      logs: /422/,
    },
  ],
  [{ name: 'planner, nothing set', reach: plan(2, { goals: [], budget: null }) }],
  [{ name: 'planner, plans that fit', reach: plan(2, {}, ({ fit }) => fit.click()) }],
  [{ name: 'planner, nothing fits', reach: plan(2, { budget: 500 }, ({ fit }) => fit.click()) }],
  [
    {
      name: 'planner, over budget',
      reach: plan(3, {
        platform: 'premium',
        solutions: ['solution:customers'],
        dashboards: ['dashboard:financial'],
        budget: 3000,
      }),
    },
  ],
  [{ name: 'planner, paths', reach: plan(6, { platform: 'full', solutions: ['solution:customers'], budget: 3000 }) }],
  [{ name: 'planner, a path with a deposit', reach: plan(6, { platform: 'full', path: 'template' }) }],
  [
    {
      name: 'newsletter, refused',
      reach: async (page) => {
        await open(page, '/contact-us/sent');
        await new NewsletterBlock(page).subscribe.click();
        await page.getByText('Email is required').waitFor();
      },
    },
    {
      name: 'newsletter, requested',
      reach: async (page) => {
        const newsletter = new NewsletterBlock(page);
        await newsletter.email.fill('screen@example.ie');
        await newsletter.subscribe.click();
        await page
          .getByText(/^One more step/)
          .first()
          .waitFor();
      },
    },
  ],
  [
    {
      name: 'booking, days',
      reach: async (page) => {
        const booking = new Booking(page);
        await booking.open();
        await booking.nextFree.waitFor();
      },
    },
    {
      name: 'booking, times',
      reach: async (page) => {
        await new Booking(page).chooseFirst();
      },
    },
    {
      name: 'booking, details refused',
      reach: async (page) => {
        const booking = new Booking(page);
        await booking.next.click();
        await booking.heading('Confirm Your Booking').waitFor();
        await booking.email.fill('ann@');
        await booking.confirm.click({ force: true });
        await page.getByText('Please enter your name.').waitFor();
      },
    },
    {
      name: 'booking, confirmed',
      reach: async (page) => {
        await new Booking(page).confirmFor();
      },
    },
    { name: 'a booking behind its link', reach: (page) => new Booking(page).manage() },
    {
      name: 'a booking about to be cancelled',
      reach: async (page) => {
        await page.getByRole('button', { name: 'Cancel the consultation' }).click();
        await page.getByRole('dialog').waitFor();
      },
    },
  ],
  [
    {
      name: 'booking, not loaded',
      reach: async (page) => {
        await page.route('**/api/meeting/**', (route) => route.fulfill({ status: 503, json: {} }));
        await new Booking(page).open();
        await page.getByText('Some days could not be loaded.').waitFor();
      },
      logs: /503|Failed to fetch availability/,
    },
  ],
  [
    {
      name: 'booking, failed',
      reach: async (page) => {
        await page.route('**/book-meeting', (route) => route.fulfill({ status: 500, json: {} }));
        const booking = new Booking(page);
        await booking.open();
        await booking.toDetails();
        await booking.fillIn(visitor);
        await booking.confirm.click();
        await page.getByText('Booking failed').waitFor();
      },
      logs: /500|Booking failed/,
    },
  ],
  [
    { name: 'booking without scripts, days', reach: (page) => open(page, '/booking/plain') },
    {
      name: 'booking without scripts, refused',
      reach: async (page) => {
        await open(page, '/booking/plain');
        await page.getByRole('listitem').getByRole('link').first().click();
        await page.getByRole('button', { name: 'Confirm Booking' }).click();
        await page.getByText('Please choose a time.').waitFor();
      },
      logs: /422/,
    },
  ],
];

/** Every screen of the site, each reached as a new visitor. */
export const screens: readonly Screen[] = visits.flatMap((visit) =>
  visit.map((screen, last) => ({
    ...screen,
    reach: async (page) => {
      for (const { reach } of visit.slice(0, last + 1)) await reach(page);
    },
  })),
);

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await settled(page);
}

/** Posts the contact form without scripts. */
async function post(page: Page, fields: Readonly<Record<string, string>>): Promise<void> {
  await page.goto('/contact-us');
  await page.evaluate((entries) => {
    const form = document.createElement('form');
    form.method = 'post';
    for (const [name, value] of entries) form.append(Object.assign(document.createElement('input'), { name, value }));
    document.body.append(form);
    form.submit();
  }, Object.entries(fields));
  await page.getByRole('link', { name: 'Back to the contact page' }).waitFor();
}
