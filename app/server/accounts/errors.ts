import { HttpError } from '../platform/http/httpError.ts';
import type { LinkPurpose } from './table.ts';

export const notSignedIn = () => new HttpError(401, 'NOT_SIGNED_IN', 'Please log in to continue.');

export const wrongCredentials = () =>
  new HttpError(
    401,
    'INVALID_EMAIL_OR_PASSWORD',
    'The e-mail address or the password is wrong. Please check both, or set a new password.',
  );

export const emailNotVerified = () =>
  new HttpError(403, 'EMAIL_NOT_VERIFIED', 'One more step: please open the link in the newest e-mail we’ve sent you.');

export const wrongPassword = () =>
  new HttpError(
    400,
    'INVALID_PASSWORD',
    'This isn’t the password of your account, so nothing was changed. Please check it.',
  );

export const invalidLink = () =>
  new HttpError(
    400,
    'INVALID_TOKEN',
    'This link doesn’t work: it has expired, or part of it is missing. Please request a new one.',
  );

/** @param state the purpose of the link */
export const usedLink = (state: `used-${LinkPurpose}`) =>
  new HttpError(400, state, 'This link has already been used, so nothing was changed.');
