import { Checkbox } from '@agency-site/ui/Checkbox';
import { Select } from '@agency-site/ui/Select';
import { TextField } from '@agency-site/ui/TextField';
import { useQueries } from '@tanstack/react-query';
import { useState } from 'react';
import { addCalendarFeed, listCalendarFeeds, revokeCalendarFeed } from '../../domain/contract/staff/calendarFeeds.ts';
import {
  addToken,
  endLogin,
  inviteMember,
  listLogins,
  listTeamMembers,
  listTokens,
  removeMember,
  revokeToken,
  setRole,
  type TeamMember,
} from '../../domain/contract/staff/team.ts';
import { type Role, roleNames, roles, type Scope, scopeName, scopes } from '../../domain/staff/roles.ts';
import { queryOf } from '../deskApi.ts';
import { ActionForm, ConfirmDialog } from '../parts/ActionForm';
import { usePerformAction, useSend } from '../parts/Actions.ts';
import { ActionButton, DialogButton } from '../parts/buttons';
import { LimitedField } from '../parts/LimitedField';
import { ListSection, Unloaded } from '../parts/Loaded';
import * as list from '../parts/listPage.css';
import { PageHead } from '../parts/PageHead';
import { Row } from '../parts/Row';
import { formatMoment, shortDay } from '../parts/times.ts';
import { useMay } from '../session.ts';
import { inline, link } from '../style/controls.css';
import * as page from '../style/page.css';
import * as css from './access.css';
import { SecondFactors } from './SecondFactors';
import { Secret } from './Secret';
import { WebhooksSection, webhooksQuery } from './webhooks/WebhooksSection';

const [teamQuery, loginsQuery, tokensQuery] = [queryOf(listTeamMembers), queryOf(listLogins), queryOf(listTokens)];
const roleOptions = roles.map((value) => ({ value, label: roleNames[value] }));

/** The team, how the member proves who they are, logins, calendars that subscribe to the calls, and access tokens and webhooks for API clients. */
export function AccessPage() {
  const isOwner = useMay('owner');
  // All at once: a list that came later would move the links below it.
  const lists = useQueries({
    queries: [teamQuery, loginsQuery, ...(isOwner ? [feedsQuery, tokensQuery, webhooksQuery] : [])],
  });
  const isLoading = lists.some(({ isPending }) => isPending);
  return (
    <>
      <PageHead title="Access" />
      {isLoading ? (
        <Unloaded what="the team" error={null} onRetry={() => {}} />
      ) : (
        <div className={page.stack}>
          <Team isOwner={isOwner} />
          <SecondFactors />
          <Logins />
          {isOwner ? <CalendarFeeds /> : null}
          {isOwner ? <Tokens /> : null}
          {isOwner ? <WebhooksSection /> : null}
        </div>
      )}
    </>
  );
}

function Team({ isOwner }: { isOwner: boolean }) {
  const [role, setRole] = useState<Role>('staff');
  return (
    <ListSection
      title="Team"
      of={teamQuery}
      rows={({ members }) => members.map((member) => <Member key={member.email} member={member} isOwner={isOwner} />)}
    >
      {isOwner ? (
        <ActionForm
          className={inline}
          onSubmit={(entered) => ({
            endpoint: inviteMember,
            body: { email: entered('email'), role },
            done: `${entered('email')} gets an invitation by e-mail.`,
          })}
          submit="Send the invitation"
          tone="line"
        >
          <TextField label="Invite by e-mail" name="email" type="email" required />
          <Select label="Role" options={roleOptions} value={role} onValueChange={setRole} />
        </ActionForm>
      ) : null}
    </ListSection>
  );
}

function Member({ member, isOwner }: { member: TeamMember; isOwner: boolean }) {
  const performAction = usePerformAction();
  const { id } = member;
  const factors = [member.hasApp ? 'authenticator app' : '', member.passkeys > 0 ? 'passkey' : ''].filter(Boolean);
  const mayChange = isOwner && id !== null && !member.bySettings;
  return (
    <li className={`${page.row} ${css.member}`}>
      <span className={list.words}>
        <span className={page.strong}>
          {member.name || member.email}
          {member.isYou ? ' (you)' : ''}
        </span>
        <span className={page.fine}>
          {member.email} · {factors.length > 0 ? factors.join(', ') : 'no second factor yet'} ·{' '}
          {member.lastLoginAt === null ? 'never logged in' : `last login ${formatMoment(member.lastLoginAt)}`}
          {member.bySettings ? ' · owner by the server’s settings' : ''}
        </span>
      </span>
      {mayChange ? (
        <span className={page.actions}>
          <Select
            label={`Role of ${member.email}`}
            labelHidden
            options={roleOptions}
            value={member.role}
            onValueChange={(role) =>
              void performAction({
                endpoint: setRole,
                params: { id },
                body: { role, was: member.role },
                done: `${member.email} is now ${roleNames[role]}.`,
              })
            }
          />
          <DialogButton
            tone="danger"
            aria-label={`Remove ${member.email}`}
            dialog={(onClose) => (
              <ConfirmDialog
                title={`Remove ${member.name || member.email} from the team?`}
                keep="Keep them"
                submit="Remove them"
                tone="danger"
                action={{ endpoint: removeMember, params: { id }, done: `${member.email} is out of the team.` }}
                onClose={onClose}
              >
                Their login ends at once. What they did stays in the log, and you can invite them again.
              </ConfirmDialog>
            )}
          >
            Remove
          </DialogButton>
        </span>
      ) : (
        <span>{roleNames[member.role]}</span>
      )}
    </li>
  );
}

