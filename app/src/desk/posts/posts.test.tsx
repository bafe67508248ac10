import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { HttpResponse, http } from 'msw/http';
import { Route, Routes, useLocation } from 'react-router-dom';
import { beforeEach, expect, test, vi } from 'vitest';
import { listPosts, post, project, type StaffPublished, unpublishPost } from '../../domain/contract/staff/published.ts';
import { posts, projects, type WrittenPost } from '../../domain/staff/articles.ts';
import type { Role } from '../../domain/staff/roles.ts';
import { mock } from '../../mocks/mock.ts';
import { nothingPublished, openDesk } from '../../testing/desk';
import { server } from '../../testing/setup.ts';
import { queryOf } from '../deskApi.ts';
import type { Actions } from '../parts/Actions';
import { PostPage, ProjectPage } from './PostPage';
import { PostsPage } from './PostsPage';

const key = '5c8f2c0e-7a52-4a7c-9a2b-0a4f3f1f2d11';
const nothing = { ...nothingPublished, data: posts.blank, inForce: posts.blank };
const whole = { ...posts.blank, title: 'Opening hours', address: 'opening-hours', text: 'One two', isShown: true };
const version = {
  author: 'Aoife Nolan',
  changes: ['Put on the site'],
  again: [],
  publishedAt: '2026-11-20T09:00:00.000Z',
  waits: false,
  replaced: false,
};
const sent = vi.fn().mockReturnValue({ entry: 'entry' });
const acted = vi.fn();

beforeEach(() => {
  sent.mockClear();
  server.use(
    mock(post.get)(() => ({ ...nothing, version: 1, data: sent.mock.lastCall?.[0].data ?? posts.blank })),
    mock(post.save)(sent),
  );
});

function open(change: Partial<StaffPublished<WrittenPost>> = {}, role?: Role) {
  const performAction: Actions['performAction'] = async ({ endpoint, ...action }) => {
    acted(endpoint.route, action);
    return true;
  };
  openDesk(<PostPage />, {
    actions: { performAction },
    at: `/posts/${key}`,
    route: '/posts/:key',
    role,
    known: [[queryOf(post.get, { params: { key } }).queryKey, { ...nothing, ...change }]],
  });
  return userEvent.setup();
}
const field = (name: string) => screen.getByRole('textbox', { name });
const upload = async (user: UserEvent, file = new File(['pixels'], '../x.png', { type: 'image/png' })) =>
  user.upload(await screen.findByLabelText('Picture', { selector: 'input' }), file);

test('an address follows the title until it is written, or known to readers', async () => {
  const user = open();
  expect(screen.getByText('Nothing to publish yet')).toBeVisible();
  await user.type(field('Title'), '5 things: hours & holidays');
  expect(field('Address')).toHaveValue('things-hours-holidays');
  await user.type(field('Address'), '-today');
  await user.type(field('Title'), '!');
  expect(field('Address')).toHaveValue('things-hours-holidays-today');
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('5 things: hours & holidays!');
  await user.paste(', and more'.repeat(5));
  expect(field('Title')).toHaveAccessibleDescription(/at most 70 characters fit/);
});

test('the marks of the toolbar go around what is selected, and blocks stand alone', async () => {
  const user = open({ data: whole });
  const text = screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Text' });
  text.setSelectionRange(4, 7);
  await user.click(screen.getByRole('button', { name: 'Bold' }));
  expect(text).toHaveValue('One **two**');
  text.setSelectionRange(11, 11);
  await user.click(screen.getByRole('button', { name: 'List' }));
  expect(text).toHaveValue('One **two**\n\n- First');
  await user.keyboard('Three');
  expect(text).toHaveValue('One **two**\n\n- Three');
});

