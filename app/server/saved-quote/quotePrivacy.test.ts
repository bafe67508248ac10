import { expect, test } from 'vitest';
import { send } from '../testing/request.ts';
import { tokenOfNewQuote, viewQuote } from '../testing/savedQuotes.ts';
import { startTestServer } from '../testing/startTestServer.ts';

test('the log contains neither address nor token', async () => {
  const lines: string[] = [];
  const server = await startTestServer({ logTo: { write: (line) => lines.push(line) } });
  const token = await tokenOfNewQuote(server);
  await viewQuote(server, token);
  await viewQuote(server, `${token.slice(0, -1)}x`);
  await fetch(`${server.url}/quote/${token}`);
  await send(`${server.url}/api/quotes/${token}/mail`, { email: 'logged@example.ie' });
  await server.close();
  expect(lines.length).toBeGreaterThanOrEqual(5);
  expect(lines.join('')).not.toMatch(/logged|example\.ie/);
  expect(lines.join('')).not.toContain(token.slice(0, 20));
});
