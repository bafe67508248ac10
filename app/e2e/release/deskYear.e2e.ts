import { makeLastAttemptDue } from '../database.ts';
import { DeskPage } from '../deskPage.ts';
import { payByLink, requestBalance, seeInAccount } from './deskYear/balance.ts';
import { bookCall, moveCall, takeDayOff } from './deskYear/calls.ts';
import { noteTransfer, refundInPart, seeDispute } from './deskYear/money.ts';
import { correctOffice, exportAndErase, receiveNotices } from './deskYear/records.ts';
import {
  beginMessage,
  connectProgram,
  inviteMember,
  logInWithPasskey,
  receiveMessage,
  replayWebhook,
} from './deskYear/team.ts';
import { placeOrder, test, type Year } from './deskYear/test.ts';

const niamh = { name: 'Niamh Farrell', email: 'niamh.farrell@example.ie' };
const oran = { name: 'Oran Walsh', email: 'oran.walsh@example.ie' };
const niamhsOrder = /Trinity Core.*Niamh Farrell/;

/** One story on one site: later chapters find what the earlier ones left. */
test('a year of the owner', async ({ browser, page, request, site, world, problems }) => {
  test.slow();
  // The desk's live updates break off when the server restarts.
  problems.expect(/40[0-9]|ERR_/);
  const year: Year = { browser, page, desk: new DeskPage(page), request, site, world };

  await test.step('the owner logs in with a passkey', () => logInWithPasskey(year));
  await test.step('a program is connected', () => connectProgram(year));
  const deposit = await test.step('an order is paid', () => placeOrder(year, niamh));
  await test.step('the balance is requested', () => requestBalance(year, niamhsOrder, niamh.email));
  const form = await test.step('a visitor begins a message', () => beginMessage(year, niamh));
  await test.step('a call is booked', () => bookCall(year, niamh));
  await test.step('a message appears at once', () => receiveMessage(year, form, niamh));
  // A day passes for the notices to the agency, whose address is mistyped.
  makeLastAttemptDue(site);
  await test.step('a read-only member comes and goes', () => inviteMember(year, niamh.name));
  const notices = [/^Paid: /, /^Booked: /, /^Message from/];
  await test.step('the agency’s address was mistyped', () => correctOffice(year, notices));
  await test.step('the customer sees the balance', () => seeInAccount(year, niamh.email));
  const [part = ''] = await test.step('the balance is paid by the link', () =>
    payByLink(year, niamhsOrder, niamh.email));
  await test.step('part of the deposit is refunded', () => refundInPart(year, niamh.email, deposit));
  await test.step('a dispute is won', () => seeDispute(year, niamhsOrder, part));
  await test.step('a call collides with days off', () => takeDayOff(year, niamh));
  await test.step('the call is moved and cancelled', () => moveCall(year, niamh));
  await test.step('another order is paid', () => placeOrder(year, oran));
  await test.step('its balance arrives by transfer', () => noteTransfer(year, oran.name));
  await test.step('the notices have arrived', () => receiveNotices(year, notices));
  await test.step('the program is told again', () => replayWebhook(year));
  await test.step('a customer is exported and erased', () => exportAndErase(year, niamh));
  await year.desk.logOut();
});
