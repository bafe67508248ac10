import { type Html, html } from '../html/html.ts';
import type { Email } from '../mail/outbox.ts';
import type { Settings } from '../settings.ts';
import { emailLayout } from './layout.ts';

/** What a letter about an account says. Nothing that others may have typed stands in a letter to an unproved address. */
export interface EmailText {
  subject: string;
  title: string;
  before: readonly string[];
  link?: { url: string; words: string };
  after: readonly string[];
}

/** An e-mail about an account in our layout. */
export function accountEmail(
  id: string,
  recipient: string,
  { subject, title, before, link, after }: EmailText,
  { agencyName, agencyEmail }: Settings,
): Email {
  const paragraphs = (texts: readonly string[]): Html[] => texts.map((text) => html`<p>${text}</p>`);
  const ending = `Your team at ${agencyName}`;
  const pressed = link ? html`<p><a href="${link.url}">${link.words}</a></p>` : null;
  return {
    id,
    recipient,
    replyTo: agencyEmail,
    subject,
    text: ['Hello,', title, ...before, ...(link ? [`${link.words}: ${link.url}`] : []), ...after, ending].join('\n\n'),
    html: emailLayout(
      agencyName,
      title,
      html`<p>Hello,</p>${paragraphs(before)}${pressed}
${paragraphs([...after, ending])}`,
    ),
    headers: { 'Auto-Submitted': 'auto-generated' },
  };
}

const pageOf = (origin: string, page: string, token?: string) =>
  `${origin}/${page}${token === undefined ? '' : `?token=${token}`}`;

/** Asks whoever has the mailbox whether the account is theirs. */
export function confirmSignUpText(origin: string, token: string, { agencyName }: Settings): EmailText {
  return {
    subject: `Please confirm: your account at ${agencyName}`,
    title: 'One step to your account',
    before: [
      'This address was entered to open an account with us. If that was you, press the link and enter the password that you chose.',
    ],
    link: { url: pageOf(origin, 'verify-email', token), words: 'Open my account' },
    after: [
      'The link works for 24 hours. It was not you? Then do nothing: no account is opened, and we forget the address.',
    ],
  };
}

/** Tells somebody who has an account already; the page must not, for others could ask it too. */
export function existingAccountText(origin: string, { agencyName }: Settings): EmailText {
  return {
    subject: `You already have an account at ${agencyName}`,
    title: 'You already have an account.',
    before: ['This address was entered to open an account with us. There is one already, so you can simply log in.'],
    link: { url: pageOf(origin, 'Login'), words: 'Log in' },
    after: [
      `You do not know the password any more? Set a new one: ${pageOf(origin, 'forgot-password')}`,
      'It was not you? Then do nothing: nobody has learned that you have an account.',
    ],
  };
}

export function resetPasswordText(origin: string, token: string, { agencyName }: Settings): EmailText {
  return {
    subject: `Set a new password for ${agencyName}`,
    title: 'Set a new password',
    before: ['Somebody asked for a new password for the account with this address. If that was you, press the link.'],
    link: { url: pageOf(origin, 'reset-password', token), words: 'Set a new password' },
    after: ['The link works for one hour. It was not you? Then do nothing: your password stays as it is.'],
  };
}

/** After a password was changed or set anew. */
export function passwordChangedText(origin: string, { agencyName }: Settings): EmailText {
  return {
    subject: `Your password for ${agencyName} was changed`,
    title: 'Your password was changed.',
    before: ['The password of your account has just been changed. Everywhere else you are signed out.'],
    link: { url: pageOf(origin, 'forgot-password'), words: 'It was not me: set a new password' },
    after: ['It was you? Then nothing more is needed.'],
  };
}

/** Asks the old address whether the account may move. */
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
      `Your account shall get another address: ${newAddress}. If you want that, press the link. A second mail then goes to the new address.`,
    ],
    link: { url: pageOf(origin, 'verify-email', token), words: 'Change the address' },
    after: [
      'The link works for 24 hours. It was not you? Then do not press it: your address stays. Please set a new password, because somebody is signed in to your account.',
    ],
  };
}

/** Asks whoever has the new mailbox. */
export function confirmNewAddressText(origin: string, token: string, { agencyName }: Settings): EmailText {
  return {
    subject: `Please confirm your new address at ${agencyName}`,
    title: 'Confirm your new address',
    before: ['This address was entered as the new one of an account with us. If that was you, press the link.'],
    link: { url: pageOf(origin, 'verify-email', token), words: 'Use this address' },
    after: ['The link works for 24 hours. It was not you? Then do nothing, and nothing changes.'],
  };
}

/** Tells the holder of an account that its address cannot become another account's. */
export function addressInUseText(origin: string, { agencyName }: Settings): EmailText {
  return {
    subject: `You already have an account at ${agencyName}`,
    title: 'This address has an account of its own.',
    before: [
      'This address was entered as the new one of another account. It has an account already, so nothing was changed.',
    ],
    link: { url: pageOf(origin, 'Login'), words: 'Log in' },
    after: ['If you want to use one account alone, delete the other one first.'],
  };
}

/** Tells the old address that the account has moved. */
export function addressChangedText({ agencyName, agencyEmail }: Settings): EmailText {
  return {
    subject: `Your account at ${agencyName} has another address`,
    title: 'Your account has another address.',
    before: ['From now on you log in with the new address, and our mails about the account go there.'],
    after: [`It was not you? Then write to us at once: ${agencyEmail}`],
  };
}

export function confirmDeletionText(origin: string, token: string, { agencyName }: Settings): EmailText {
  return {
    subject: `Please confirm: delete your account at ${agencyName}`,
    title: 'Delete your account?',
    before: ['You asked us to delete your account. If you still want that, press the link: it cannot be undone.'],
    link: { url: pageOf(origin, 'delete-account', token), words: 'Delete my account' },
    after: [
      'The link works for one hour. It was not you? Then do not press it, and set a new password, because somebody knows yours.',
    ],
  };
}

/** The last letter about an account. */
export function accountDeletedText(words: string, { agencyName }: Settings): EmailText {
  return {
    subject: `Your account at ${agencyName} is deleted`,
    title: 'Your account is deleted.',
    before: [words],
    after: ['Thank you for having been with us.'],
  };
}
