import { ApiError } from '../../api/request.ts';
import {
  beginPasskey,
  beginPasskeyLogin,
  logInByPasskey,
  registerPasskey,
  type StaffSession,
} from '../../domain/contract/staff/login.ts';
import { ask } from '../deskApi.ts';

/** Whether this browser supports passkeys (WebAuthn level 3). */
export const hasPasskeys = () =>
  'PublicKeyCredential' in window &&
  'parseRequestOptionsFromJSON' in PublicKeyCredential &&
  'toJSON' in PublicKeyCredential.prototype;

/** The browser's response as JSON, which the server checks. @throws ApiError when the member has cancelled the browser's dialog */
async function toJson(answer: Promise<Credential | null>): Promise<never> {
  const credential = await answer.catch(() => null);
  if (credential instanceof PublicKeyCredential) return credential.toJSON() as never;
  throw new ApiError('No passkey was chosen. Please try again.', 0, 'no-passkey');
}

/** Logs in with a passkey; also proves it again. @throws ApiError */
export async function logInWithPasskey(): Promise<StaffSession> {
  const challenge = await ask(beginPasskeyLogin);
  const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON({ ...challenge, userVerification: 'required' });
  const response = await toJson(navigator.credentials.get({ publicKey }));
  return ask(logInByPasskey, { body: { response } });
}

/** Adds a passkey. @param name the name that the member gives it @throws as `logInWithPasskey` */
export async function addPasskey(name: string): Promise<void> {
  const challenge = await ask(beginPasskey);
  // The server sends the complete options; the schema has only the common fields.
  const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(
    challenge as PublicKeyCredentialCreationOptionsJSON & typeof challenge,
  );
  const response = await toJson(navigator.credentials.create({ publicKey }));
  await ask(registerPasskey, { body: { response, name } });
}
