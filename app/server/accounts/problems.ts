import type { LinkPurpose } from '../db/schema.ts';
import { HttpError } from '../http/httpError.ts';

export const notSignedIn = () => new HttpError(401, 'NOT_SIGNED_IN', 'Please log in to go on.');

export const wrongLogin = () =>
  new HttpError(
    401,
    'INVALID_EMAIL_OR_PASSWORD',
    'E-mail or password is not right. Please check both, or set a new password.',
  );

export const notVerified = () =>
  new HttpError(
    403,
    'EMAIL_NOT_VERIFIED',
    'One step is left: please press the link in the mail that we have just sent you.',
  );

export const wrongPassword = () =>
  new HttpError(400, 'INVALID_PASSWORD', 'This is not the password of your account. Please check it.');

export const deadLink = () =>
  new HttpError(
    400,
    'INVALID_TOKEN',
    'This link does not work: it has expired, or part of it is missing. Please ask for a new one.',
  );

/** @param state which link it was */
export const usedLink = (state: `used-${LinkPurpose}`) =>
  new HttpError(400, state, 'This link has already been used, so nothing was changed.');
