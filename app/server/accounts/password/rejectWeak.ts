import { normalPassword, type Owner, passwordProblem } from '../../../src/domain/forms/password.ts';
import { HttpError } from '../../platform/http/httpError.ts';
import { isCommonPassword } from './commonPasswords.ts';

/** Rejects passwords that are too short, too common or contain the owner's data. @throws HttpError */
export async function rejectWeakPassword(password: string, owner: Owner): Promise<void> {
  const problem =
    passwordProblem(password, owner) ??
    ((await isCommonPassword(normalPassword(password)))
      ? 'This password is among the first that attackers try. Please choose another one: three or four unrelated words are a good choice.'
      : null);
  if (problem) throw new HttpError(400, 'PASSWORD_REFUSED', problem);
}
