// Options that the buyer may still choose and has not chosen.

import type { Context } from '#platform/server/context.ts'
import { choiceCan } from '../../rules/choices/choice-state.ts'
import type { ReservationRow } from '../reservation/reservation-row.ts'
import type { OptionOffer } from './offers.ts'

export const openOffers = (
  { now }: Pick<Context, 'now'>,
  { state: reservationState }: Pick<ReservationRow, 'state'>,
  offers: readonly OptionOffer[],
): OptionOffer[] =>
  offers.filter(
    ({ state, lastDay }) => state === 'open' && choiceCan.beMadeByBuyer(reservationState, lastDay, now).allowed,
  )
