// Contract of the project's roles and their permissions.

import { z } from 'zod'
import { endpoint } from '#platform/contract/endpoint.ts'
import { notice } from '#platform/contract/notify.ts'
import { permissions, staffRoles } from '#platform/rules/permissions.ts'
import { settingHistory } from '#areas/project-settings/contract/history.ts'

export const roleData = z.object({ permissions: z.array(z.enum(permissions)).max(permissions.length) })
export type RoleData = z.infer<typeof roleData>

/** 0 while a role has its default permissions. */
const roleVersion = z.int().min(0)

export const roleView = z.object({
  role: z.enum(staffRoles),
  title: z.string(),
  description: z.string(),
  people: z.number(),
  version: roleVersion,
  data: roleData,
  /** Default permissions of the role. */
  origin: z.array(z.enum(permissions)),
  /** Reason why the role cannot be changed; null if it can. */
  fixed: z.string().nullable(),
  history: settingHistory,
})
export type RoleView = z.infer<typeof roleView>

export const getRoles = endpoint({
  method: 'GET',
  path: '/api/v1/settings/roles',
  summary: 'Every role with its permissions, how many people have it, and what was changed on it.',
  response: z.object({
    roles: z.array(roleView),
    /** Permissions of features that this project does not have. */
    off: z.array(z.enum(permissions)),
  }),
})

export const saveRole = endpoint({
  method: 'POST',
  path: '/api/v1/settings/roles',
  summary: 'Gives a role exactly these permissions, from the next call of its people on; a stale version answers 409.',
  body: roleData.extend({ role: z.enum(staffRoles), version: roleVersion }),
  response: z.object({ version: roleVersion, notify: z.array(notice).optional() }),
})
