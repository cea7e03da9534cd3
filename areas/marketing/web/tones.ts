// Colours of the states of advertisements, at portals, and of hand-overs.

import type { Tone } from '#platform/web/theme/tokens.ts'
import type { HandOverView } from '../contract/platform-settings.ts'
import type { AdvertState, PortalState } from '../rules/advert-state.ts'

export const advertTone: Record<AdvertState, Tone> = { draft: 'grey', scheduled: 'blue', live: 'green', ended: 'grey' }

export const portalTone: Record<PortalState, Tone> = {
  queued: 'amber',
  handed_over: 'green',
  error: 'red',
  removing: 'amber',
  removed: 'grey',
}

export const handOverTone: Record<HandOverView['state'], Tone> = { running: 'amber', done: 'green', failed: 'red' }
