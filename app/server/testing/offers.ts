import type { StaffOffer } from '../../src/domain/contract/staff/offers.ts';
import type { Offer, OfferView } from '../../src/domain/offer.ts';
import { builtSite } from './builtSite.ts';
import type { Member } from './staff.ts';

/** A site with the page of offers, which holds what the server answers. */
export const offerSite = () =>
  builtSite({ 'offer/[token].html': '<!doctype html><html lang="en"><head></head><body></body></html>' });

/** The browser of a customer, without scripts. */
export function customerOf(url: string) {
  const open = async (path: string, fields?: Readonly<Record<string, string>>) => {
    const response = await fetch(url + path, {
      redirect: 'manual',
      ...(fields && { method: 'POST', body: new URLSearchParams(fields), headers: { origin: url } }),
    });
    const text = await response.text();
    const view = JSON.parse(/<body>(.*)<\/body>/.exec(text)?.[1] || 'null') as OfferView | null;
    return { status: response.status, to: response.headers.get('location') ?? '', view, headers: response.headers };
  };
  /** Accepts what the page of an offer shows. */
  const accept = async (path: string, fields: Readonly<Record<string, string>>) => {
    const { view } = await open(path);
    return open(path, { sent: String(view?.sent), terms: view?.terms.version ?? '', ...fields });
  };
  return { open, accept };
}

/** An offer for €1,100, of which 30% is paid at first. */
export const sampleOffer: Offer = {
  name: 'Ann Byrne',
  email: 'ann@example.ie',
  business: null,
  title: 'Website for Byrne’s Bakery',
  lines: [
    { label: 'Website with five pages', amount: 90_000 },
    { label: 'Photos of the shop', amount: 30_000 },
    { label: 'You’re our neighbour', amount: -10_000 },
  ],
  deposit: { of: 'percent', value: 30 },
  validUntil: '2026-12-20',
  note: 'As we said on the phone.',
  payLater: false,
};

/** An offer as it is begun. */
type NewOffer = Offer & { forOrder?: string | undefined };

/** Writes an offer on the desk. @returns its id */
export const writeOffer = async (by: Member, change: Partial<NewOffer> = {}): Promise<string> =>
  String((await by.post('/api/staff/offers', { ...sampleOffer, ...change })).body.id);

export const offerOf = async (by: Member, id: string) =>
  (await by.get(`/api/staff/offers/${id}`)).body as unknown as StaffOffer;

/** Writes and sends an offer. @returns its id and the path of its page */
export async function sendNewOffer(by: Member, change: Partial<NewOffer> = {}) {
  const id = await writeOffer(by, change);
  const sent = await by.post(`/api/staff/offers/${id}/send`, { version: 0 });
  if (sent.status !== 200) throw new Error(JSON.stringify(sent.body));
  return { id, path: new URL((await offerOf(by, id)).link ?? '').pathname };
}
