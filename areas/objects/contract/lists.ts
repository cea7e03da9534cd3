// The lists of objects, one per kind, and the deeds on their selected rows.

import { endpoint } from '#platform/contract/endpoint.ts'
import { bulkAnswer, bulkRequest, tableAnswer, tableQuery } from '#platform/contract/table.ts'
import type { ObjectKind } from '#areas/buildings/rules/object-state.ts'

const listOf = (path: string, what: string) =>
  endpoint({
    method: 'GET',
    path: `/api/v1/objects/${path}`,
    summary: `The ${what} of a state, searched, filtered and sorted, with their columns unless only data is asked.`,
    query: tableQuery,
    answer: tableAnswer,
  })

const deedsOn = (path: string, what: string) =>
  endpoint({
    method: 'POST',
    path: `/api/v1/objects/${path}`,
    summary: `Activates, deactivates or publishes the chosen ${what}, or answers them as a spreadsheet (exportExcel).`,
    body: bulkRequest,
    answer: bulkAnswer,
  })

export const listApartments = listOf('apartments', 'apartments')
export const changeApartments = deedsOn('apartments', 'apartments')
export const listParkingSpaces = listOf('parkingspace', 'parking spaces')
export const changeParkingSpaces = deedsOn('parkingspace', 'parking spaces')
export const listOutbuildings = listOf('other', 'outbuildings')
export const changeOutbuildings = deedsOn('other', 'outbuildings')
export const listBusinessUnits = listOf('craft', 'business units')
export const changeBusinessUnits = deedsOn('craft', 'business units')
export const listPlots = listOf('plot', 'plots')
export const changePlots = deedsOn('plot', 'plots')

export const objectLists = {
  apartment: { list: listApartments, bulk: changeApartments },
  parkingspace: { list: listParkingSpaces, bulk: changeParkingSpaces },
  other: { list: listOutbuildings, bulk: changeOutbuildings },
  craft: { list: listBusinessUnits, bulk: changeBusinessUnits },
  plot: { list: listPlots, bulk: changePlots },
} as const satisfies Record<ObjectKind, unknown>
