// Texts for a request, its criteria and missing data, in the reader's language.

import { amountWords } from '#areas/objects/rules/amount-words.ts'
import { swissDate } from '#platform/rules/calendar-day.ts'
import type { Context } from '#platform/server/context.ts'
import type { Criteria } from '../rules/criteria.ts'
import type { Criterion, Offered } from '../rules/matching.ts'
import { placeWords } from '../rules/place-of.ts'
import type { LeaveReason } from '../rules/request-state.ts'
import type { RequestRow } from './request-row.ts'

const none = '–'

export const kindWords = (ctx: Context, kinds: readonly string[]): string =>
  kinds.map((kind) => ctx.t(`waitlist_kind_${kind}`)).join(', ')

/** «3.5–4.5 Zimmer», «ab 3 Zimmern»; empty if any number of rooms is accepted. */
export function roomWords(ctx: Context, { roomsFrom, roomsTo }: Pick<Criteria, 'roomsFrom' | 'roomsTo'>): string {
  if (roomsFrom !== null && roomsFrom === roomsTo) return ctx.t('waitlist_rooms_exact', { rooms: roomsFrom })
  if (roomsFrom !== null && roomsTo !== null) return ctx.t('waitlist_rooms_range', { from: roomsFrom, to: roomsTo })
  if (roomsFrom !== null) return ctx.t('waitlist_rooms_at_least', { rooms: roomsFrom })
  return roomsTo === null ? '' : ctx.t('waitlist_rooms_at_most', { rooms: roomsTo })
}

export const rentWords = (ctx: Context, rentMax: number | null): string =>
  rentMax === null ? '' : ctx.t('waitlist_rent_at_most', { amount: moneyWords(ctx, rentMax) })

const moneyWords = (ctx: Context, rappen: number | null): string =>
  rappen === null ? none : `${ctx.workspace.currency} ${amountWords(rappen / 100)}`

export const placesWords = (row: Pick<RequestRow, 'places'>): string => row.places.map(placeWords).join('; ')

/** One line: kinds, rooms, rent, places. */
export const criteriaWords = (ctx: Context, row: RequestRow): string =>
  [kindWords(ctx, row.kinds), roomWords(ctx, row), rentWords(ctx, row.rentMax), placesWords(row)]
    .filter(Boolean)
    .join(' · ')

/** Describes an unmet criterion with the offered and the requested value. */
export function missWords(ctx: Context, criterion: Criterion, { row, offered }: Pair): string {
  switch (criterion) {
    case 'place':
      return ctx.t('waitlist_miss_place', { place: offered.place, wished: placesWords(row) })
    case 'rooms':
      return ctx.t('waitlist_miss_rooms', { rooms: offered.rooms ?? none, wished: roomWords(ctx, row) })
    case 'rent':
      return ctx.t('waitlist_miss_rent', {
        rent: moneyWords(ctx, offered.grossRent),
        wished: rentWords(ctx, row.rentMax),
      })
    case 'area':
      return ctx.t('waitlist_miss_area', { area: offered.area ?? none, wished: row.areaFrom ?? none })
    case 'move_in': {
      const wished = row.moveInFrom ? swissDate(row.moveInFrom) : none
      if (!offered.moveInDate) return ctx.t('waitlist_miss_move_in_now', { wished })
      return ctx.t('waitlist_miss_move_in', { day: swissDate(offered.moveInDate), wished })
    }
    case 'household':
      return ctx.t('waitlist_miss_household', { persons: row.adults + row.children, bounds: boundsWords(ctx, offered) })
    default:
      return ctx.t(`waitlist_miss_${criterion}`)
  }
}

export interface Pair {
  row: RequestRow
  offered: Offered & { place: string }
}

function boundsWords(ctx: Context, offered: Offered): string {
  const parts = (['Occupancy', 'Adults', 'Children'] as const).flatMap((what) => {
    const [min, max] = [offered[`min${what}`], offered[`max${what}`]]
    if (min === null && max === null) return []
    const range = min === max ? `${min}` : max === null ? `${min}+` : `${min ?? 0}–${max}`
    return ctx.t(`waitlist_bounds_${what.toLowerCase()}`, { range })
  })
  return parts.join(', ')
}

/** A reason is a predefined key, optionally followed by free text. */
export const leaveWords = (ctx: Context, reason: string): string => {
  const [first = '', ...rest] = reason.split(': ')
  const key = `waitlist_leave_${first}`
  const word = ctx.t(key)
  return [word === key ? first : word, ...rest].join(': ')
}

export const joinReason = (reason: LeaveReason, comment: string | undefined): string =>
  comment ? `${reason}: ${comment}` : reason
