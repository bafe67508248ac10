/** What a member of the team may do, from most to least. `owner`: everything, and the team itself. `read-only`: look. */
export const roles = ['owner', 'staff', 'read-only'] as const;
export type Role = (typeof roles)[number];

/** Whether a role includes what another one may do. */
export const includesRole = (role: Role, needed: Role) => roles.indexOf(role) <= roles.indexOf(needed);

export const roleNames: Readonly<Record<Role, string>> = { owner: 'Owner', staff: 'Staff', 'read-only': 'Read-only' };

/** What an access token may reach; each with `:read` or `:write`. */
export const areas = ['orders', 'bookings', 'people', 'messages', 'mail', 'newsletter', 'catalogue'] as const;
export type Area = (typeof areas)[number];

/** "orders:read". Writing includes reading. */
export type Scope = `${Area}:${'read' | 'write'}`;
export const scopes: readonly Scope[] = areas.flatMap((area) => [`${area}:read`, `${area}:write`] as const);

const areaNames: Readonly<Record<Area, string>> = {
  orders: 'orders',
  bookings: 'calls',
  people: 'people',
  messages: 'messages',
  mail: 'e-mails',
  newsletter: 'the newsletter',
  catalogue: 'prices',
};

/** "See orders" of "orders:read". */
export function scopeName(scope: Scope): string {
  const [area, right] = scope.split(':') as [Area, 'read' | 'write'];
  return `${right === 'read' ? 'See' : 'See and change'} ${areaNames[area]}`;
}

/** Whether a token's scopes allow a call. */
export function includesScope(given: readonly string[], needed: Scope): boolean {
  return given.includes(needed) || given.includes(needed.replace(/:read$/, ':write'));
}
