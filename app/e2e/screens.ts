import type { Page } from '@playwright/test';
import { settled } from '../../.ci/settled.mjs';
import { serviceIds } from '../src/domain/catalogue/ids.ts';
import { annsAccount, annsOrders, annsSessions, ann as owner } from '../src/mocks/account.ts';
import { Account } from './account.ts';
import { Booking, ann as visitor } from './booking.ts';
import { ConsentBanner } from './consentBanner.ts';
import { ContactForm } from './contactForm.ts';
import { DemoCheckout } from './demoCheckout.ts';
import { NewsletterBlock } from './newsletterBlock.ts';
import { SavedQuotePage, saveQuote } from './savedQuotePage.ts';
import { ann, PackageBuilder, Planner, QuickQuote, type SavedPlan } from './wizards.ts';

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

const screen = (name: string, reach: Screen['reach'], more: Pick<Screen, 'logs' | 'on'> = {}): Screen => ({
  name,
  reach,
  ...more,
});

/** Screens visited one after the other on one page: each continues from the one before. */
export const visits: readonly (readonly Screen[])[] = [
  [
    screen('industries', step('?solution=website')),
    screen('goals', choose('Retail')),
    screen('tiers, one of them recommended', choose('Automate Operations', 'Data-Driven Decisions')),
  ],
  [
    screen('review', review),
    screen('review, choosing systems from the list', async (page) => {
      const quote = new QuickQuote(page);
      await quote.more.click();
      await quote.systems.click();
      await page.getByRole('option', { name: 'GARO' }).click();
    }),
    screen('review, saved, about to be e-mailed', async (page) => {
      await page.keyboard.press('Escape');
      const quotePage = new SavedQuotePage(page);
      await quotePage.saveAtReview();
      await quotePage.mail.click();
      await quotePage.address.waitFor();
    }),
    screen('review, refused', async (page) => {
      await new QuickQuote(page).checkout.click({ force: true });
      await page.getByText('Error: Please enter your name and email to proceed.').first().waitFor();
      // A hovered notice would stay.
      await page.mouse.move(0, 0);
    }),
    screen('demo checkout', async (page) => {
      const quote = new QuickQuote(page);
      await quote.fillIn(ann);
      await quote.checkout.click();
      await new DemoCheckout(page).isShown('€396');
    }),
    screen('demo checkout, declined', async (page) => {
      await new DemoCheckout(page).decline.click();
      await page
        .getByText(/declined/i)
        .first()
        .waitFor();
    }),
    screen('paid', async (page) => {
      await new DemoCheckout(page).pay.click();
      await page.getByRole('heading', { name: 'Thank you. Your payment is in.' }).waitFor();
    }),
  ],
  [
    screen(
      'saved quote',
      openSavedQuote((answer) => answer),
    ),
  ],
  [
    screen(
      'expired saved quote, with what has changed',
      openSavedQuote(({ savedBill, ...answer }) => ({
        ...answer,
        valid: false,
        savedBill: { ...savedBill, price: { ...savedBill.price, total: 1780, lines: savedBill.price.lines.slice(1) } },
      })),
    ),
  ],
  [
    screen('brand packages', async (page) => {
      const packageBuilder = new PackageBuilder(page);
      await packageBuilder.open();
      await packageBuilder.chooseServices(...serviceIds);
      await packageBuilder.choose('Retail');
    }),
    screen('campaigns', choose('Elite Brand Identity')),
    screen('Trinity solutions', choose('Growth Campaign')),
    screen('systems of the platform, one of them bought twice', async (page) => {
      const packageBuilder = new PackageBuilder(page);
      await packageBuilder.choose('Trinity Plus');
      // The step before has a card of the same name.
      await packageBuilder.isAt('Platform Systems');
      await packageBuilder.card('Trinity Plus').check();
      await page.getByText(/is in your package twice/).waitFor();
    }),
  ],
  [
    screen('menu', async (page) => {
      await open(page, '/trinity');
      await page.getByRole('banner').getByRole('button', { name: 'Services' }).click();
      await page.getByRole('link', { name: 'All services and prices' }).waitFor();
    }),
  ],
  // On a phone there is no menu.
  [
    screen(
      'drawer',
      async (page) => {
        await open(page, '/');
        await page.getByRole('banner').getByRole('button', { name: 'Open menu' }).click();
        await page.getByRole('dialog').getByRole('link').first().waitFor();
      },
      { on: phone },
    ),
    screen(
      'summary of a wizard',
      async (page) => {
        await new QuickQuote(page).open('?solution=both&trinity=trinity-core&tier=full');
        await page.getByRole('button', { name: /Order summary/ }).click();
        await page.getByText('Deposit due today').waitFor();
      },
      { on: phone },
    ),
  ],
  [
    screen('the consent banner', async (page) => {
      await page.goto('/user-consent');
      await page.getByRole('button', { name: 'Withdraw and delete my answer' }).click();
      await page.getByRole('banner').getByRole('link').first().click();
      await page.getByRole('form', { name: 'Your order so far' }).waitFor();
      await page.getByRole('button', { name: 'Reject All' }).waitFor();
    }),
    screen('the consent banner, with explanations', async (page) => {
      await new ConsentBanner(page).unfold();
      await page.getByRole('button', { name: 'Show More Enhancement' }).click();
      await page.getByRole('dialog').getByText('Device scanning').click();
    }),
  ],
  [screen('a new password', fresh('/reset-password'))],
  [screen('set-up of an account, choices', signedIn('/Stepper'))],
  [
    screen('dashboard, overview', signedIn('/UserDashboard', { ...annsAccount, orders: annsOrders })),
    screen('dashboard, orders of every status', async (page) => {
      await dashboard('Orders')(page);
      await page.getByText('2 orders were never paid').click();
    }),
  ],
  [
    screen('dashboard, profile', signedIn('/user/profile')),
    screen('dashboard, consultations', dashboard('Consultations')),
    screen('dashboard, orders', dashboard('Orders')),
    screen('dashboard, newsletter', dashboard('Newsletter')),
    screen('dashboard, cookie settings', dashboard('Cookie settings')),
    screen('dashboard, data', dashboard('Your data')),
    screen('dashboard, security', dashboard('Security')),
  ],
  [
    screen('contact', (page) => open(page, '/contact-us?plan=full.hybrid')),
    screen('contact, refused', async (page) => {
      const form = new ContactForm(page);
      await form.email.fill('ann@');
      await form.send.click();
      await page.getByText('Please enter your name.').waitFor();
    }),
  ],
  [
    screen(
      'planner, plans that fit',
      plan(2, {}, ({ fit }) => fit.click()),
    ),
  ],
  [
    screen(
      'planner, over budget',
      plan(3, {
        platform: 'premium',
        solutions: ['solution:customers'],
        dashboards: ['dashboard:financial'],
        budget: 3000,
      }),
    ),
  ],
  [screen('planner, a path with a deposit', plan(6, { platform: 'full', path: 'template' }))],
  [
    screen('newsletter, refused', async (page) => {
      await open(page, '/contact-us/sent');
      await new NewsletterBlock(page).subscribe.click();
      await page.getByText('Email is required').waitFor();
    }),
    screen('newsletter, requested', async (page) => {
      const newsletter = new NewsletterBlock(page);
      await newsletter.email.fill('screen@example.ie');
      await newsletter.subscribe.click();
      await page.getByText(/^One more step/).waitFor();
    }),
  ],
  [
    screen('booking, days', async (page) => {
      const booking = new Booking(page);
      await booking.open();
      await booking.nextFree.waitFor();
    }),
    screen('booking, times', async (page) => {
      await new Booking(page).chooseFirst();
    }),
    screen('booking, details refused', async (page) => {
      const booking = new Booking(page);
      await booking.next.click();
      await booking.heading('Confirm Your Booking').waitFor();
      await booking.email.fill('ann@');
      await booking.confirm.click({ force: true });
      await page.getByText('Please enter your name.').waitFor();
    }),
    screen('booking, confirmed', async (page) => {
      await new Booking(page).confirmFor();
    }),
    screen('a booking behind its link', (page) => new Booking(page).manage()),
    screen('a booking about to be cancelled', async (page) => {
      await page.getByRole('button', { name: 'Cancel the consultation' }).click();
      await page.getByRole('dialog').waitFor();
    }),
  ],
  [
    screen('booking without scripts, days', (page) => open(page, '/booking/plain')),
    screen(
      'booking without scripts, refused',
      async (page) => {
        await open(page, '/booking/plain');
        await page.getByRole('listitem').getByRole('link').first().click();
        await page.getByRole('button', { name: 'Confirm Booking' }).click();
        await page.getByText('Please choose a time.').waitFor();
      },
      { logs: /422/ },
    ),
  ],
];