test('a picture is added with what can be seen on it, or as decoration, and stands alone in the text', async () => {
  const user = open({ data: whole });
  const added = vi.fn();
  const address = '/pictures/0123456789abcdef01234567-900x600';
  server.use(
    http.post('/api/staff/pictures', async ({ request }) => {
      added(request.headers.get('content-type'), await request.text());
      return HttpResponse.json({ address });
    }),
  );
  const text = screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Text' });
  text.setSelectionRange(4, 7);
  await user.click(screen.getByRole('button', { name: 'Picture' }));
  const add = () => user.click(screen.getByRole('button', { name: 'Add it' }));
  await upload(user);
  await add();
  expect(added, 'without what can be seen').not.toHaveBeenCalled();
  await user.type(field('What can be seen'), 'An [[oven]');
  const decoration = screen.getByRole('checkbox', { name: 'Decoration only' });
  await user.click(decoration);
  await user.click(decoration);
  await user.type(field('Caption'), 'At two');
  await add();
  await waitFor(() => expect(text).toHaveValue(`One two\n\n![An \\[oven\\]](${address} "At two")`));
  expect(added).toHaveBeenCalledWith('image/png', 'pixels');
  expect(text).toHaveFocus();

  await user.click(screen.getByRole('button', { name: 'Choose a picture …' }));
  await upload(user);
  await user.click(screen.getByRole('checkbox', { name: 'Decoration only' }));
  await add();
  const cover = within(screen.getByRole('group', { name: 'Cover' }));
  expect(await cover.findByText('Decoration only')).toBeVisible();
  await user.click(cover.getByRole('button', { name: 'Remove' }));
  expect(cover.queryByRole('presentation')).toBeNull();
  expect(cover.getByRole('button', { name: 'Choose a picture …' })).toHaveFocus();
});

test('a picture whose dialog is closed while it is stored isn’t added', async () => {
  const user = open({ data: whole });
  const stored = Promise.withResolvers<void>();
  const answered = vi.fn();
  server.use(
    http.post('/api/staff/pictures', async () => {
      await stored.promise;
      return HttpResponse.json({ address: '/pictures/0123456789abcdef01234567-900x600' });
    }),
  );
  server.events.on('response:mocked', answered);
  const choose = screen.getByRole('button', { name: 'Choose a picture …' });
  await user.click(choose);
  await upload(user);
  await user.click(screen.getByRole('checkbox', { name: 'Decoration only' }));
  await user.click(screen.getByRole('button', { name: 'Add it' }));
  await user.click(screen.getByRole('button', { name: 'Close' }));
  await user.type(field('Text'), ', three');
  await user.click(choose);
  stored.resolve();
  await waitFor(() => expect(answered).toHaveBeenCalled());
  await act(async () => new Promise((resolve) => setTimeout(resolve)));
  expect(field('Text')).toHaveValue('One two, three');
  expect(screen.getByRole('dialog', { name: 'Add a picture' })).toBeVisible();
  expect(screen.queryByText('Decoration only', { selector: 'p' })).toBeNull();
});

test('a picture that is too large isn’t sent', async () => {
  const user = open({ data: whole });
  await user.click(screen.getByRole('button', { name: 'Picture' }));
  const large = new File(['x'], 'x.png', { type: 'image/png' });
  Object.defineProperty(large, 'size', { value: 16 * 1024 * 1024 });
  await upload(user, large);
  await user.type(field('What can be seen'), 'An oven');
  await user.click(screen.getByRole('button', { name: 'Add it' }));
  expect(await screen.findByText(/more than 15 MB/)).toBeVisible();
});

