/** A secret address by which a calendar program subscribes to all calls. */
export interface CalendarFeedRow {
  id: string;
  /** Whose calendar it is, as the owner wrote. */
  name: string;
  /** SHA-256 of the secret in the address. */
  hash: string;
  created_by: string;
  created_at: string;
  last_read_at: string | null;
}
