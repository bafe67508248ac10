import { webhookReceiver } from '../server/testing/webhookReceiver.ts';
import { findings } from './axe.ts';
import { ContactForm } from './contactForm.ts';
import { DeskPage } from './deskPage.ts';
import { overflow } from './layout.ts';
import { expect, test } from './test.ts';

const owner = 'webhooks@agency.example';

test.use({
  settings: { ADMIN_EMAILS: owner, WEBHOOK_TARGETS: 'any' },
  host: 'localhost',
  alsoStored: /^desk\./,
  ownContext: true,
});

test('a message reaches a webhook, is sent again, and appears on an open page of the desk', async ({
  page,
  context,
  request,
  site,
  problems,
}) => {
  problems.expect(/40[0-9]/);
  const receiver = await webhookReceiver();
  try {
    const desk = new DeskPage(page);
    await desk.enter(request, site, owner);
    await desk.setUpApp();
    await expect(desk.heading(/need|Nothing/)).toBeVisible();
    await page.goto('/desk/access');
    await desk.button('Add a webhook').click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Address of the program').fill(receiver.url);
    expect(await findings(page)).toEqual([]);
    await dialog.getByRole('button', { name: 'Add the webhook' }).click();
    await expect(page.getByText(/^whsec_/)).toBeVisible();
    await page.goto('/desk/messages');
    await expect(desk.heading('Messages')).toBeVisible();

    const visitor = await context.newPage();
    const form = new ContactForm(visitor);
    await form.open();
    await form.name.fill('Orla Byrne');
    await form.email.fill('orla.byrne@example.ie');
    await form.message.fill('Could you call me on Friday?');
    await form.send.click();
    // Nothing is reloaded.
    await expect(page.getByText('Orla Byrne')).toBeVisible();
    await expect.poll(() => receiver.received.length).toBe(1);
    expect(JSON.parse(receiver.received[0]?.body ?? '')).toMatchObject({ type: 'message.received' });
    expect(receiver.received[0]?.body).not.toContain('Orla');

    await page.goto('/desk/access');
    await page.getByRole('link', { name: receiver.url }).click();
    await expect(page.getByText(/Delivered/)).toBeVisible();
    await desk.button('Send again').click();
    await expect.poll(() => receiver.received.length).toBe(2);
    expect(receiver.received[1]?.headers['webhook-id']).toBe(receiver.received[0]?.headers['webhook-id']);
    expect(await findings(page)).toEqual([]);
    await page.setViewportSize({ width: 320, height: 640 });
    expect(await overflow(page)).toEqual({ by: 0, what: [] });
    await desk.button('Remove').click();
    await dialog.getByRole('button', { name: 'Remove it' }).click();
    await expect(desk.heading('Access')).toBeVisible();
    await expect(page.getByRole('link', { name: receiver.url })).toBeHidden();
  } finally {
    await receiver.close();
  }
});
