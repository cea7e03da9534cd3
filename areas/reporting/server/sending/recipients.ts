// People who can receive reports: colleagues who may read reports, and owners with a login.

import { and, eq, inArray } from 'drizzle-orm'
import { listOwners } from '#areas/owners/server/public.ts'
import type { Context } from '#platform/server/context.ts'
import type { Language } from '#platform/rules/project-type.ts'
import { colleaguesWith } from '#platform/server/session/colleagues.ts'
import { nameOfStaff } from '#platform/server/session/staff-names.ts'
import { staffUser } from '#platform/server/session/tables.ts'
import type { Recipient } from '../../contract/reports.ts'
import type { RecipientKind } from '../../rules/report.ts'

export interface FoundRecipient extends Recipient {
  name: string
  email: string
  language: Language
  /** Owners never may. */
  maySeeCosts: boolean
}

export async function recipientChoices(ctx: Context) {
  const found = await allRecipients(ctx)
  return found.map(({ kind, id, name }) => ({ kind, value: id, displayName: name }))
}

/** Those of the given recipients who can sign in and read reports. */
export async function findRecipients(ctx: Context, wanted: readonly Recipient[]): Promise<FoundRecipient[]> {
  if (wanted.length === 0) return []
  const keys = new Set(wanted.map(keyOf))
  return (await allRecipients(ctx)).filter((one) => keys.has(keyOf(one)))
}

export const keyOf = ({ kind, id }: { kind: RecipientKind; id: string }): string => `${kind} ${id}`

async function allRecipients(ctx: Context): Promise<FoundRecipient[]> {
  const users = await colleaguesWith(ctx, 'reporting_read')
  const ofBudget = new Set((await colleaguesWith(ctx, 'budget_read')).map(({ id }) => id))
  const colleagues = users.map(({ id, firstName, lastName, email, language }) => ({
    kind: 'user' as const,
    id,
    name: nameOfStaff(firstName, lastName).name,
    email,
    language,
    maySeeCosts: ofBudget.has(id),
  }))
  return [...(await ownersWithLogin(ctx)), ...colleagues]
}

async function ownersWithLogin(ctx: Context): Promise<FoundRecipient[]> {
  const owners = await listOwners(ctx)
  const userIds = owners.flatMap(({ userId }) => userId ?? [])
  if (userIds.length === 0) return []
  const users = await ctx.db
    .select({ id: staffUser.id, email: staffUser.email, language: staffUser.language })
    .from(staffUser)
    .where(
      and(
        eq(staffUser.workspaceId, ctx.workspace.id),
        inArray(staffUser.id, userIds),
        eq(staffUser.role, 'owner'),
        eq(staffUser.isActive, true),
      ),
    )
  const userById = new Map(users.map((user) => [user.id, user]))
  return owners.flatMap(({ id, name, userId }) => {
    const user = userId === null ? undefined : userById.get(userId)
    if (!user) return []
    return [{ kind: 'owner' as const, id, name, email: user.email, language: user.language, maySeeCosts: false }]
  })
}