const Logins = () => (
  <ListSection
    title="Logins"
    of={loginsQuery}
    rows={({ logins }) =>
      logins.map(({ id, member, device, startedAt, current }) => (
        <Row
          key={id}
          title={`${member}${current ? ', this browser' : ''}`}
          about={`${device} · since ${formatMoment(startedAt)}`}
        >
          {current ? null : (
            <ActionButton action={{ endpoint: endLogin, body: { id }, done: 'The login has ended.' }}>End</ActionButton>
          )}
        </Row>
      ))
    }
  />
);

function Tokens() {
  const send = useSend();
  const [chosen, setChosen] = useState<readonly Scope[]>([]);
  const [created, setCreated] = useState<string | null>(null);
  const create = async (name: string) => {
    const answer = await send({ endpoint: addToken, body: { name, scopes: chosen } });
    if (!answer) return false;
    setCreated(answer.token);
    setChosen([]);
    return true;
  };
  return (
    <ListSection
      title="Access tokens"
      aside="For other software that uses the API, such as an admin site of your own"
      of={tokensQuery}
      rows={({ tokens }) =>
        tokens.map(({ id, name, scopes, lastUsedAt, revokedAt }) => (
          <Row
            key={id}
            title={name}
            about={[
              scopes.map(scopeName).join(', '),
              lastUsedAt === null ? 'never used' : `last used ${formatMoment(lastUsedAt)}`,
              ...(revokedAt === null ? [] : [`revoked ${shortDay(revokedAt)}`]),
            ].join(' · ')}
          >
            {revokedAt === null ? (
              <ActionButton
                tone="danger"
                action={{ endpoint: revokeToken, params: { id }, done: `${name} is revoked.` }}
              >
                Revoke
              </ActionButton>
            ) : null}
          </Row>
        ))
      }
    >
      <Secret words="Copy this token now. It isn’t shown again:" secret={created} />
      <ActionForm
        onSubmit={(entered) => create(entered('name'))}
        submit="Make a token"
        tone="line"
        unavailable={chosen.length === 0}
      >
        <TextField label="What it is for" name="name" required />
        <fieldset className={css.scopes}>
          <legend className={page.strong}>What it may do</legend>
          {scopes.map((scope) => (
            <Checkbox
              key={scope}
              label={
                <>
                  {scopeName(scope)} <code className={page.fine}>{scope}</code>
                </>
              }
              checked={chosen.includes(scope)}
              onCheckedChange={(isChosen) =>
                setChosen(isChosen ? [...chosen, scope] : chosen.filter((each) => each !== scope))
              }
            />
          ))}
        </fieldset>
      </ActionForm>
    </ListSection>
  );
}

const feedsQuery = queryOf(listCalendarFeeds);

/** Secret addresses by which calendar programs subscribe to all calls. */
function CalendarFeeds() {
  const send = useSend();
  const [url, setUrl] = useState<string | null>(null);
  const create = async (name: string) => {
    const answer = await send({ endpoint: addCalendarFeed, body: { name } });
    if (answer) setUrl(answer.url);
    return answer !== undefined;
  };
  return (
    <ListSection
      title="Calls in your calendar"
      aside="A secret address for Google, Outlook or Apple Calendar"
      of={feedsQuery}
      rows={({ feeds }) =>
        feeds.map(({ id, name, createdAt, lastReadAt }) => (
          <Row
            key={id}
            title={name}
            about={`made ${formatMoment(createdAt)} · ${lastReadAt === null ? 'never read' : `last read ${formatMoment(lastReadAt)}`}`}
          >
            <ActionButton
              tone="danger"
              aria-label={`Revoke the calendar address of ${name}`}
              action={{
                endpoint: revokeCalendarFeed,
                params: { id },
                done: `The calendar address of ${name} is revoked.`,
              }}
              onDone={() => setUrl(null)}
            >
              Revoke
            </ActionButton>
          </Row>
        ))
      }
    >
      <Secret
        words="Subscribe to this address now. It isn’t shown again, and anyone who has it can read all calls:"
        secret={url}
        action={
          <a className={link} href={url?.replace(/^https?:/, 'webcal:')}>
            Open in your calendar
          </a>
        }
      />
      <ActionForm
        className={inline}
        onSubmit={(entered) => create(entered('name'))}
        submit="Make a calendar address"
        tone="line"
      >
        <LimitedField label="Whose calendar" name="name" limit={100} required />
      </ActionForm>
    </ListSection>
  );
}
