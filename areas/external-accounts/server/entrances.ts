// The entrance of a call: what the slug of a project or document room leads to.

import { and, eq } from 'drizzle-orm'
import { requireOpenWorkspace } from '#areas/sign-in/server/public.ts'
import type { Context } from '#platform/server/context.ts'
import { AppError, notFound } from '#platform/server/app-error.ts'
import type { ExternalType } from '../rules/links.ts'
import type { AccountRow } from './accounts.ts'
import { doorOf, type Entrance } from './doors.ts'
import { externalAdmission } from './tables.ts'

export interface Entry extends Entrance {
  userType: ExternalType
  slug: string
}

export async function findEntry(ctx: Context, userType: ExternalType, slug: string): Promise<Entry> {
  requireOpenWorkspace(ctx)
  const entrance = await doorOf(userType)?.lookEntrance(ctx, slug)
  if (!entrance) throw notFound()
  return { ...entrance, userType, slug }
}

export function assertOpen({ isOpen, userType }: Entry): void {
  if (!isOpen) throw new AppError(`external_accounts_closed_${userType}`)
}

/** Takes the account in at its first visit; an entrance that is closed meanwhile admits only those it knows. */
export async function admitThrough(ctx: Context, account: AccountRow, entry: Entry): Promise<void> {
  const admission = { workspaceId: ctx.workspace.id, accountId: account.id, entranceId: entry.id }
  const [known] = await ctx.db
    .select({ at: externalAdmission.admittedAt })
    .from(externalAdmission)
    .where(
      and(
        eq(externalAdmission.workspaceId, admission.workspaceId),
        eq(externalAdmission.accountId, admission.accountId),
        eq(externalAdmission.entranceId, admission.entranceId),
      ),
    )
  if (known) return
  assertOpen(entry)
  const { id, email, firstName, lastName, company, phone, language } = account
  const person = { id, email, firstName, lastName, company, phone: phone ?? '', language }
  await doorOf(entry.userType)?.admit(ctx, { entranceId: entry.id, account: person })
  await ctx.db
    .insert(externalAdmission)
    .values({ ...admission, admittedAt: ctx.now })
    .onConflictDoNothing()
}
