// Endpoints for the lists of objects, one per kind, and the actions on their selected rows.

import { endpoint } from '#platform/contract/endpoint.ts'
import { bulkAnswer, bulkRequest, tableAnswer, tableQuery } from '#platform/contract/table.ts'
import type { ObjectKind } from '#areas/buildings/rules/object-state.ts'

const listOf = (path: string, what: string) =>
  endpoint({
    method: 'GET',
    path: `/api/v1/objects/${path}`,
    summary: `The ${what} of a state, searched, filtered and sorted, with their columns unless only data is asked.`,
    query: tableQuery,
    response: tableAnswer,
  })

const actionsOn = (path: string, what: string) =>
  endpoint({
    method: 'POST',
    path: `/api/v1/objects/${path}`,
    summary: `Activates, deactivates or publishes the chosen ${what}, or answers them as a spreadsheet (exportExcel).`,
    body: bulkRequest,
    response: bulkAnswer,
  })

export const listApartments = listOf('apartments', 'apartments')
export const changeApartments = actionsOn('apartments', 'apartments')
export const listParkingSpaces = listOf('parkingspace', 'parking spaces')
export const changeParkingSpaces = actionsOn('parkingspace', 'parking spaces')
export const listOutbuildings = listOf('other', 'outbuildings')
export const changeOutbuildings = actionsOn('other', 'outbuildings')
export const listBusinessUnits = listOf('craft', 'business units')
export const changeBusinessUnits = actionsOn('craft', 'business units')
export const listPlots = listOf('plot', 'plots')
export const changePlots = actionsOn('plot', 'plots')

/** Key of the list's column settings and views, and of the additions of other areas. */
export const objectListKey = (kind: ObjectKind): string => `objects_${kind}`

export const objectLists = {
  apartment: { list: listApartments, bulk: changeApartments },
  parkingspace: { list: listParkingSpaces, bulk: changeParkingSpaces },
  other: { list: listOutbuildings, bulk: changeOutbuildings },
  craft: { list: listBusinessUnits, bulk: changeBusinessUnits },
  plot: { list: listPlots, bulk: changePlots },
} as const satisfies Record<ObjectKind, unknown>
