import { checkScreen } from './axe.ts';
import { DeskPage, onDesk } from './deskPage.ts';
import { expect, test } from './test.ts';

// On a site that no other test has used.
test.use({ settings: {}, ...onDesk });

test('an owner writes a post, previews and publishes it, and takes it off again', async ({
  page,
  request,
  site,
  problems,
}) => {
  test.slow();
  problems.expect(/404/);
  const desk = new DeskPage(page);
  await desk.enterWithApp(request, site);
  const field = (name: string) => page.getByRole('textbox', { name });
  const title = 'Opening hours for bank holidays';

  await page.goto('/desk/posts');
  await expect(page.getByText('The blog shows the sample posts')).toBeVisible();
  await page.getByRole('link', { name: 'New post' }).click();
  await field('Title').fill(title);
  await field('Description').fill('How to write your opening hours so that nobody stands before a closed door in May.');
  await page.getByRole('combobox', { name: 'Topic' }).selectOption('Websites');
  await field('Text').fill('Write them as text, with the next bank holiday.');
  await desk.button('Heading').click();
  await page.keyboard.type('When you’re closed');
  await page.getByRole('button', { name: 'Picture', exact: true }).click();
  const drawing = await request.get('/icon-512.png');
  const file = { name: 'sign.png', mimeType: 'image/png', buffer: await drawing.body() };
  await page.locator('input[type=file]').setInputFiles(file);
  await field('What can be seen').fill('A sign at a door');
  await checkScreen(page, 'a picture of a post');
  await desk.button('Add it').click();
  // As long as the server may take for its sizes.
  await expect(field('Text')).toHaveValue(/\n\n!\[A sign at a door\]\(\/pictures\//, { timeout: 90_000 });
  await page.getByRole('combobox', { name: 'Offer below the text' }).selectOption({ index: 1 });
  await desk.button('Publish …').click();
  await checkScreen(page, 'a post');
  await page.getByRole('dialog').getByRole('button', { name: 'Not yet' }).click();

  const preview = await page.getByRole('link', { name: 'Preview' }).getAttribute('href');
  await page.goto(preview ?? '');
  expect(new URL(page.url()).pathname).toBe('/blog/opening-hours-for-bank-holidays');
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await page.getByRole('link', { name: 'Leave the preview' }).click();
  expect((await request.get('/blog/opening-hours-for-bank-holidays')).status()).toBe(404);

  await page.goto('/desk/posts');
  await page.getByRole('link', { name: title }).click();
  await desk.button('Publish …').click();
  await desk.button('Publish now').click();
  // Said once the server shows it.
  await expect(page.getByText('Published. The blog shows it within seconds.')).toBeVisible();
  await expect(page.getByText(/^On the site since/)).toBeVisible();

  const path = '/blog/opening-hours-for-bank-holidays';
  await page.goto(path);
  await expect(page.getByRole('heading', { name: 'When you’re closed' })).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'What we sell for this' })).toBeVisible();
  const sign = page.getByRole('img', { name: 'A sign at a door' });
  await sign.scrollIntoViewIfNeeded();
  await expect.poll(() => sign.evaluate((shown: HTMLImageElement) => shown.currentSrc)).toMatch(/-(480|512)\.avif$/);
  await expect.poll(() => sign.evaluate((shown: HTMLImageElement) => shown.naturalWidth)).toBeGreaterThan(0);
  expect(await (await request.get(path)).text()).toContain('"@type":"BlogPosting"');
  await page.goto('/blog');
  await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText([title]);
  for (const list of ['/sitemap.xml', '/feed.xml', '/llms.txt']) {
    const text = await (await request.get(list)).text();
    expect(text, list).toContain(path);
    expect(text, list).not.toContain('/blog/3');
  }
  const sample = await request.get('/blog/3', { maxRedirects: 0 });
  expect(sample.headers().location).toBe('/blog');
  expect((await request.get('/og/blog-opening-hours-for-bank-holidays.png')).status()).toBe(200);

  await page.goto('/desk/posts');
  await page.getByRole('link', { name: title }).click();
  await desk.button('Unpublish').click();
  await expect(page.getByText('It isn’t on the site any more. Its text and its versions stay here.')).toBeVisible();
  await expect(page.getByText('Not on the site')).toBeVisible();
  expect((await request.get(path)).status()).toBe(404);
  await page.goto('/blog');
  await expect(page.getByText('There’s nothing to read here at the moment.')).toBeVisible();
});
