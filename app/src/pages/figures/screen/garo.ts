/** An item of a made-up farm shop. */
interface Item {
  name: string;
  unit: string;
  /** Euro: what the shop pays for one. */
  price: number;
  /** Sold on an average day. */
  perDay: number;
  /** On the shelf today. */
  stock: number;
  /** The most that the shelf holds, or that keeps until it is sold. */
  room: number;
}

export const items: readonly Item[] = [
  { name: 'Oat milk', unit: '12 × 1 l', price: 1.9, perDay: 9, stock: 26, room: 54 },
  { name: 'Free-range eggs', unit: 'tray of 30', price: 3.4, perDay: 14, stock: 40, room: 70 },
  { name: 'Brown soda bread', unit: 'each', price: 2.8, perDay: 11, stock: 12, room: 24 },
  { name: 'Farmhouse butter', unit: '227 g', price: 2.6, perDay: 6, stock: 22, room: 36 },
  { name: 'Apple juice', unit: '750 ml', price: 2.4, perDay: 4, stock: 18, room: 24 },
  { name: 'Smoked salmon', unit: '200 g', price: 6.5, perDay: 3, stock: 5, room: 18 },
  { name: 'Raspberry jam', unit: '340 g', price: 3.2, perDay: 2, stock: 13, room: 18 },
  { name: 'Beeswax candles', unit: 'pair', price: 7.8, perDay: 1.4, stock: 16, room: 12 },
];

/** The item that runs out. */
export const short = 'Brown soda bread';

export const days = 14;

/** The days of a delivery, from 0, and their names. */
export const deliveries: readonly { day: number; name: string }[] = [
  { day: 2, name: 'Thu' },
  { day: 5, name: 'Sun' },
  { day: 9, name: 'Thu' },
  { day: 12, name: 'Sun' },
];

type Point = readonly [day: number, stock: number];

/** What the plan means for an item: its stock over the days, the orders by delivery, and when it is sold out. */
export interface Plan {
  points: readonly Point[];
  /** By delivery; 0 is no order. */
  orders: readonly number[];
  /** From when until the next delivery. */
  gaps: readonly (readonly [from: number, to: number])[];
}

/** People buy more from Friday to Sunday. */
const demand = (perDay: number, day: number) => perDay * (day % 7 > 3 && day % 7 < 6 ? 1.35 : 0.9);

/** Fills an item up with each delivery. Slow sellers are ordered once two fifths of the shelf are empty. */
export function planOf({ perDay, stock, room }: Item): Plan {
  const points: Point[] = [];
  const orders: number[] = [];
  const gaps: [number, number][] = [];
  let left = stock;
  for (let day = 0; day < days; day++) {
    points.push([day, left]);
    if (deliveries.some((delivery) => delivery.day === day)) {
      const missing = Math.max(0, room - left);
      const order = perDay > 3 || missing > room * 0.4 ? Math.round(missing) : 0;
      orders.push(order);
      left += order;
      points.push([day, left]);
    }
    const sold = demand(perDay, day);
    if (left > 0 && sold > left) {
      gaps.push([day + left / sold, deliveries.find((delivery) => delivery.day > day)?.day ?? days]);
    }
    left = Math.max(0, left - sold);
  }
  points.push([days, left]);
  return { points, orders, gaps };
}