/** Visits whose parts other screens have too: what is wrong on them alone is found before a release. */
export const furtherVisits: readonly (readonly Screen[])[] = [
  [screen('systems', step('?solution=trinity')), screen('upsells', choose('Expense Manager'))],
  [
    screen('review of a package', async (page) => {
      const packageBuilder = new PackageBuilder(page);
      await packageBuilder.openReview();
      await packageBuilder.more.waitFor();
    }),
  ],
  [
    screen(
      'unknown payment',
      async (page) => {
        await open(page, '/checkout-success?session_id=unknown');
        await page.getByRole('heading', { name: 'We can’t find this payment' }).waitFor();
      },
      { logs: /404/ },
    ),
  ],
  [
    screen(
      'login, failed',
      async (page) => {
        const account = new Account(page);
        await open(page, '/Login');
        await account.email.fill('nobody.here@example.ie');
        await account.password.fill('not a password');
        await account.logIn.click();
        await page.getByRole('alert').waitFor();
      },
      { logs: /401/ },
    ),
  ],
  [
    screen('sign-up, refused', async (page) => {
      await open(page, '/SignUp');
      await new Account(page).submit.click();
    }),
  ],
  [
    screen('a forgotten password, link requested', async (page) => {
      const account = new Account(page);
      await open(page, '/forgot-password');
      await account.email.fill('nobody.here@example.ie');
      await account.submit.click();
      await account.heading('Check your inbox').waitFor();
    }),
  ],
  [screen('an address, to be confirmed', fresh('/verify-email'))],
  [screen('an account, about to be deleted', fresh('/delete-account'))],
  [
    screen('home page, with a login wanted', async (page) => {
      await open(page, '/user/profile');
      await page.getByText('Please log in to open your dashboard').waitFor();
    }),
  ],
  [screen('dashboard, nothing next', signedIn('/UserDashboard', empty))],
  [
    screen(
      'dashboard, not loaded',
      signedIn(
        '/user/orders',
        { message: 'We can’t reach our database right now. Please try again in a moment.' },
        503,
      ),
      { logs: /503/ },
    ),
  ],
  [
    screen('newsletter without scripts', (page) => open(page, '/newsletter')),
    screen('newsletter without scripts, requested', (page) => open(page, '/newsletter/sent')),
  ],
  [screen('contact without scripts', (page) => post(page, { name: 'Ann', email: 'a@example.ie', message: 'Hi' }))],
  [
    screen('contact without scripts, refused', (page) => post(page, { name: '', email: 'ann@', message: '' }), {
      logs: /422/,
    }),
  ],
  [screen('planner, nothing set', plan(2, { goals: [], budget: null }))],
  [
    screen(
      'planner, nothing fits',
      plan(2, { budget: 500 }, ({ fit }) => fit.click()),
    ),
  ],
  [screen('planner, paths', plan(6, { platform: 'full', solutions: ['solution:customers'], budget: 3000 }))],
  [
    screen(
      'booking, not loaded',
      async (page) => {
        await page.route('**/api/meeting/**', (route) => route.fulfill({ status: 503, json: {} }));
        await new Booking(page).open();
        await page.getByText('The calendar didn’t load.').waitFor();
      },
      { logs: /503|Failed to fetch availability/ },
    ),
  ],
  [
    screen(
      'booking, failed',
      async (page) => {
        await page.route('**/book-meeting', (route) => route.fulfill({ status: 500, json: {} }));
        const booking = new Booking(page);
        await booking.open();
        await booking.toDetails();
        await booking.fillIn(visitor);
        await booking.confirm.click();
        await page.getByText('Booking failed').waitFor();
      },
      { logs: /500|Booking failed/ },
    ),
  ],
];

/** Every screen of the site, each reached as a new visitor. */
export const screens: readonly Screen[] = [...visits, ...furtherVisits].flatMap((visit) =>
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
