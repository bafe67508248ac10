import { type LinkEmail, linkEmail } from '../platform/mail/layout.ts';
import type { Email } from '../platform/mail/outbox.ts';
import type { Settings } from '../platform/settings/settings.ts';

/** The text of an e-mail about an account. An e-mail to an unverified address contains nothing that others may have typed. */
export interface EmailText extends LinkEmail {
  subject: string;
}

/** An e-mail about an account in our layout. */
export function accountEmail(
  id: string,
  recipient: string,
  { subject, ...text }: EmailText,
  settings: Settings,
): Email {
  return { id, recipient, subject, ...linkEmail(text, settings), headers: { 'Auto-Submitted': 'auto-generated' } };
}

const pageOf = (origin: string, page: string, token?: string) =>
  `${origin}/${page}${token === undefined ? '' : `?token=${token}`}`;

/** The verification e-mail. */
export function confirmSignUpText(origin: string, token: string, { agencyName }: Settings): EmailText {
  return {
    subject: `Please confirm: your account at ${agencyName}`,
    title: 'One step to your account',
    before: [
      'Someone entered this address to open an account with us. If that was you, open the link and enter the password you chose.',
    ],
    link: { url: pageOf(origin, 'verify-email', token), words: 'Open my account' },
    after: [
      'The link works for 24 hours. If it wasn’t you, do nothing: no account is opened, and we delete the address.',
    ],
  };
}

/** For an address that already has an account. The page doesn't say so, because anyone can enter an address there. */
export function existingAccountText(origin: string, { agencyName }: Settings): EmailText {
  return {
    subject: `You already have an account at ${agencyName}`,
    title: 'You already have an account.',
    before: [
      'Someone entered this address to open an account with us. You already have one, so you can simply log in.',
    ],
    link: { url: pageOf(origin, 'Login'), words: 'Log in' },
    after: [
      `Forgot your password? Set a new one: ${pageOf(origin, 'forgot-password')}`,
      'If it wasn’t you, do nothing: no one was told that you have an account.',
    ],
  };
}

export function resetPasswordText(origin: string, token: string, { agencyName }: Settings): EmailText {
  return {
    subject: `Set a new password for ${agencyName}`,
    title: 'Set a new password',
    before: ['Someone requested a new password for the account with this address. If that was you, open the link.'],
    link: { url: pageOf(origin, 'reset-password', token), words: 'Set a new password' },
    after: ['The link works for one hour. If it wasn’t you, do nothing: your password stays the same.'],
  };
}

/** After a password was changed or reset. */
export function passwordChangedText(origin: string, { agencyName }: Settings): EmailText {
  return {
    subject: `Your password for ${agencyName} was changed`,
    title: 'Your password was changed.',
    before: ['The password of your account has just been changed. You are logged out everywhere else.'],
    link: { url: pageOf(origin, 'forgot-password'), words: 'It wasn’t me: set a new password', isQuiet: true },
    after: ['If it was you, you don’t need to do anything.'],
  };
}

/** To the old address: asks to approve the new one. */
export function approveNewAddressText(
  origin: string,
  token: string,
  newAddress: string,
  { agencyName }: Settings,
): EmailText {
  return {
    subject: `Please confirm: another e-mail address for ${agencyName}`,
    title: 'Another e-mail address?',
    before: [
      `Someone asked to change the e-mail address of your account to ${newAddress}. If that was you, open the link. We’ll then send a second e-mail to the new address.`,
    ],
    link: { url: pageOf(origin, 'verify-email', token), words: 'Change the address' },
    after: [
      'The link works for 24 hours. If it wasn’t you, don’t open it, and your address stays the same. Please set a new password, because someone else is logged in to your account.',
    ],
  };
}

/** To the new address: asks to confirm it. */
export function confirmNewAddressText(origin: string, token: string, { agencyName }: Settings): EmailText {
  return {
    subject: `Please confirm your new address at ${agencyName}`,
    title: 'Confirm your new address',
    before: ['Someone entered this address as the new address of an account with us. If that was you, open the link.'],
    link: { url: pageOf(origin, 'verify-email', token), words: 'Use this address' },
    after: ['The link works for 24 hours. If it wasn’t you, do nothing, and nothing changes.'],
  };
}

/** To a new address that already has an account of its own. */
export function addressInUseText(origin: string, { agencyName }: Settings): EmailText {
  return {
    subject: `You already have an account at ${agencyName}`,
    title: 'This address already has an account.',
    before: [
      'Someone entered this address as the new address of another account. It already has an account, so nothing was changed.',
    ],
    link: { url: pageOf(origin, 'Login'), words: 'Log in' },
    after: ['To use only one account, delete the other one first.'],
  };
}

/** To the old address, after the change. */
export function addressChangedText({ agencyName, agencyEmail }: Settings): EmailText {
  return {
    subject: `Your account at ${agencyName} has a new e-mail address`,
    title: 'Your account has a new e-mail address.',
    before: ['From now on, log in with the new address. Our e-mails about the account go there.'],
    after: [`If it wasn’t you, write to us at once: ${agencyEmail}`],
  };
}

export function confirmDeletionText(origin: string, token: string, { agencyName }: Settings): EmailText {
  return {
    subject: `Please confirm: delete your account at ${agencyName}`,
    title: 'Delete your account?',
    before: ['You asked us to delete your account. If you still want that, open the link. It can’t be undone.'],
    link: { url: pageOf(origin, 'delete-account', token), words: 'Delete my account' },
    after: [
      'The link works for one hour. If it wasn’t you, don’t open it, and set a new password, because someone knows yours.',
    ],
  };
}

/** The last e-mail about an account. */
export function accountDeletedText(words: string, { agencyName }: Settings): EmailText {
  return {
    subject: `Your account at ${agencyName} is deleted`,
    title: 'Your account is deleted.',
    before: [words],
    after: ['Thank you for being our customer.'],
  };
}
