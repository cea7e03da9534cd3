// Actions of the areas that the command palette offers to a person in a workspace.

import type { Permission } from '#platform/rules/permissions.ts'
import type { ProjectType } from '#platform/rules/project-type.ts'
import { isUnder } from '../frame/menu-items.ts'
import type { PaletteAction } from './palette-part.ts'

interface Reader {
  can: (permission: Permission) => boolean
  /** Addresses of this person's menu. */
  pages: readonly string[]
  projectType: ProjectType
}

export const offeredActions = (
  actions: readonly PaletteAction[],
  { can, pages, projectType }: Reader,
): PaletteAction[] =>
  actions
    .filter(({ only }) => !only || only.includes(projectType))
    .filter(({ permission, path }) => can(permission) && pages.some((page) => isUnder(path, page)))
