/** What the visitor agreed to, purpose by purpose. */
export interface Answer {
  analytics: boolean;
}

declare global {
  var dataLayer: unknown[] | undefined;
}

/** Google's consent mode takes its commands as `arguments` objects. */
function command(..._: unknown[]): void {
  globalThis.dataLayer ??= [];
  // biome-ignore lint/complexity/noArguments: the tag manager tells commands from events by this type.
  globalThis.dataLayer.push(arguments);
}

/** Run this before the tag manager loads: nothing is stored until someone agrees. */
export const denyByDefault = () => command('consent', 'default', { analytics_storage: 'denied' });

/** Tells the tag manager what the visitor agreed to. */
export const tellTagManager = ({ analytics }: Answer) =>
  command('consent', 'update', { analytics_storage: analytics ? 'granted' : 'denied' });
