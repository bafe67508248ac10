import { buttonClass } from '@agency-site/ui/Button';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { deleteAccount } from '../api/account.ts';
import { paths, userPaths } from '../content/links/paths.ts';
import { useForm } from '../lib/useForm.ts';
import { headingId } from './AccountPage';
import { Consequences } from './Consequences';
import { Form } from './form/Form';
import { LinkPage, useToken } from './LinkPage';
import { accountWords, deleteWords as words } from './words.ts';

/** The page of the e-mailed link that deletes an account. */
export function Component() {
  const token = useToken();
  const [gone, setGone] = useState<string>();
  const form = useForm<never>({
    initial: {},
    problems: () => ({}),
    send: async () => setGone(await deleteAccount(token)),
  });
  return (
    <LinkPage
      words={words}
      form={form}
      done={
        gone === undefined
          ? undefined
          : { title: words.done, text: gone, ways: [{ to: paths.home, label: accountWords.home }] }
      }
      dead={{ title: words.stale, text: words.staleText, to: userPaths.data, label: words.again }}
      used={['used-deletion']}
    >
      <Consequences />
      <Form
        form={form}
        labelledBy={headingId}
        submit={words.submit}
        busy={words.busy}
        tone="danger"
        beside={
          <Link className={buttonClass({ tone: 'line' })} to={userPaths.profile}>
            {words.keep}
          </Link>
        }
      />
    </LinkPage>
  );
}
