import type { ResponseOf } from '@rashi/contract'
import type { ExportedTopic } from '../../../context/personal-data.ts'
import { Refusal } from '../../../platform/refusal.ts'
import { hashMailbox, listUses } from '../../access/index.ts'
import { findUser } from '../accounts/user.repository.ts'
import type { IdentityContext } from '../common/identity-context.ts'
import { listLinksOfUser } from '../mailed-links/mailed-link.repository.ts'
import { listSessionsOfUser } from '../sessions/session.repository.ts'

/** Exports everything that is stored about a person, except hashes of passwords and tokens. */
export async function exportData(
  context: IdentityContext,
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

async function listIdentityTopics(
  { db }: IdentityContext,
  userId: string,
): Promise<ExportedTopic[]> {
  const user = await findUser(db, userId)
  if (user === undefined) throw new Refusal('unauthenticated')
  const [sessions, links, uses] = await Promise.all([
    listSessionsOfUser(db, userId),
    listLinksOfUser(db, userId),
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
      topic: 'mailed_links',
      rows: links.map(({ purpose, new_email, expires_at }) => ({
        purpose,
        new_email,
        expires_at: expires_at.toString(),
      })),
    },
    {
      topic: 'mailbox_uses',
      rows: uses.map(({ what, forget_at }) => ({ what, kept_until: forget_at.toString() })),
    },
  ]
}
