import { emailRules } from '@rashi/contract/people.rules'
import { staffRoles, type StaffRole } from '@rashi/contract/studio-roles.rules'
import {
  createInvitation,
  findStaffByEmail,
  listEveryone,
  removeStaffMember,
} from '../domains/staff/index.ts'
import { permitsSecureCookies } from '../platform/http/studio-access.rules.ts'
import { Refusal } from '../platform/refusal.ts'
import {
  type Command,
  findText,
  formatInstant,
  OperatorError,
  performAct,
  UsageError,
} from './command.ts'

/** @throws {UsageError} */
function parseRole(typed: string): StaffRole {
  const role = staffRoles.find((one) => one === typed)
  if (role === undefined) throw new UsageError(`--role must be one of ${staffRoles.join(', ')}`)
  return role
}

/** @throws {UsageError} */
function parseEmail(typed: string): string {
  const parsed = emailRules.safeParse(typed)
  if (!parsed.success) throw new UsageError(`${typed} is not an email`)
  return parsed.data
}

const invite: Command = {
  name: 'staff invite',
  parameters: ['<email>'],
  options: { role: { type: 'string' } },
  optionsUsage: '[--role owner]',
  description: `prints a link with which somebody joins the studio once, within 24 hours, as ${staffRoles.join(', ')}`,
  run: async (context, { positionals: [typed = ''], options }) => {
    const email = parseEmail(typed)
    const role = parseRole(findText({ options }, 'role') ?? 'owner')
    const { config } = context
    const link = await performAct(context, 'staff invite', { email, role }, async (trx, at) => {
      const created = await createInvitation(trx, config, { email, role, invitedBy: null, at })
      if (created === undefined) throw new OperatorError(`${email} is a member of staff already`)
      return created.link
    })
    context.print(link)
    if (!permitsSecureCookies(config.publicUrl))
      context.print(
        `The studio does not work at ${config.publicUrl}: set PUBLIC_URL to an https address.`,
      )
  },
}

const list: Command = {
  name: 'staff list',
  parameters: [],
  description: 'lists the staff with their roles, and the open invitations',
  run: async (context) => {
    const { staff, invitations } = await listEveryone(context)
    for (const { email, name, role } of staff) context.print([email, role, name].join('\t'))
    for (const { email, role, expires_at } of invitations)
      context.print(
        [email, role, `invited until ${formatInstant(Temporal.Instant.from(expires_at))}`].join(
          '\t',
        ),
      )
    if (staff.length + invitations.length === 0) context.print('Nobody yet.')
  },
}

const remove: Command = {
  name: 'staff remove',
  parameters: ['<email>'],
  description: 'removes a member of staff and ends their sessions; the last owner stays',
  run: async (context, { positionals: [email = ''] }) => {
    const found = await findStaffByEmail(context.db, email)
    if (found === undefined) throw new OperatorError(`${email} is no member of staff`)
    try {
      await performAct(context, 'staff remove', { staff_id: found.id }, (trx, at) =>
        removeStaffMember(trx, found.id, at),
      )
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      throw new OperatorError(
        error.code === 'last-owner'
          ? `${email} is the last owner: invite another one first`
          : `${email} is no member of staff`,
      )
    }
    context.print('Removed, and every session has ended.')
  },
}

export const staffCommands: readonly Command[] = [invite, list, remove]
