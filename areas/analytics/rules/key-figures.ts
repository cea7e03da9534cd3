// The three figures of the home page by role; owners have no home page. A figure needs one of its permissions.

import type { ProjectType } from '#platform/rules/project-type.ts'
import { isStaffRole, type Permission, type Role, type StaffRole } from '#platform/rules/permissions.ts'

const byRole: Record<StaffRole, readonly [KeyFigure, KeyFigure, KeyFigure]> = {
  superadmin: ['letting', 'forecast', 'vacancy'],
  admin: ['letting', 'forecast', 'vacancy'],
  superuser: ['letting', 'applications', 'answers'],
  user: ['applications', 'answers', 'offers'],
  assistant: ['applications', 'answers', 'letting'],
  marketer: ['letting', 'vacancy', 'forecast'],
  contract: ['offers', 'letting', 'applications'],
  analyst: ['letting', 'applications', 'vacancy'],
}

export const keyFigures = ['letting', 'forecast', 'vacancy', 'applications', 'answers', 'offers'] as const
export type KeyFigure = (typeof keyFigures)[number]

/** Permission to see the records that the figure counts; the permission for analytics is enough for each. */
const permissions: Record<KeyFigure, Permission> = {
  letting: 'object_read',
  forecast: 'object_read',
  vacancy: 'object_read',
  applications: 'applications_read',
  answers: 'shared_communication',
  offers: 'applications_read',
}

/** A project that sells has no vacancy and no offers; everyone sees the same figures there. */
const ofSale: readonly KeyFigure[] = ['letting', 'forecast', 'applications']

function keyFiguresOf(role: StaffRole, projectType: ProjectType): readonly KeyFigure[] {
  if (projectType === 'sale') return ofSale
  // Whole projects are sold to investors: each figure is about letting or selling single objects.
  return projectType === 'saleb2b' ? [] : byRole[role]
}

export const keyFiguresFor = (
  role: Role,
  can: (permission: Permission) => boolean,
  projectType: ProjectType,
): KeyFigure[] =>
  (isStaffRole(role) ? keyFiguresOf(role, projectType) : []).filter(
    (figure) => can(permissions[figure]) || can('analytics_read'),
  )
