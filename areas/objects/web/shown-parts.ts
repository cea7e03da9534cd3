// Visible parts of the list: all on its own host, the selected ones in frames on other websites.

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
