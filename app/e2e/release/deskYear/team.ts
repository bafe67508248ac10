import { findings } from '../../axe.ts';
import { ContactForm } from '../../contactForm.ts';
import { DeskPage } from '../../deskPage.ts';
import { newContext } from '../../sharedPage.ts';
import { expect, look, mailTo, type Year } from './test.ts';

const member = 'dara@agency.example';

/** The owner's first login: with a passkey, without which a password opens nothing any more. */
export async function logInWithPasskey({ page, desk, request, site }: Year): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('WebAuthn.enable');
  await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  await desk.enter(request, site);
  await desk.button('Set up a passkey').click();
  await expect(desk.today).toBeVisible();
  await desk.logOut();
  await desk.button('Log in with a passkey').click();
  await expect(desk.today).toBeVisible();
  await desk.logOut();
  await desk.logInWithPassword();
  await expect(desk.heading('Use your passkey')).toBeVisible();
  await page.goto('/desk/orders');
  await expect(desk.heading('Use your passkey')).toBeVisible();
  await desk.button('Use another account').click();
  await expect(desk.heading('Log in to the desk')).toBeVisible();
  await desk.button('Log in with a passkey').click();
  await expect(desk.heading('Orders')).toBeVisible();
}

/** Opens Access, and waits for the lists that move its buttons down. */
async function openAccess({ page }: Year): Promise<void> {
  await page.goto('/desk/access');
  await expect(page.getByText('Ann Byrne (you)')).toBeVisible();
  await expect(page.getByText('Ann Byrne, this browser')).toBeVisible();
}

/** A webhook for a program, and a token with which it may read orders. */
export async function connectProgram(year: Year): Promise<void> {
  const { page, desk, world } = year;
  await openAccess(year);
  await desk.button('Add a webhook').click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Address of the program').fill(world.program.url);
  expect(await findings(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Add the webhook' }).click();
  await expect(page.getByText(/^whsec_/)).toBeVisible();

  await page.getByLabel('What it is for').fill('Accounting');
  await page.getByLabel('orders:read').check();
  await desk.button('Make a token').click();
  const token = page
    .getByRole('status')
    .locator('code')
    .filter({ hasNotText: /^whsec_/ });
  await expect(token).toBeVisible();
  await page.reload();
  await expect(page.getByText('Accounting')).toBeVisible();
  await expect(token).toBeHidden();
}

/** Opens the contact form early: a message that is sent within seconds of that counts as written by a program. */
export async function beginMessage({ page }: Year, { name }: { name: string }): Promise<ContactForm> {
  const form = new ContactForm(await page.context().newPage());
  await form.open();
  await form.name.fill(name);
  return form;
}

/** A message appears on the open page of the desk, and reaches the program without names. */
export async function receiveMessage(
  { page, desk, world }: Year,
  form: ContactForm,
  from: { name: string; email: string },
): Promise<void> {
  const { received } = world.program;
  await page.goto('/desk/messages');
  await expect(desk.heading(/waits? for you/)).toBeVisible();
  await form.email.fill(from.email);
  await form.message.fill('Could you call me on Friday?');
  await form.send.click();
  // Nothing is reloaded.
  await expect(page.getByText(from.name).first()).toBeVisible();
  await form.page.close();
  await expect.poll(() => received.at(-1)?.body).toContain('message.received');
  expect(received.at(-1)?.body).not.toContain(from.name);
}

/** A read-only member is invited, sees an order, can't change it, and is removed. */
export async function inviteMember(year: Year, buyer: string): Promise<void> {
  const { browser, page, desk, request, site } = year;
  await openAccess(year);
  await page.getByLabel('Invite by e-mail').fill(member);
  await page.getByRole('combobox', { name: 'Role', exact: true }).selectOption('Read-only');
  await desk.button('Send the invitation').click();
  expect(await mailTo(year, member, /^You are invited/)).toContain('look at everything, and change nothing');

  const context = await newContext(browser);
  const theirs = await context.newPage();
  const theirDesk = new DeskPage(theirs);
  await theirDesk.enterWithApp(request, site, member);
  await theirs.goto('/desk/orders');
  await theirs.getByRole('link', { name: buyer }).click();
  await expect(theirs.getByRole('heading', { name: 'What was bought' })).toBeVisible();
  for (const name of ['In progress', 'Request the balance', 'Mark as paid by transfer', 'Refund', 'Add the note'])
    await expect(theirDesk.button(name)).toHaveCount(0);
  await page.reload();
  const row = page.getByRole('listitem').filter({ hasText: `${member} ·` });
  await expect(row.getByRole('combobox')).toHaveValue('read-only');
  await row.getByRole('button', { name: 'Remove' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Remove them' }).click();
  await expect(row).toBeHidden();
  await theirs.reload();
  await expect(theirDesk.heading('Log in to the desk')).toBeVisible();
  await context.close();
}

/** What the program was told is sent again with the same id; then the webhook is removed. */
export async function replayWebhook(year: Year): Promise<void> {
  const { page, desk, world } = year;
  const { received, url } = world.program;
  await openAccess(year);
  await expect(page.getByText('Accounting')).toBeVisible();
  await page.getByRole('link', { name: url }).click();
  const message = page.getByRole('listitem').filter({ hasText: 'A visitor has sent a message with the contact form' });
  await expect(message).toContainText('Delivered');
  const told = () => received.filter(({ body }) => body.includes('message.received'));
  expect(told()).toHaveLength(1);
  await look(page, 'a webhook');
  await message.getByRole('button', { name: 'Send again' }).click();
  await expect.poll(() => told().length).toBe(2);
  expect(new Set(told().map(({ headers }) => headers['webhook-id'])).size).toBe(1);
  await desk.button('Remove').click();
  await page.getByRole('dialog').getByRole('button', { name: 'Remove it' }).click();
  await expect(desk.heading('Access')).toBeVisible();
  await expect(page.getByRole('link', { name: url })).toBeHidden();
}
