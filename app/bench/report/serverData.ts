import { consultationMinutes } from '../../src/domain/catalogue/consultation.ts';
import type { BookingAnswer, SlotAnswer } from '../../src/domain/contract/booking.ts';
import type { PageState } from './pageStates.ts';

const days = 14;
const dayAfter = (ahead: number) => new Date(Date.now() + ahead * 86_400_000).toISOString().slice(0, 10);

const quote = {
  selection: { version: 1, wizard: 'quote', solutionType: 'both', system: 'trinity-core', tier: 'full' },
  about: { industry: 'restaurant', goals: [], budget: null },
};

/** Saves a quote and books a consultation, for the two pages that need server data. */
export async function createServerData(site: string): Promise<readonly PageState[]> {
  const call = async <Answer>(path: string, body?: object): Promise<Answer> => {
    const headers = { 'content-type': 'application/json', origin: site };
    const response = await fetch(site + path, body ? { method: 'POST', headers, body: JSON.stringify(body) } : {});
    if (!response.ok) throw new Error(`${path} answered ${response.status}: ${await response.text()}`);
    return (await response.json()) as Answer;
  };
  const { token } = await call<{ token: string }>('/api/quotes', quote);
  const offered = `/api/meeting/available-slots?from=${dayAfter(1)}&to=${dayAfter(days)}`;
  const times = await call<Record<string, SlotAnswer[]>>(offered);
  const free = Object.values(times)
    .flat()
    .find(({ available }) => available);
  if (!free) throw new Error(`No call can be booked in the next ${days} days`);
  const { manageUrl } = await call<BookingAnswer>('/api/meeting/book-meeting', {
    name: 'Ann Byrne',
    email: 'ann.report@example.ie',
    date: free.iso,
    duration: consultationMinutes,
  });
  return [
    { label: '/quote/…, saved', path: `/quote/${token}` },
    { label: '/booking/manage/…, booked', path: new URL(manageUrl, site).pathname },
  ];
}
