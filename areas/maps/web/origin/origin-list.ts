// Addresses of the list of applications, filtered by origin.

import { originFilter, postcodeFilter, type Origin } from '../../rules/origins.ts'

const listWith = (filters: object, building: string | undefined): string =>
  `/applications?${new URLSearchParams({ state: 'all', filters: JSON.stringify({ ...filters, ...(building && { building: [building] }) }) })}`

export const listOf = (origin: Origin, building: string | undefined): string =>
  listWith({ [originFilter]: [origin] }, building)

export const placeListOf = (postcode: string, building: string | undefined): string =>
  listWith({ [postcodeFilter]: [postcode] }, building)
