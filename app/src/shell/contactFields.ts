import { limits } from '../domain/contract/limits.ts';

/** What a field for somebody's name is to a browser. */
export const nameField = { name: 'name', autoComplete: 'name', required: true, maxLength: limits.name } as const;

/** What a field is for an e-mail address that something is to be sent to. */
export const emailField = {
  name: 'email',
  type: 'email',
  autoComplete: 'email',
  required: true,
  maxLength: limits.email,
} as const;
