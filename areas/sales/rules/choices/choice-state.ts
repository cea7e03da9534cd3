// Until when a buyer may choose, and what holds afterwards. Time is an argument: every call judges for itself.

import { dayOf, laterDay } from '#platform/rules/calendar-day.ts'
import { no, yes, type Verdict } from '#platform/rules/verdict.ts'
import type { ReservationState } from '../reservation-state.ts'

/** `deadline`: nothing was chosen in time, so the included choice holds. */
export const choosers = ['buyer', 'staff', 'deadline'] as const
export type Chooser = (typeof choosers)[number]

/** `by_default`: the deadline has passed without a choice, even if no job has written it down. */
export const choiceStates = ['open', 'confirmed', 'by_default'] as const
export type ChoiceState = (typeof choiceStates)[number]

interface Limited {
  /** Set by staff who opened the choice again. */
  reopenedUntil: string | null
  deadlineOn: string | null
  deadlineDays: number | null
}

/** Last day on which the buyer may choose. `heldSince` is the instant at which the object was reserved. */
export function lastDayOf({ reopenedUntil, deadlineOn, deadlineDays }: Limited, heldSince: Date): string {
  return reopenedUntil ?? deadlineOn ?? laterDay(dayOf(heldSince), deadlineDays ?? 0)
}

/** Until the last second of the day in Switzerland. */
export const isOpenOn = (lastDay: string, now: Date): boolean => dayOf(now) <= lastDay

const choosingStates: readonly ReservationState[] = ['signed', 'paid', 'completed']

export const choiceCan = {
  beMadeByBuyer(state: ReservationState, lastDay: string, now: Date): Verdict {
    const held = choiceCan.beMadeByStaff(state)
    if (!held.allowed) return held
    return isOpenOn(lastDay, now) ? yes : no('sales_reason_choice_closed')
  },
  /** Staff may choose for the buyer after the deadline, too. */
  beMadeByStaff(state: ReservationState): Verdict {
    if (state === 'sold') return no('sales_reason_sold')
    if (state === 'released') return no('sales_reason_released')
    return choosingStates.includes(state) ? yes : no('sales_reason_not_reserved')
  },
}

export function choiceStateAt(chosenBy: Chooser | null, lastDay: string, now: Date): ChoiceState {
  if (chosenBy === 'deadline') return 'by_default'
  if (chosenBy !== null) return 'confirmed'
  return isOpenOn(lastDay, now) ? 'open' : 'by_default'
}

/** In Rappen. */
export const sumOfEffects = (effects: readonly number[]): number => effects.reduce((sum, effect) => sum + effect, 0)
