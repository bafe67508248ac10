import { expect, test } from 'vitest';
import { type TraceEvent, task } from '../trace.ts';
import { mainThreadCpuTime } from './mainThreadCpuTime.ts';

const event = (name: string, ts: number, more: Partial<TraceEvent> = {}): TraceEvent => ({
  name,
  type: undefined,
  process: 1,
  thread: 1,
  ts,
  end: ts,
  work: 0,
  ...more,
});
const paint = event('firstContentfulPaint', 20);
const turn = (ts: number, end: number, work: number, more: Partial<TraceEvent> = {}) =>
  event(task, ts, { end, work, ...more });

test('adds up the CPU time of main thread tasks', () => {
  expect(mainThreadCpuTime([turn(0, 30, 12), paint, turn(50, 60, 8)])).toBe(20);
});

test('counts nested tasks once', () => {
  expect(mainThreadCpuTime([turn(0, 30, 20), turn(5, 25, 15), paint, turn(30, 40, 4)])).toBe(24);
});

test('ignores events inside a task', () => {
  expect(mainThreadCpuTime([turn(0, 30, 20), event('Layout', 5, { end: 25, work: 15 }), paint])).toBe(20);
});

test('ignores other threads and processes', () => {
  expect(mainThreadCpuTime([turn(0, 9, 9, { thread: 2 }), turn(0, 9, 9, { process: 2 }), turn(1, 4, 3), paint])).toBe(
    3,
  );
});

test('throws if no page was painted', () => {
  expect(() => mainThreadCpuTime([turn(0, 1, 1)])).toThrow('no first contentful paint');
});
