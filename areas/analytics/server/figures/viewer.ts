// The person for whom figures are made: what they may open, and whether small groups are hidden from them.

import type { StaffContext } from '#platform/server/context.ts'
import type { Permission } from '#platform/rules/permissions.ts'

export interface Viewer {
  seesSmallGroups: boolean
  can(permission: Permission): boolean
}

export const viewerOf = (ctx: StaffContext): Viewer => ({
  seesSmallGroups: ctx.can('admin'),
  can: (permission) => ctx.can(permission),
})

/** For documents that others read: small groups are hidden and nothing opens. */
export const nobody: Viewer = { seesSmallGroups: false, can: () => false }
