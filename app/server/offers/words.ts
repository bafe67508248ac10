import { formatCents } from '../../src/domain/money.ts';
import { toldIn } from '../checkout/words.ts';
import { type ActionWords, loggedOf } from '../platform/subject.ts';

export const offerWords: ActionWords = {
  'offer.create': () => 'Offer begun',
  'offer.save': () => 'Draft of the offer saved',
  'offer.send': ({ after }) =>
    Number(loggedOf(after).sent) === 1 ? 'Offer sent' : `Offer sent in version ${loggedOf(after).sent}`,
  'offer.send.undone': () => 'Sending taken back',
  'offer.withdraw': ({ after }) => `Offer withdrawn${toldIn(after)}`,
  'offer.withdraw.undone': () => 'Withdrawal taken back',
  'offer.phone': ({ after }) => `Offer accepted on the phone for ${formatCents(Number(loggedOf(after).amount))}`,
  'offer.accept': ({ after }) => `Offer accepted for ${formatCents(Number(loggedOf(after).amount))}`,
};
