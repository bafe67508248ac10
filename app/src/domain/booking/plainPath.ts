/** Where a day is chosen without scripts, or its time. @param paid the token of a paid consultation; null for a free one */
export function plainPath(paid: string | null, day?: string): string {
  const query = new URLSearchParams({ ...(day !== undefined && { date: day }), ...(paid !== null && { paid }) });
  return query.size === 0 ? '/booking/plain' : `/booking/plain?${query}`;
}
