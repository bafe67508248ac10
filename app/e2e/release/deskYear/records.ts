import { readFile } from 'node:fs/promises';
import { expect, mailTo, mistypedOffice, office, type Year } from './test.ts';

/** Notices to the agency come back because of a typo in its address. It is corrected in the settings; they are sent again. */
export async function correctOffice(year: Year, subjects: readonly RegExp[]): Promise<void> {
  const { page, desk, site } = year;
  await page.goto('/desk');
  const back = page.getByRole('region', { name: 'E-mails that did not arrive' });
  await expect(back.getByRole('listitem')).toHaveCount(subjects.length);
  await expect(back).toContainText(`Not delivered to ${mistypedOffice}`);
  await site.restart({ AGENCY_EMAIL: office });
  for (const subject of subjects) {
    await page.goto('/desk');
    await back
      .getByRole('link')
      .filter({ has: page.getByText(subject) })
      .click();
    await expect(page.getByText('The address is refused. It may be mistyped.')).toBeVisible();
    await desk.button('Send again').click();
    await expect(page.getByText(/ in a few seconds\.$/)).toBeVisible();
  }
}

/** The notices that were sent again have arrived. Each can be undone for a while, so others come first. */
export async function receiveNotices(year: Year, subjects: readonly RegExp[]): Promise<void> {
  const { page, desk } = year;
  for (const subject of subjects) await mailTo(year, office, subject);
  await page.goto('/desk');
  await expect(desk.today).toBeVisible();
  await expect(page.getByRole('region', { name: 'E-mails that did not arrive' })).toHaveCount(0);
}

/** A customer gets what the agency holds of them, and is deleted. */
export async function exportAndErase(year: Year, { name, email }: { name: string; email: string }): Promise<void> {
  const { page, desk } = year;
  await page.goto(`/desk/people/${encodeURIComponent(email)}`);
  const download = page.waitForEvent('download');
  await desk.button('Export their data').click();
  const file = await (await download).path();
  const data = JSON.parse(await readFile(file, 'utf8'));
  expect(data).toMatchObject({
    orders: [{ name, email }],
    messages: [{ name, message: 'Could you call me on Friday?' }],
  });
  await desk.button('Delete this person').click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('listitem')).toHaveText(/^Paid order, kept by law: /);
  await dialog.getByLabel(`Type ${email} to confirm`).fill(email);
  await dialog.getByRole('button', { name: `Delete ${email}` }).click();
  await expect(desk.heading('People')).toBeVisible();
  await mailTo(year, email, /^Your account at Trinity Works is deleted/);
}
