// Options as they are offered to one buyer: the content, the deadline, and the choice that holds now.

import { and, eq } from 'drizzle-orm'
import { findObject } from '#areas/applications/server/public.ts'
import { dayOf } from '#platform/rules/calendar-day.ts'
import type { Context } from '#platform/server/context.ts'
import { choiceStateAt, lastDayOf, type ChoiceState } from '../../rules/choices/choice-state.ts'
import {
  findChoice,
  includedChoice,
  type OptionChoice,
  type OptionContent,
} from '../../rules/choices/option-content.ts'
import { reaches } from '../../rules/choices/option-reach.ts'
import type { ReservationRow } from '../reservation/reservation-row.ts'
import { saleChoice, saleChoosing } from './choices-tables.ts'
import { readContents, readOptions, type OptionRow } from './option-rows.ts'

export type ChoiceRow = typeof saleChoice.$inferSelect
export type ChoosingRow = typeof saleChoosing.$inferSelect

export interface OptionOffer {
  option: OptionRow
  /** Version of the content: the one that the buyer chose from, otherwise the current one. */
  version: number
  content: OptionContent
  /** Null while nothing is chosen and the deadline is that of the option. */
  row: ChoiceRow | null
  lastDay: string
  state: ChoiceState
  chosen: OptionChoice
}

export async function readChoices(ctx: Context, reservationId: string): Promise<ChoiceRow[]> {
  return ctx.db
    .select()
    .from(saleChoice)
    .where(and(eq(saleChoice.workspaceId, ctx.workspace.id), eq(saleChoice.reservationId, reservationId)))
}

export async function findChoosing(ctx: Context, reservationId: string): Promise<ChoosingRow | null> {
  const [row] = await ctx.db
    .select()
    .from(saleChoosing)
    .where(and(eq(saleChoosing.workspaceId, ctx.workspace.id), eq(saleChoosing.reservationId, reservationId)))
  return row ?? null
}

/** None while the buyer does not have the object. */
export async function offersOf(ctx: Context, reservation: ReservationRow): Promise<OptionOffer[]> {
  const { heldSince, objectId } = reservation
  if (!heldSince) return []
  const { object } = await findObject(ctx, objectId)
  const rows = new Map((await readChoices(ctx, reservation.id)).map((row) => [row.optionId, row]))
  const options = (await readOptions(ctx)).filter((option) => {
    const row = rows.get(option.id)
    return row?.chosenAt || row?.deadlineOn || isOffered(option, { object, heldSince })
  })
  const contentOf = await readContents(
    ctx,
    options.map(({ id }) => id),
  )
  return options.map((option): OptionOffer => {
    const row = rows.get(option.id) ?? null
    const version = row?.contentVersion ?? option.contentVersion
    const content = contentOf(option.id, version)
    const lastDay = lastDayOf({ ...option, reopenedUntil: row?.deadlineOn ?? null }, heldSince)
    const state = choiceStateAt(row?.chosenBy ?? null, lastDay, ctx.now)
    const key = row?.choiceKey
    const chosen = (key ? findChoice(content, key) : undefined) ?? includedChoice(content)
    return { option, version, content, row, lastDay, state, chosen }
  })
}

interface Bought {
  object: { id: string; buildingId: string }
  heldSince: Date
}

/** A deadline before the reservation, or before the option was added, was never offered to this buyer. */
function isOffered(option: OptionRow, { object, heldSince }: Bought): boolean {
  if (option.endedAt || !reaches(option, object)) return false
  const since = heldSince > option.createdAt ? heldSince : option.createdAt
  return lastDayOf({ ...option, reopenedUntil: null }, heldSince) >= dayOf(since)
}
