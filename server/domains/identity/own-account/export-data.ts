import type { ResponseOf } from '@rashi/contract'
import type { ExportedTopic } from '../../../context/personal-data.ts'
import { Refusal } from '../../../platform/refusal.ts'
import { hashMailbox, listUses } from '../../access/index.ts'
import { findUser } from '../accounts/user.repository.ts'
import type { IdentityContext } from '../common/identity-context.ts'
import { findAuthenticatorApp } from '../second-factor/authenticator-app.repository.ts'
import { listPasskeys } from '../second-factor/passkey.repository.ts'
import { listLinksOfUser } from '../mailed-links/mailed-link.repository.ts'
import { listSessionsOfUser } from '../sessions/session.repository.ts'
import { listSignInsOfUser } from '../sessions/sign-in-record.repository.ts'
import type { SignInKind } from '../sessions/sign-in-record.table.ts'

/** Exports everything that is stored about a person, except hashes of passwords and tokens. */
export async function exportData(
  context: Pick<IdentityContext, 'clock' | 'db' | 'personalData'>,
  userId: string,
): Promise<ResponseOf<'GET /user/export'>> {
  const { clock, db, personalData } = context
  const topics = [await listIdentityTopics(context, userId)]
  for (const data of personalData) topics.push(await data.exportFor(db, userId))
  return {
    exported_at: clock.now().toString(),
    kept: topics
      .flat()
      .map(({ topic, rows }) => ({ topic, rows: rows.map((row) => ({ ...row })) })),
  } as ResponseOf<'GET /user/export'>
}

/** Words for readers of the export. */
const exportedKinds: Record<SignInKind, string> = {
  password: 'sign-in',
  link: 'sign-in by link',
  'second-step': 'sign-in in two steps',
  passkey: 'sign-in by passkey',
  'sign-up': 'sign-up',
  'new-password': 'change',
  reset: 'reset by link',
  'wrong-password': 'wrong entry',
}

async function listIdentityTopics(
  { db }: Pick<IdentityContext, 'db'>,
  userId: string,
): Promise<ExportedTopic[]> {
  const user = await findUser(db, userId)
  if (user === undefined) throw new Refusal('unauthenticated')
  const [sessions, signIns, links, app, passkeys, uses] = await Promise.all([
    listSessionsOfUser(db, userId),
    listSignInsOfUser(db, userId),
    listLinksOfUser(db, userId),
    findAuthenticatorApp(db, userId),
    listPasskeys(db, userId),
    listUses(db, await hashMailbox(db, user.email)),
  ])
  const { password_hash: _secret, created_at, email_confirmed_at, ...account } = user
  return [
    {
      topic: 'account',
      rows: [
        {
          ...account,
          email_confirmed_at: email_confirmed_at?.toString() ?? null,
          created_at: created_at.toString(),
        },
      ],
    },
    {
      topic: 'sessions',
      rows: sessions.map(({ device, issued_at, last_used_at }) => ({
        device,
        signed_in_at: issued_at.toString(),
        last_used_at: last_used_at.toString(),
      })),
    },
    {
      topic: 'sign_ins',
      rows: signIns.map(({ kind, device, network, times, at }) => ({
        kind: exportedKinds[kind],
        device,
        network,
        times,
        at: at.toString(),
      })),
    },
    {
      topic: 'mailed_links',
      rows: links.map(({ purpose, new_email, expires_at }) => ({
        purpose,
        new_email,
        expires_at: expires_at.toString(),
      })),
    },
    {
      topic: 'authenticator_app',
      rows: app ? [{ created_at: app.created_at.toString() }] : [],
    },
    {
      topic: 'passkeys',
      rows: passkeys.map(({ name, created_at, last_used_at }) => ({
        passkey_name: name,
        created_at: created_at.toString(),
        last_used_at: last_used_at?.toString() ?? null,
      })),
    },
    {
      topic: 'mailbox_uses',
      rows: uses.map(({ what, forget_at }) => ({ what, kept_until: forget_at.toString() })),
    },
  ]
}