test('an owner publishes at a day and time in Ireland', async () => {
  const user = open({ data: { ...whole, isShown: false } });
  await user.click(await screen.findByRole('button', { name: 'Publish …' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(await dialog.findByRole('radio', { name: 'At a day and time' }));
  const publish = dialog.getByRole('button', { name: 'Schedule it' });
  expect(publish).toHaveAttribute('aria-disabled', 'true');
  await user.type(dialog.getByLabelText('Day'), '2099-07-01');
  await user.click(publish);
  expect(acted).toHaveBeenLastCalledWith(
    post.publish.route,
    expect.objectContaining({
      params: { key },
      body: { version: 0, at: '2099-07-01T08:00:00.000Z' },
      done: expect.stringMatching(/^It will be published on 1\sJul\s2099, 9:00\sAM\.$/),
    }),
  );
});

test('what was published keeps its address, can be taken off, and each version can be published again', async () => {
  const history = [
    { ...version, version: 2, publishedAt: '2099-11-20T09:00:00.000Z', waits: true },
    { ...version, version: 1 },
  ];
  const user = open({ data: whole, inForce: whole, shown: 'now', history });
  expect(field('Address')).toHaveAttribute('readonly');
  expect(screen.getByText(/^A new version is to be published on 20\sNov/)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Publish version 2 again …' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Publish version 1 again …' })).toBeVisible();
  expect(screen.queryByText(/came with/)).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Unpublish' }));
  expect(acted).toHaveBeenLastCalledWith(
    unpublishPost.route,
    expect.objectContaining({ params: { key }, body: { version: 2 } }),
  );
});

test.each([
  ['is to be published', { publishedAt: '2099-11-20T09:00:00.000Z', waits: true }, true, /^To be published on 20\sNov/],
  ['was taken off before its time', {}, false, 'Not on the site'],
])('what nobody has seen, however often it was moved, can change its address: what %s', (_, last, isShown, said) => {
  const history = [
    { ...version, version: 2, ...last },
    { ...version, version: 1, replaced: true },
  ];
  open({ data: { ...whole, isShown }, inForce: { ...whole, isShown }, history });
  expect(screen.getByText(said)).toBeVisible();
  expect(field('Address')).not.toHaveAttribute('readonly');
});

test('staff write, and don’t see what owners do', () => {
  open({ data: { ...whole, title: 'Changed since' }, inForce: whole, history: [{ ...version, version: 1 }] }, 'staff');
  expect(screen.getByRole('button', { name: 'Discard' })).toBeVisible();
  expect(screen.queryByRole('button', { name: /publish/i })).toBeNull();
});

test('a project has the fields of its page, and is published in the portfolio', async () => {
  const at = { params: { key } };
  const stored = { ...nothingPublished, data: { ...projects.blank, title: 'A bakery' }, inForce: projects.blank };
  server.use(mock(project.get)(() => stored));
  openDesk(<ProjectPage />, {
    at: `/projects/${key}`,
    route: '/projects/:key',
    known: [[queryOf(project.get, at).queryKey, stored]],
  });
  const user = userEvent.setup();
  for (const name of ['Client', 'When', 'What was done', 'What came of it']) expect(field(name)).toBeVisible();
  expect(screen.getByRole('group', { name: 'Cover' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Publish …' }));
  expect(await screen.findByText(/Readers see it in the portfolio within seconds/)).toBeVisible();
});

test('the list says where each post is, and that the first one replaces the samples', async () => {
  const at = version.publishedAt;
  const posts = [
    { key, title: 'Opening hours', state: 'published' as const, isChanged: true, at },
    { key: 'c', title: 'Prices', state: 'renewing' as const, isChanged: false, at },
    { key: 'b', title: '', state: 'draft' as const, isChanged: false, at },
  ];
  server.use(mock(listPosts)(() => ({ rows: posts, next: null, showsSamples: true })));
  openDesk(<PostsPage />, { at: '/posts' });
  expect(await screen.findByRole('link', { name: 'Opening hours' })).toHaveAttribute('href', `/posts/${key}`);
  for (const name of [
    /Opening hours Published, with a draft/,
    /Prices Published, a new version waits/,
    /No title Draft/,
  ])
    expect(screen.getByRole('row', { name })).toBeVisible();
  expect(screen.getByText(/sample posts/)).toBeVisible();
});

const At = () => <p>{useLocation().pathname}</p>;

test.each([
  ['new', /^\/posts\/[\da-f-]{36}$/],
  ['opening-hours', /^\/posts$/],
])('the address /posts/%s is none of a post: it begins a new one, or leads to the list', async (unknown, to) => {
  openDesk(
    <>
      <At />
      <Routes>
        <Route path="/posts/:key" element={<PostPage />} />
        <Route path="/posts" element={null} />
      </Routes>
    </>,
    { at: `/posts/${unknown}`, route: '*' },
  );
  expect(await screen.findByText(to)).toBeVisible();
});
