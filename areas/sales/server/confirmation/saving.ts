// Writes a buying confirmation with its buyers, objects and wishes, and moves the application to `sale.new`.

import { and, eq } from 'drizzle-orm'
import { changeApplication, subjectOf, writeWishes, type ApplicationRow } from '#areas/applications/server/public.ts'
import { stateAfterConfirmation } from '../../rules/confirmation/state-after.ts'
import { rappenOrNull } from '#platform/rules/amounts/money.ts'
import { phoneNumberOf } from '#platform/rules/phone.ts'
import type { Actor } from '#platform/server/actor.ts'
import { AppError } from '#platform/server/app-error.ts'
import type { Context } from '#platform/server/context.ts'
import { newId } from '#platform/server/ids.ts'
import type { BuyerData, ConfirmationData } from '../../contract/confirmation-data.ts'
import { hasPropertyRegime } from '../../rules/confirmation/civil-status.ts'
import { confirmationProblems } from '../../rules/confirmation/confirmation-problems.ts'
import { readShare, shareText } from '../../rules/confirmation/shares.ts'
import { changesBetween } from './confirmation-changes.ts'
import { findConfirmation, writeConfirmation } from './confirmation-row.ts'
import type { ForSale } from './sale-objects.ts'
import { buyer, buyingConfirmation, confirmedObject } from './tables.ts'
import { toldConfirmation } from './told-confirmation.ts'

interface Saving {
  data: ConfirmationData
  choices: readonly ForSale[]
  event: 'application.buying_confirmed' | 'application.buying_confirmation_recorded'
  actor?: Actor
  columns: Partial<typeof buyingConfirmation.$inferInsert>
}

/** Requires the row lock of the application. Returns null if the same content was saved before. */
export async function saveConfirmation(
  ctx: Context,
  application: ApplicationRow,
  { data: given, choices, event, actor, columns }: Saving,
): Promise<number | null> {
  const data = normalised(given)
  const wished = chosenFrom(choices, data)
  const before = await toldConfirmation(ctx, application)
  const isFirst = !(await findConfirmation(ctx, application.id))?.confirmedAt
  if (!isFirst && JSON.stringify(ordered(before)) === JSON.stringify(ordered(data))) return null
  const version = await writeConfirmation(ctx, application.id, { ...columns, ...financingColumns(data) })
  await replaceBuyers(ctx, application.id, data.buyers)
  await replaceObjects(ctx, application.id, wished)
  await writeWishes(ctx, application.id, wished)
  const progressState = stateAfterConfirmation(application.progressState)
  await changeApplication(ctx, application, { progressState })
  ctx.record({
    event,
    subject: subjectOf(application),
    ...(actor && { actor }),
    changes: changesBetween({
      before: isFirst ? null : before,
      after: data,
      titleOf: (id) => choices.find(({ object }) => object.id === id)?.object.title ?? '',
      states: { old: application.progressState, new: progressState },
    }),
  })
  return version
}

/** The same content is written in one way, so that sending it twice is recognised. */
function normalised(data: ConfirmationData): ConfirmationData {
  const problems = confirmationProblems(data)
  const phones = data.buyers.map(({ phone }) => (phone ? phoneNumberOf(phone) : null))
  for (const [index, phone] of phones.entries()) {
    if (phone === undefined) problems.push({ path: `buyers.${index}.phone`, key: 'general_phone_number_error' })
  }
  if (problems.length > 0) {
    const fields = Object.fromEntries(problems.map(({ path, key }) => [path, key]))
    throw new AppError('general_please_check_fields', { status: 422, fields })
  }
  return {
    ...data,
    buyers: data.buyers.map((one, index) => ({
      ...one,
      phone: phones[index]?.spelled ?? '',
      propertyRegime: hasPropertyRegime(one.civilStatus) ? one.propertyRegime : null,
      share: shareText(shareIn(data.buyers, one)),
    })),
  }
}

function shareIn(buyers: readonly BuyerData[], { share }: BuyerData) {
  const read = buyers.length === 1 ? { part: 1, whole: 1 } : readShare(share)
  // Guaranteed by `confirmationProblems`.
  if (!read) throw new Error('a share was not checked')
  return read
}

const ordered = ({ buyers, objects, ownMeans, pensionFunds, mortgage, bank, note }: Comparable) => [
  buyers.map((one) => Object.entries(one).toSorted(([a], [b]) => (a < b ? -1 : 1))),
  objects,
  [ownMeans, pensionFunds, mortgage, bank, note],
]
type Comparable = Pick<ConfirmationData, 'objects' | 'ownMeans' | 'pensionFunds' | 'mortgage' | 'bank' | 'note'> & {
  buyers: readonly object[]
}

function chosenFrom(choices: readonly ForSale[], { objects }: ConfirmationData): ForSale[] {
  const wished = objects.flatMap((id) => choices.find(({ object }) => object.id === id) ?? [])
  if (wished.length === objects.length) return wished
  throw new AppError('general_please_check_fields', { status: 422, fields: { objects: 'sales_object_not_for_sale' } })
}

const financingColumns = ({ ownMeans, pensionFunds, mortgage, bank, note }: ConfirmationData) => ({
  ownMeans: rappenOrNull(ownMeans),
  pensionFunds: rappenOrNull(pensionFunds),
  mortgage: rappenOrNull(mortgage),
  bank: bank || null,
  note: note || null,
})

async function replaceBuyers(ctx: Context, applicationId: string, buyers: readonly BuyerData[]): Promise<void> {
  await ctx.db.delete(buyer).where(and(eq(buyer.workspaceId, ctx.workspace.id), eq(buyer.applicationId, applicationId)))
  await ctx.db.insert(buyer).values(
    buyers.map(({ share, email, phone, ...one }, index) => {
      const { part, whole } = readShare(share) ?? { part: 1, whole: 1 }
      return {
        ...one,
        workspaceId: ctx.workspace.id,
        id: newId(),
        applicationId,
        position: index + 1,
        email: email || null,
        phone: phoneNumberOf(phone)?.international ?? null,
        sharePart: part,
        shareWhole: whole,
      }
    }),
  )
}

async function replaceObjects(ctx: Context, applicationId: string, wished: readonly ForSale[]): Promise<void> {
  const here = and(eq(confirmedObject.workspaceId, ctx.workspace.id), eq(confirmedObject.applicationId, applicationId))
  await ctx.db.delete(confirmedObject).where(here)
  await ctx.db.insert(confirmedObject).values(
    wished.map(({ object, offer }, index) => ({
      workspaceId: ctx.workspace.id,
      applicationId,
      objectId: object.id,
      rank: index + 1,
      price: offer.price,
      priceListId: offer.priceListId,
      discount: offer.discount,
    })),
  )
}
