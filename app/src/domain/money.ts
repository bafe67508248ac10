/** Euro amounts are numbers with at most two decimals. Arithmetic that could lose cents uses whole cents. */

/** Converts euro to whole cents, rounding halves away from zero. */
export function toCents(euro: number): number {
  // 1.005 * 100 is 100.49999999999999: rounding to 15 digits first restores the half.
  const cents = Number((Math.abs(euro) * 100).toPrecision(15));
  return Math.sign(euro) * Math.round(cents) + 0;
}

/** Converts whole cents to euro. */
export function fromCents(cents: number): number {
  return cents / 100;
}

/** Rounds to the cent, halves away from zero. */
export function roundToCent(euro: number): number {
  return fromCents(toCents(euro));
}

/** "€1,980", "€499.50" (cents only if not zero), "−€220" with a minus sign, not a hyphen. */
export function formatEuro(euro: number): string {
  const cents = Math.abs(toCents(euro));
  const whole = String(Math.trunc(cents / 100)).replace(/\B(?=(\d{3}){1,7}$)/g, ',');
  const rest = cents % 100 === 0 ? '' : `.${String(cents % 100).padStart(2, '0')}`;
  return `${toCents(euro) < 0 ? '\u2212' : ''}€${whole}${rest}`;
}

/** Formats whole cents: "€1,980". */
export function formatCents(cents: number): string {
  return formatEuro(fromCents(cents));
}

/** Reads an amount as people type it: "1980", "€1,980", "499.5". @returns cents; null when it isn't an amount */
export function parseEuro(text: string): number | null {
  const amount = text.trim().replace(/^€ ?/, '');
  const isAmount = /^\d+(\.\d{1,2})?$/.test(amount) || /^\d{1,3}(,\d{3})+(\.\d{1,2})?$/.test(amount);
  return isAmount ? toCents(Number(amount.replaceAll(',', ''))) : null;
}

/** Formats whole cents for invoices, always with cents: "€1,980.00". */
export function formatExact(cents: number): string {
  const short = formatCents(cents);
  return short.includes('.') ? short : `${short}.00`;
}

/** Whole cents as a plain number with two decimals: "1980.00". */
export const decimals = (cents: number): string => fromCents(cents).toFixed(2);

/** Whole cents as people type them: "1980", "499.50". */
export const typedEuro = (cents: number): string => decimals(cents).replace('.00', '');
