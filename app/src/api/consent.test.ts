import { afterAll, afterEach, beforeEach, expect, test, vi } from 'vitest';
import { consentVersion, everythingGranted, nothingGranted } from '../domain/consent/consent.ts';

/** A page that has just been loaded. */
async function load() {
  vi.resetModules();
  delete window.dataLayer;
  return import('./consent.ts');
}

const told = () =>
  (window.dataLayer ?? []).map((entry) =>
    Object.prototype.toString.call(entry) === '[object Arguments]' ? [...(entry as Iterable<unknown>)] : entry,
  );
const stored = (key: string): unknown => JSON.parse(localStorage.getItem(key) ?? 'null');
const scripts = () => document.head.querySelectorAll('script[src*=googletagmanager]').length;

beforeEach(() => document.head.insertAdjacentHTML('beforeend', '<meta name="tag-manager" content="GTM-TEST123">'));
// The next file of this run loads modules of its own.
afterAll(() => vi.resetModules());
afterEach(() => {
  for (const element of document.head.querySelectorAll('meta[name=tag-manager], script')) element.remove();
});

test('a switch is stored without an answer, and sent to the tag manager at once', async () => {
  const consent = await load();
  consent.setPurpose('Optimization', true);
  expect(stored('consent')).toEqual({ ...nothingGranted, Optimization: true });
  expect(stored('consent-meta')).toBeNull();
  await vi.waitFor(() => expect(told()).toHaveLength(4));
  expect(told()[1]).toEqual(['consent', 'update', { ad_storage: 'granted', ad_user_data: 'granted' }]);
  expect(told()[2]).toEqual({ event: 'consent_update', ad_optimization: 'granted' });
  expect(scripts()).toBe(1);
});

test('an answer is stored with its time and the purposes that were shown', async () => {
  const consent = await load();
  consent.decideConsent(everythingGranted);
  expect(stored('consent')).toEqual(everythingGranted);
  expect(stored('consent-meta')).toEqual({ decidedAt: expect.stringMatching(/^\d{4}-.*Z$/), version: consentVersion });
  expect(consent.currentConsent().status).toBe('decided');
});

test('Reject All after Accept All sends all denied, and loads no second script', async () => {
  const consent = await load();
  consent.decideConsent(everythingGranted);
  consent.decideConsent(nothingGranted);
  await vi.waitFor(() => expect(told().at(-1)).toMatchObject({ ad_personalization: 'denied', ad_analytics: 'denied' }));
  expect(scripts()).toBe(1);
});

test('the next page sends what was allowed before, and loads nothing if all was rejected', async () => {
  (await load()).decideConsent(everythingGranted);
  await vi.waitFor(() => expect(scripts()).toBe(1));
  for (const script of document.head.querySelectorAll('script')) script.remove();
  (await load()).replayConsent();
  await vi.waitFor(() => expect(scripts()).toBe(1));

  for (const script of document.head.querySelectorAll('script')) script.remove();
  const rejecting = await load();
  rejecting.decideConsent(nothingGranted);
  await vi.waitFor(() => expect(told()).toHaveLength(3));
  const next = await load();
  next.replayConsent();
  await vi.waitFor(() => expect(told()).toHaveLength(1));
  expect(scripts()).toBe(0);
});

test('sends nothing without a container', async () => {
  document.head.querySelector('meta[name=tag-manager]')?.remove();
  const consent = await load();
  consent.decideConsent(everythingGranted);
  await (await import('./tags.ts')).updateTags(everythingGranted, everythingGranted);
  expect(window.dataLayer).toBeUndefined();
  expect(scripts()).toBe(0);
});

test('withdrawing deletes everything stored, and the banner asks again', async () => {
  const consent = await load();
  const listener = vi.fn();
  const leave = consent.onConsentChange(listener);
  consent.decideConsent(everythingGranted);
  consent.withdrawConsent();
  leave();
  expect(listener).toHaveBeenCalledTimes(2);
  expect([stored('consent'), stored('consent-meta')]).toEqual([null, null]);
  expect(consent.currentConsent()).toMatchObject({ status: 'never', choices: nothingGranted });
});

test('an answer given in another tab is noticed here', async () => {
  const consent = await load();
  expect(consent.currentConsent().status).toBe('never');
  const listener = vi.fn();
  const leave = consent.onConsentChange(listener);
  localStorage.setItem('consent', JSON.stringify(everythingGranted));
  localStorage.setItem(
    'consent-meta',
    JSON.stringify({ decidedAt: new Date().toISOString(), version: consentVersion }),
  );
  window.dispatchEvent(new StorageEvent('storage', { key: 'consent-meta' }));
  window.dispatchEvent(new StorageEvent('storage', { key: 'something-else' }));
  leave();
  expect(listener).toHaveBeenCalledOnce();
  expect(consent.currentConsent().choices).toEqual(everythingGranted);
});

test('cookies and storage of tags that aren’t allowed are deleted, and nothing of ours', async () => {
  const consent = await load();
  for (const storage of [localStorage, sessionStorage]) {
    for (const key of ['_gcl_ls', '_ga_debug', 'configurator']) storage.setItem(key, '1');
  }
  // biome-ignore lint/suspicious/noDocumentCookie: as a tag does
  document.cookie = '_ga=1; path=/';
  consent.decideConsent(nothingGranted);
  await vi.waitFor(() => expect(document.cookie).not.toContain('_ga'));
  expect(Object.keys(localStorage).sort()).toEqual(['configurator', 'consent', 'consent-meta']);
  expect(Object.keys(sessionStorage)).toEqual(['configurator']);
  sessionStorage.clear();
});
