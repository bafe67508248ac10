// In Next.js this file starts with 'use server'.

export type Reply = { state: 'unsent' } | { state: 'sent' } | { state: 'refused'; why: string };

/** Validates a message and forwards it. Validation in the browser is only for convenience; this one decides. */
export async function sendMessage(_: Reply, form: FormData): Promise<Reply> {
  const email = String(form.get('email') ?? '');
  if (!/^\S+@\S+\.\S+$/.test(email)) return { state: 'refused', why: 'Enter an address like name@example.ie.' };
  return { state: 'sent' };
}
