// Mutations of advertisements and accounts, with the queries that each makes stale, and when to look again.

import { objectLists } from '#areas/objects/contract/lists.ts'
import { getObject, getObjectTimeline } from '#areas/objects/contract/object.ts'
import type { Endpoint } from '#platform/contract/endpoint.ts'
import { useChange } from '#platform/web/api/query.ts'
import { deactivateAdverts, editAdvert, publishAdverts, refreshAdverts, type AdvertView } from '../contract/adverts.ts'
import {
  checkMarketingPlatform,
  getMarketingPlatforms,
  handOverNow,
  listHandOvers,
  type HandOverView,
} from '../contract/platform-settings.ts'

export const staleAfterAdvert: Endpoint[] = [
  editAdvert,
  getObject,
  getObjectTimeline,
  ...Object.values(objectLists).map(({ list }) => list),
]

export const usePublishAdverts = (how: { errors?: 'own' } = {}) =>
  useChange(publishAdverts, { stale: staleAfterAdvert, timeout: false, ...how })
export const useDeactivateAdverts = (how: { errors?: 'own' } = {}) =>
  useChange(deactivateAdverts, { stale: staleAfterAdvert, ...how })
export const useRefreshAdverts = () => useChange(refreshAdverts, { stale: staleAfterAdvert })

const log = [getMarketingPlatforms, listHandOvers]
export const useCheckMarketingPlatform = () => useChange(checkMarketingPlatform)
export const useHandOverNow = () => useChange(handOverNow, { stale: log })

const soon = 3000

/** Milliseconds until the next poll; false when nothing will change without user action. */
export const lookAgainAt = (advert: AdvertView | undefined): number | false =>
  advert?.platforms.some(({ state }) => state === 'queued' || state === 'removing') ? soon : false

export const lookAgainIn = (handOvers: readonly HandOverView[] | undefined): number | false =>
  handOvers?.some(({ state }) => state === 'running') ? soon : false
