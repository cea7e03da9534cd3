// Writes choices of a buyer. Each call locks the sale, so that a release or a second call waits.

import { subjectOf, type ApplicationRow } from '#areas/applications/server/public.ts'
import { staleVersion, notFound } from '#platform/server/app-error.ts'
import type { Actor } from '#platform/server/actor.ts'
import type { Context } from '#platform/server/context.ts'
import { assertAllowed } from '#platform/server/permit.ts'
import { titleIn, findChoice, type OptionChoice } from '../../rules/choices/option-content.ts'
import { choiceCan, type Chooser } from '../../rules/choices/choice-state.ts'
import { getReservationOf, type ReservationRow } from '../reservation/reservation-row.ts'
import { lockSales } from '../reservation/sale-locks.ts'
import { saleChoice, saleChoosing } from './choices-tables.ts'
import { findChoosing, offersOf, type OptionOffer } from './offers.ts'

export interface OpenedChoosing {
  reservation: ReservationRow
  offers: OptionOffer[]
  version: number
}

/** Locked. The reservation has its state at the time of the call. */
export async function openChoosing(ctx: Context, applicationId: string): Promise<OpenedChoosing> {
  const { objectId } = await getReservationOf(ctx, applicationId)
  await lockSales(ctx, [objectId])
  const reservation = await getReservationOf(ctx, applicationId)
  const offers = await offersOf(ctx, reservation)
  return { reservation, offers, version: (await findChoosing(ctx, reservation.id))?.version ?? 0 }
}

export interface MadeChoice {
  option: string
  /** Version of the content that the person saw. */
  content: number
  choice: string
}

interface Choosing {
  application: ApplicationRow
  made: readonly MadeChoice[]
  version: number
  by: Exclude<Chooser, 'deadline'>
  reason?: string
  actor?: Actor
}

/**
 * Returns false if everything was chosen like this before. A choice from an outdated version of an option is refused,
 * because its price may be another one.
 */
export async function makeChoices(
  ctx: Context,
  opened: OpenedChoosing,
  { application, made, version, by, reason, actor }: Choosing,
): Promise<boolean> {
  const { reservation } = opened
  const changed = made.map((one) => judged(ctx, opened, one, by)).filter(isNew)
  if (changed.length === 0) return false
  if (version !== opened.version) throw staleVersion({ version: opened.version })
  for (const { offer, choice } of changed) await writeChoice(ctx, reservation.id, { offer, choice, by, reason })
  await bumpChoosing(ctx, reservation.id)
  ctx.record({
    event: by === 'buyer' ? 'sale.choices_confirmed' : 'sale.choices_made_by_staff',
    subject: subjectOf(application),
    changes: changed.map(({ offer, choice }) => ({
      field: 'choice',
      old: offer.row?.chosenAt ? worded(offer, offer.chosen) : null,
      new: worded(offer, choice),
    })),
    ...(reason && { cause: reason }),
    ...(actor && { actor }),
  })
  return true
}

interface Judged {
  offer: OptionOffer
  choice: OptionChoice
}

function judged(ctx: Context, { offers, reservation }: OpenedChoosing, made: MadeChoice, by: Chooser): Judged {
  const offer = offers.find(({ option }) => option.id === made.option)
  const choice = offer && findChoice(offer.content, made.choice)
  if (!offer || !choice) throw notFound('sales_option_not_found')
  assertAllowed(
    by === 'buyer'
      ? choiceCan.beMadeByBuyer(reservation.state, offer.lastDay, ctx.now)
      : choiceCan.beMadeByStaff(reservation.state),
  )
  if (offer.version !== made.content) throw staleVersion({ content: offer.version })
  return { offer, choice }
}

const isNew = ({ offer, choice }: Judged): boolean => !offer.row?.chosenAt || offer.row.choiceKey !== choice.key

const worded = ({ content }: OptionOffer, choice: OptionChoice): string =>
  `${titleIn(content, 'de')}: ${titleIn(choice, 'de')}`

interface Written extends Judged {
  by: Chooser
  reason?: string | undefined
}

export async function writeChoice(
  ctx: Context,
  reservationId: string,
  { offer, choice, by, reason }: Written,
): Promise<void> {
  const set = {
    contentVersion: offer.version,
    choiceKey: choice.key,
    effect: choice.effect,
    chosenAt: ctx.now,
    chosenBy: by,
    chosenByUser: ctx.actor.kind === 'user' ? ctx.actor.id : null,
    reason: reason ?? null,
  }
  await ctx.db
    .insert(saleChoice)
    .values({ workspaceId: ctx.workspace.id, reservationId, optionId: offer.option.id, ...set })
    .onConflictDoUpdate({ target: [saleChoice.workspaceId, saleChoice.reservationId, saleChoice.optionId], set })
}

type ChoosingFields = Partial<Pick<typeof saleChoosing.$inferInsert, 'askedAt' | 'remindedOf' | 'toldOf'>>

/** Requires the lock of the sale. */
export async function bumpChoosing(ctx: Context, reservationId: string, fields: ChoosingFields = {}): Promise<void> {
  const version = ((await findChoosing(ctx, reservationId))?.version ?? 0) + 1
  await ctx.db
    .insert(saleChoosing)
    .values({ workspaceId: ctx.workspace.id, reservationId, ...fields, version })
    .onConflictDoUpdate({
      target: [saleChoosing.workspaceId, saleChoosing.reservationId],
      set: { ...fields, version },
    })
}
