import { connection } from 'next/server';
import Wizard from '../../examples/recipes/Wizard';

/** The page waits for the server. Needed with Cache Components only. */
export const instant = false;

/** Rendered at each visit, as each has a nonce of its own. In the root layout, these two lines do so for all pages. */
export default async function Page() {
  await connection();
  return <Wizard />;
}
