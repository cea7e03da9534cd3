// An administrator names and orders the roles of guests.

import { AppError, notFound, staleVersion } from '#platform/server/app-error.ts'
import type { Context } from '#platform/server/context.ts'
import { handler } from '#platform/server/http/handler.ts'
import { newId } from '#platform/server/ids.ts'
import * as contract from '../../contract/settings.ts'
import { mostRoles, type RoleFields } from '../../rules/standard-roles.ts'
import { roomRole } from '../tables.ts'
import { writeOrder } from '../write-order.ts'
import { countGuestsByRole, lockRoles, readRoles, thisRole } from './role-rows.ts'

const permission = 'admin'

export const listRoomRoles = handler(contract.listRoomRoles, { permission }, async (ctx) => {
  const roles = await readRoles(ctx)
  const guests = await countGuestsByRole(ctx)
  return {
    roles: roles.map((role, at) => ({
      id: role.id,
      index: at + 1,
      title_de: role.titleDe,
      title_fr: role.titleFr,
      version: role.version,
      guests: guests.get(role.id) ?? 0,
      locked: lockedBecause(ctx, { guests: guests.get(role.id) ?? 0, isLast: roles.length === 1 }),
    })),
  }
})

function lockedBecause(ctx: Context, { guests, isLast }: { guests: number; isLast: boolean }): string | null {
  if (guests > 0) return ctx.t('document_room_role_locked_guests', { count: guests })
  return isLast ? ctx.t('document_room_role_locked_last') : null
}

export const createRoomRole = handler(contract.createRoomRole, { permission }, async (ctx, { body }) => {
  const roles = await lockRoles(ctx)
  if (roles.length >= mostRoles) throw new AppError('document_room_role_too_many', { values: { count: mostRoles } })
  const id = newId()
  const position = Math.max(0, ...roles.map((role) => role.position)) + 1
  const titles = { titleDe: body.title_de, titleFr: body.title_fr }
  await ctx.db.insert(roomRole).values({ workspaceId: ctx.workspace.id, id, position, ...titles, createdAt: ctx.now })
  ctx.record({ event: 'room_role.added', subject: subjectOf({ id, ...titles }) })
  return { id, notify: [{ type: 'success', title: ctx.t('document_room_done_saved') }] }
})

export const changeRoomRole = handler(contract.changeRoomRole, { permission }, async (ctx, { params, body }) => {
  const role = roleIn(await lockRoles(ctx), params.id)
  if (role.version !== body.version) throw staleVersion({ title_de: role.titleDe, title_fr: role.titleFr })
  const titles = { titleDe: body.title_de, titleFr: body.title_fr }
  await ctx.db
    .update(roomRole)
    .set({ ...titles, version: role.version + 1 })
    .where(thisRole(ctx, role.id))
  ctx.record({
    event: 'room_role.changed',
    subject: subjectOf({ ...role, ...titles }),
    changes: [
      { field: 'title_de', old: role.titleDe, new: titles.titleDe },
      { field: 'title_fr', old: role.titleFr, new: titles.titleFr },
    ].filter((change) => change.old !== change.new),
  })
  return { notify: [{ type: 'success', title: ctx.t('document_room_done_saved') }] }
})

export const deleteRoomRole = handler(contract.deleteRoomRole, { permission }, async (ctx, { params }) => {
  const roles = await lockRoles(ctx)
  const role = roleIn(roles, params.id)
  const guests = (await countGuestsByRole(ctx)).get(role.id) ?? 0
  if (guests > 0) throw new AppError('document_room_role_locked_guests', { values: { count: guests } })
  if (roles.length === 1) throw new AppError('document_room_role_locked_last')
  await ctx.db.delete(roomRole).where(thisRole(ctx, role.id))
  ctx.record({ event: 'room_role.deleted', subject: subjectOf(role) })
  return { notify: [{ type: 'success', title: ctx.t('document_room_done_deleted', { title: role.titleDe }) }] }
})

export const arrangeRoomRoles = handler(contract.arrangeRoomRoles, { permission }, async (ctx, { body: { order } }) => {
  const roles = await lockRoles(ctx)
  const isSame = order.length === roles.length && roles.every(({ id }) => order.includes(id))
  if (!isSame) throw new AppError('document_room_order_outdated')
  await writeOrder(ctx, roomRole, order)
  ctx.record({
    event: 'room_role.arranged',
    subject: { kind: 'workspace', id: ctx.workspace.id, title: ctx.workspace.name },
  })
  return {}
})

function roleIn<Role extends RoleFields>(roles: readonly Role[], id: string): Role {
  const role = roles.find((one) => one.id === id)
  if (!role) throw notFound('document_room_role_not_found')
  return role
}

const subjectOf = ({ id, titleDe }: Pick<RoleFields, 'id' | 'titleDe'>) => ({ kind: 'room_role', id, title: titleDe })
