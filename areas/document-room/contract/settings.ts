// Settings of document rooms: roles of guests, and the categories that a new room begins with.

import { z } from 'zod'
import { endpoint } from '#platform/contract/endpoint.ts'
import { id, idParam, line, version } from '#platform/contract/fields.ts'
import { done } from '#platform/contract/notify.ts'
import { roomRights } from '../rules/room-right.ts'

export const titles = z.object({ title_de: line(120), title_fr: line(120) })

/** Right by id of the role; a role without an entry has the right of the parent category. */
export const rights = z.record(id, z.enum(roomRights))

/** Null if it can be deleted, otherwise the reason in words. */
const locked = z.string().nullable()

const roleView = titles.extend({ id, version, index: z.number(), guests: z.number(), locked })
export type RoomRoleView = z.infer<typeof roleView>

const path = '/api/v1/dms/settings'

export const listRoomRoles = endpoint({
  method: 'GET',
  path: `${path}/roles`,
  summary: 'Roles of guests in document rooms, in order, with the number of guests in each.',
  response: z.object({ roles: z.array(roleView) }),
})

export const createRoomRole = endpoint({
  method: 'POST',
  path: `${path}/roles`,
  summary: 'Adds a role at the end.',
  body: titles,
  response: done.extend({ id }),
})

export const changeRoomRole = endpoint({
  method: 'PATCH',
  path: `${path}/roles/:id`,
  summary: 'Renames a role; its rights stay.',
  params: idParam,
  body: titles.extend({ version }),
  response: done,
})

export const deleteRoomRole = endpoint({
  method: 'DELETE',
  path: `${path}/roles/:id`,
  summary: 'Deletes a role that no guest has; the last role stays.',
  params: idParam,
  response: done,
})

export const arrangeRoomRoles = endpoint({
  method: 'PUT',
  path: `${path}/roles`,
  summary: 'Stores the order of all roles; refused if the list does not name exactly the stored ones.',
  body: z.object({ order: z.array(id).max(100) }),
  response: done,
})

const standardCategoryView = titles.extend({
  id,
  parent_id: id.nullable(),
  index: z.string(),
  level: z.number(),
  rights,
  version,
  locked,
})
export type StandardCategoryView = z.infer<typeof standardCategoryView>

export const roleChoice = z.object({ id, title: z.string() })
export type RoleChoice = z.infer<typeof roleChoice>

export const listStandardCategories = endpoint({
  method: 'GET',
  path: `${path}/categories`,
  summary: 'Categories that a new room begins with, in tree order with index numbers, and the roles for the rights.',
  response: z.object({ categories: z.array(standardCategoryView), roles: z.array(roleChoice) }),
})

export const categoryData = titles.extend({ rights })
export const newCategoryData = categoryData.extend({ parent_id: id.nullable() })
export type NewCategoryData = z.infer<typeof newCategoryData>

export const createStandardCategory = endpoint({
  method: 'POST',
  path: `${path}/categories`,
  summary: 'Adds a standard category at the end of its parent. Rooms that exist stay as they are.',
  body: newCategoryData,
  response: done.extend({ id }),
})

export const changeStandardCategory = endpoint({
  method: 'PATCH',
  path: `${path}/categories/:id`,
  summary: 'Renames a standard category or changes its rights. Rooms that exist stay as they are.',
  params: idParam,
  body: categoryData.extend({ version }),
  response: done,
})

export const deleteStandardCategory = endpoint({
  method: 'DELETE',
  path: `${path}/categories/:id`,
  summary: 'Deletes a standard category without categories below it; the last one stays.',
  params: idParam,
  response: done,
})

const wantedPlace = z.object({ id, parent_id: id.nullable() })
export type WantedPlace = z.infer<typeof wantedPlace>
export const arrangement = z.object({ order: z.array(wantedPlace).max(1000) })

export const arrangeStandardCategories = endpoint({
  method: 'PUT',
  path: `${path}/categories`,
  summary:
    'Stores order and parents of all standard categories; refused if the list does not name exactly the stored ones.',
  body: arrangement,
  response: done,
})
