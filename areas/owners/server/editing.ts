// Reads and changes one owner and their login, for administrators.

import { and, eq, ne, sql } from 'drizzle-orm'
import { changesBetween, readSettingHistory } from '#areas/project-settings/server/public.ts'
import { revokeSessions, type PersonRow } from '#areas/sign-in/server/public.ts'
import { isTaken, phoneIn, refuseReset, sessionsOf, stateOf } from '#areas/users/server/public.ts'
import type { StaffContext } from '#platform/server/context.ts'
import { fieldRefusal, staleVersion } from '#platform/server/app-error.ts'
import { staffUser } from '#platform/server/session/tables.ts'
import { handler } from '#platform/server/http/handler.ts'
import * as contract from '../contract/owners.ts'
import type { OwnerEdit } from '../contract/owners.ts'
import { choicesFor } from './creation.ts'
import { reasonToKeep } from './deletion.ts'
import { findLogin, lockLogin, requireContact } from './login.ts'
import { columnsOf, dataOf } from './owner-data.ts'
import { findOwner, lockOwner, thisOwner, type OwnerRow } from './owner-row.ts'
import { propertyOwner } from './tables.ts'

export const getOwner = handler(contract.getOwner, { permission: 'admin' }, async (ctx, { params }) => {
  const row = await findOwner(ctx, params.id)
  const person = await findLogin(ctx, row)
  const said = (reason: string | null) => reason && ctx.t(reason)
  return {
    id: row.id,
    version: row.version,
    data: editOf(row, person),
    choices: choicesFor(ctx),
    login: person && (await loginView(ctx, person)),
    locks: {
      delete: said(await reasonToKeep(ctx, row.id)),
      reset: said(person ? await refuseReset(ctx, person) : 'owners_has_no_login'),
    },
    history: await readSettingHistory(ctx, {
      kind: 'owner',
      id: row.id,
      fields: 'owners_field_',
      words: (field, value) => {
        if (field === 'language') return ctx.t(`shell_language_${String(value)}`)
        return field === 'kind' ? ctx.t(`owners_kind_${String(value)}`) : undefined
      },
    }),
  }
})

async function loginView(ctx: StaffContext, person: PersonRow) {
  return {
    state: stateOf(person),
    username: person.username,
    name: `${person.firstName} ${person.lastName}`,
    createdAt: person.createdAt.toISOString(),
    twoFactor: person.totpConfirmedAt !== null,
    ...(await sessionsOf(ctx, person)),
  }
}

const editOf = (row: OwnerRow, person: PersonRow | null): OwnerEdit => ({
  ...dataOf(row),
  is_active: person?.isActive ?? false,
})

export const saveOwner = handler(contract.saveOwner, { permission: 'admin' }, async (ctx, { params, body }) => {
  const row = await lockOwner(ctx, params.id)
  const person = await lockLogin(ctx, row)
  const { version: seen, ...sent } = body
  const before = editOf(row, person)
  const wanted = { ...sent, phone: phoneIn(sent.phone), is_active: person ? sent.is_active : false }
  const changes = changesBetween(before, wanted)
  if (changes.length === 0) return { version: row.version }
  if (row.version !== seen) throw staleVersion({ version: row.version, data: before })
  await requireFreeName(ctx, row, wanted.name)
  if (person) await changeLogin(ctx, person, wanted)
  const [saved] = await ctx.db
    .update(propertyOwner)
    .set({ ...columnsOf(wanted), version: seen + 1 })
    .where(and(thisOwner(ctx, row.id), eq(propertyOwner.version, seen)))
    .returning({ version: propertyOwner.version, name: propertyOwner.name })
  if (!saved) throw staleVersion({ version: row.version, data: before })
  ctx.record({ event: 'owner.changed', subject: { kind: 'owner', id: row.id, title: saved.name }, changes })
  return { version: saved.version, notify: [{ type: 'success', title: ctx.t('owners_saved', { name: saved.name }) }] }
})

export async function requireFreeName(ctx: StaffContext, row: Pick<OwnerRow, 'id'>, name: string): Promise<void> {
  const [other] = await ctx.db
    .select({ id: propertyOwner.id })
    .from(propertyOwner)
    .where(
      and(
        eq(propertyOwner.workspaceId, ctx.workspace.id),
        sql`${propertyOwner.nameKey} = owner_name_key(${name})`,
        ne(propertyOwner.id, row.id),
      ),
    )
  if (other) throw fieldRefusal('name', 'owners_name_taken')
}

/** The login signs in with the owner's address, and mails about it go there. */
async function changeLogin(ctx: StaffContext, person: PersonRow, wanted: OwnerEdit): Promise<void> {
  requireContact(wanted)
  const { email, is_active: isActive } = wanted
  if (email === person.email && isActive === person.isActive) return
  if (email.toLowerCase() !== person.email.toLowerCase() && (await isTaken(ctx, email))) {
    throw fieldRefusal('email', 'owners_email_taken')
  }
  await ctx.db
    .update(staffUser)
    .set({ email, isActive, version: person.version + 1 })
    .where(and(eq(staffUser.workspaceId, ctx.workspace.id), eq(staffUser.id, person.id)))
  if (!isActive) await revokeSessions(ctx, person.id, { but: null })
}
