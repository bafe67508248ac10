/** Input attributes for a person's name. */
export const nameField = { name: 'name', autoComplete: 'name', required: true } as const;

/** Input attributes for an e-mail address. */
export const emailField = {
  name: 'email',
  type: 'email',
  autoComplete: 'email',
  required: true,
} as const;
