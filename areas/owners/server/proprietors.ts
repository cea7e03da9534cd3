// Owners of B2B projects. Who changes projects may create owners and correct those without a login: the address of a login is for
// administrators to change.

import { and, eq } from 'drizzle-orm'
import { changesBetween } from '#areas/project-settings/server/public.ts'
import { phoneIn } from '#areas/users/server/public.ts'
import { AppError, fieldRefusal, staleVersion } from '#platform/server/app-error.ts'
import { handler } from '#platform/server/http/handler.ts'
import { newId } from '#platform/server/ids.ts'
import * as contract from '../contract/proprietors.ts'
import { choicesFor } from './creation.ts'
import { requireFreeName } from './editing.ts'
import { columnsOf, dataOf } from './owner-data.ts'
import { findOwner, lockOwner, subjectOf, thisOwner } from './owner-row.ts'
import { propertyOwner } from './tables.ts'

const permission = 'object_write'

export const getProprietorCreation = handler(contract.getProprietorCreation, { permission }, async (ctx) => ({
  choices: choicesFor(ctx),
}))

export const createProprietor = handler(contract.createProprietor, { permission }, async (ctx, { body }) => {
  const [made] = await ctx.db
    .insert(propertyOwner)
    .values({
      workspaceId: ctx.workspace.id,
      id: newId(),
      ...columnsOf({ ...body, phone: phoneIn(body.phone) }),
      createdAt: ctx.now,
    })
    .onConflictDoNothing()
    .returning()
  if (!made) throw fieldRefusal('name', 'owners_name_taken')
  ctx.record({ event: 'owner.created', subject: subjectOf(made), changes: [] })
  return { id: made.id, notify: [{ type: 'success', title: ctx.t('owners_created', { name: made.name }) }] }
})

export const getProprietor = handler(contract.getProprietor, { permission }, async (ctx, { params }) => {
  const row = await findOwner(ctx, params.id)
  return { id: row.id, version: row.version, data: dataOf(row), choices: choicesFor(ctx) }
})

export const saveProprietor = handler(contract.saveProprietor, { permission }, async (ctx, { params, body }) => {
  const row = await lockOwner(ctx, params.id)
  if (row.userId) throw new AppError('owners_login_for_admins')
  const { version: seen, ...sent } = body
  const before = dataOf(row)
  if (seen !== row.version) throw staleVersion({ version: row.version, data: before })
  const wanted = { ...sent, phone: phoneIn(sent.phone) }
  await requireFreeName(ctx, row, wanted.name)
  const version = row.version + 1
  await ctx.db
    .update(propertyOwner)
    .set({ ...columnsOf(wanted), version })
    .where(and(thisOwner(ctx, row.id), eq(propertyOwner.version, row.version)))
  ctx.record({ event: 'owner.changed', subject: subjectOf(row), changes: changesBetween(before, wanted) })
  return { version, notify: [{ type: 'success', title: ctx.t('owners_saved', { name: wanted.name }) }] }
})
