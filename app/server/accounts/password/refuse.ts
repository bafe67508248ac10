import { normalPassword, type Owner, passwordProblem } from '../../../src/domain/password.ts';
import { HttpError } from '../../http/httpError.ts';
import { isCommon } from './common.ts';

/** @throws HttpError that says why a text is no password for this owner */
export async function refuseWeak(password: string, owner: Owner): Promise<void> {
  const problem =
    passwordProblem(password, owner) ??
    ((await isCommon(normalPassword(password)))
      ? 'This password is among the first that attackers try. Please choose another one: three or four words that do not belong together are good.'
      : null);
  if (problem) throw new HttpError(400, 'PASSWORD_REFUSED', problem);
}
