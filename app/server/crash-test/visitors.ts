import { randomInt, randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { addDays } from '../../src/domain/booking/day.ts';
import type { BookingAnswer, SlotAnswer } from '../../src/domain/contract/booking.ts';

interface PendingBooking {
  key: string;
  date: string;
}

/**
 * Visitors who book one time each, and retry with the same idempotency key when there is no answer. Each has their own address,
 * because the number of upcoming consultations per mailbox is limited.
 */
export class Visitors {
  /** Bookings that the server has acknowledged: id and time. */
  readonly acknowledged = new Map<string, string>();
  /** Unexpected answers: every time was free, and requested by one visitor only. */
  readonly refused: string[] = [];
  #pending: PendingBooking[] = [];

  /** Loads the free times. */
  async loadTimes(url: string): Promise<void> {
    const today = new Date().toISOString().slice(0, 10);
    const response = await fetch(`${url}/api/meeting/available-slots?from=${today}&to=${addDays(today, 60)}`);
    const days = (await response.json()) as Record<string, SlotAnswer[]>;
    const later = Object.values(days).slice(1).flat();
    this.#pending = later.map(({ iso }) => ({ key: randomUUID(), date: iso }));
  }

  /** Books until the server stops, three visitors at a time. */
  async book(url: string): Promise<void> {
    await Promise.all([1, 2, 3].map(() => this.#bookOneByOne(url)));
  }

  async #bookOneByOne(url: string): Promise<void> {
    for (let pending = this.#pending.shift(); pending; pending = this.#pending.shift()) {
      try {
        await this.#send(url, pending);
      } catch {
        this.#pending.unshift(pending);
        return;
      }
      await pause(randomInt(40, 120));
    }
  }

  async #send(url: string, { key, date }: PendingBooking): Promise<void> {
    const response = await fetch(`${url}/api/meeting/book-meeting`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'idempotency-key': key },
      body: JSON.stringify({ name: 'Ann Byrne', email: `${key}@example.ie`, date, duration: 30 }),
    });
    const body: unknown = await response.json();
    if (response.status === 201) this.acknowledged.set((body as BookingAnswer).id, date);
    else this.refused.push(`${response.status} ${JSON.stringify(body)}`);
  }
}
