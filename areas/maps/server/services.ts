// The maps service of this installation, or the stand-in in a demo workspace.

import { federalAddressSearch } from '#connectors/maps/address-search.ts'
import { startMapsDouble } from '#connectors/testing/maps-double.ts'
import { MapsFailed, type AddressSearch, type MapsService } from '#connectors/maps/maps-service.ts'
import { openRouteService } from '#connectors/maps/openrouteservice.ts'
import { valhalla } from '#connectors/maps/valhalla.ts'
import { AppError } from '#platform/server/app-error.ts'
import type { Context, Services } from '#platform/server/context.ts'
import { rememberingPlaces } from './known-places.ts'

export interface Maps {
  service: MapsService
  search: AddressSearch
  isDemo: boolean
}

const real = new WeakMap<Services, Maps>()
const standIns = new WeakMap<Services, Promise<Maps>>()

/** Null if no maps service is configured, except in a demo workspace. */
export async function mapsFor({ services, workspace }: Context): Promise<Maps | null> {
  if (services.config.maps) {
    const maps = real.get(services) ?? connect(services.config.maps)
    real.set(services, maps)
    return maps
  }
  if (!workspace.isDemo) return null
  const starting = standIns.get(services) ?? startStandIn()
  standIns.set(services, starting)
  return starting
}

const connect = (access: NonNullable<Services['config']['maps']>): Maps => ({
  service: access.service === 'valhalla' ? valhalla(access) : openRouteService(access),
  search: rememberingPlaces(federalAddressSearch({ url: access.addressSearchUrl })),
  isDemo: false,
})

async function startStandIn(): Promise<Maps> {
  const double = await startMapsDouble()
  return { service: openRouteService(double), search: rememberingPlaces(federalAddressSearch(double)), isDemo: true }
}

export const sourceOf = ({ service, isDemo }: Maps) => ({
  name: service.name,
  attribution: isDemo ? '' : service.attribution,
  isDemo,
})

/** Awaits an answer of the service; its failures become messages to the user. */
export async function answerOf<Answer>(asked: Promise<Answer>): Promise<Answer> {
  return asked.catch((error: unknown) => {
    if (!(error instanceof MapsFailed)) throw error
    throw new AppError(error.problem === 'unreachable' ? 'maps_unreachable' : 'maps_refused')
  })
}
