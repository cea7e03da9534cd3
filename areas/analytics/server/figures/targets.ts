// Lists that show the records of a figure, with the same filters.

import { listPath } from '#areas/objects/rules/list-path.ts'
import type { ObjectKind } from '#areas/buildings/rules/object-state.ts'
import type { FilterValues } from '#platform/contract/table.ts'
import type { FigureFilters, FigureTarget } from '../../contract/figures.ts'
import { filterKeys } from '../../rules/filter-keys.ts'
import type { Viewer } from './viewer.ts'

const target = (path: string, state: string, filters: FilterValues): FigureTarget => ({
  path,
  search: { state, ...(Object.keys(filters).length > 0 && { filters: JSON.stringify(filters) }) },
})

/** A period narrower than that of the filters, such as one week. */
type Days = Pick<FigureFilters, 'from' | 'to'>

function common(filters: FigureFilters, { from, to }: Days): FilterValues {
  const { buildings, objectKinds } = filters
  return {
    ...((from ?? to) && { created: { ...(from && { from }), ...(to && { to }) } }),
    ...(buildings.length > 0 && { [filterKeys.building]: buildings }),
    ...(objectKinds.length > 0 && { [filterKeys.kind]: objectKinds }),
  }
}

/** Adds the filters that the dashboard gets when this part is opened. */
export const narrowing = (opened: FigureTarget | null, narrows: Record<string, string>): FigureTarget | null =>
  opened && { ...opened, narrows }

interface Opening {
  viewer: Viewer
  filters: FigureFilters
}

export function applicationsTarget(
  { viewer, filters }: Opening,
  more: FilterValues = {},
  days: Days = filters,
): FigureTarget | null {
  if (!viewer.can('applications_read')) return null
  const states = filters.states.length > 0 ? { [filterKeys.states]: filters.states } : {}
  return target('/applications', 'all', { ...common(filters, days), ...states, ...more })
}

export function peopleTarget({ viewer, filters }: Opening, more: FilterValues = {}): FigureTarget | null {
  if (!viewer.can('interested_people')) return null
  return target('/interested-people', 'all', { ...common(filters, filters), ...more })
}

export function objectsTarget(
  { viewer, filters }: Opening,
  { kind, state }: { kind: ObjectKind; state: string },
  more: FilterValues = {},
): FigureTarget | null {
  if (!viewer.can('object_read')) return null
  const { buildings } = filters
  return target(listPath[kind], state, { ...(buildings.length > 0 && { building: buildings }), ...more })
}
