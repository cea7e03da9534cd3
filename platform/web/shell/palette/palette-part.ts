// Searches and actions of an area in the command palette.

import type { Permission } from '#platform/rules/permissions.ts'
import type { ProjectType } from '#platform/rules/project-type.ts'
import type { Finder } from './finder.ts'

export interface PaletteAction {
  id: string
  /** Text key. */
  title: string
  icon: string
  permission: Permission
  /** Page on which the action starts; offered if the person's menu leads there. A page begins what `create` names. */
  path: string
  search?: Record<string, string>
  /** Project types that offer the action; all if absent. */
  only?: readonly ProjectType[]
}

export interface PalettePart {
  finders?: readonly Finder[]
  actions?: readonly PaletteAction[]
}

/** Loaded with the palette: contracts of lists belong to the back office and are not part of public pages. */
export type LoadPalettePart = () => Promise<PalettePart>
