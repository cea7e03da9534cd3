// What the list shows here: everything on its own host, and what was chosen for frames inside other websites.

import { createContext, use } from 'react'
import {
  frameColumns,
  frameFilters,
  type FrameColumn,
  type FrameFilter,
} from '#areas/project-settings/rules/frame-settings.ts'

interface ShownParts {
  columns: readonly FrameColumn[]
  filters: readonly FrameFilter[]
}

export const everything: ShownParts = { columns: frameColumns, filters: frameFilters }

export const ShownPartsContext = createContext(everything)
export const useShownParts = (): ShownParts => use(ShownPartsContext)
