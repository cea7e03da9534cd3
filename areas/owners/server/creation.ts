// Creates owners in the settings, and gives a login to owners that exist.

import { and, asc, eq, isNull, sql } from 'drizzle-orm'
import { phoneIn } from '#areas/users/server/public.ts'
import { fieldRefusal, notFound } from '#platform/server/app-error.ts'
import type { StaffContext } from '#platform/server/context.ts'
import { newId } from '#platform/server/ids.ts'
import { handler } from '#platform/server/http/handler.ts'
import * as contract from '../contract/owners.ts'
import { inviteContact } from './login.ts'
import { lockOwner, subjectOf, thisOwner } from './owner-row.ts'
import { columnsOf } from './owner-data.ts'
import { propertyOwner } from './tables.ts'

export const choicesFor = ({ workspace }: StaffContext) => ({ languages: workspace.languages })

export const getOwnerCreation = handler(contract.getOwnerCreation, { permission: 'admin' }, async (ctx) => ({
  choices: choicesFor(ctx),
}))

export const createOwner = handler(contract.createOwner, { permission: 'admin' }, async (ctx, { body }) => {
  const { has_login: hasLogin, ...data } = body
  const [made] = await ctx.db
    .insert(propertyOwner)
    .values({
      workspaceId: ctx.workspace.id,
      id: newId(),
      ...columnsOf({ ...data, phone: phoneIn(data.phone) }),
      createdAt: ctx.now,
    })
    .onConflictDoNothing()
    .returning()
  if (!made) throw fieldRefusal('name', 'owners_name_taken')
  ctx.record({ event: 'owner.created', subject: subjectOf(made), changes: [] })
  if (!hasLogin) {
    return { id: made.id, notify: [{ type: 'success', title: ctx.t('owners_created', { name: made.name }) }] }
  }
  const login = await inviteContact(ctx, data)
  await ctx.db.update(propertyOwner).set({ userId: login.id }).where(thisOwner(ctx, made.id))
  ctx.record({ event: 'owner.login_created', subject: subjectOf(made), changes: [] })
  const title = ctx.t('owners_created_and_invited', { name: made.name, email: login.email })
  return { id: made.id, notify: [{ type: 'success', title }] }
})

export const getOwnerAddition = handler(contract.getOwnerAddition, { permission: 'admin' }, async (ctx) => {
  const rows = await ctx.db
    .select()
    .from(propertyOwner)
    .where(and(eq(propertyOwner.workspaceId, ctx.workspace.id), isNull(propertyOwner.userId)))
    .orderBy(asc(sql`folded(${propertyOwner.name})`), asc(propertyOwner.id))
  return {
    choices: choicesFor(ctx),
    owners: rows.map(({ id, name, firstName, lastName, email, language }) => ({
      id,
      name,
      first_name: firstName ?? '',
      last_name: lastName ?? '',
      email: email ?? '',
      language,
    })),
  }
})

export const addOwnerLogin = handler(contract.addOwnerLogin, { permission: 'admin' }, async (ctx, { body }) => {
  const row = await lockOwner(ctx, body.owner_id)
  if (row.userId) throw fieldRefusal('owner_id', 'owners_has_login')
  const login = await inviteContact(ctx, { ...body, phone: row.phone ?? '' })
  const { first_name: firstName, last_name: lastName, email, language } = body
  const [changed] = await ctx.db
    .update(propertyOwner)
    .set({ userId: login.id, firstName, lastName, email, language, version: row.version + 1 })
    .where(and(thisOwner(ctx, row.id), isNull(propertyOwner.userId)))
    .returning({ id: propertyOwner.id })
  if (!changed) throw notFound('owners_not_found')
  ctx.record({ event: 'owner.login_created', subject: subjectOf(row), changes: [] })
  const title = ctx.t('owners_invited', { name: row.name, email: login.email })
  return { id: row.id, notify: [{ type: 'success', title }] }
})
