// The buying confirmation as forms show it; before the first one, the people and wishes of the application.

import { and, asc, eq } from 'drizzle-orm'
import { adult, wishedObjects, type ApplicationRow } from '#areas/applications/server/public.ts'
import { francsOrNull } from '#platform/rules/amounts/money.ts'
import { spelledPhone } from '#platform/rules/phone.ts'
import type { Context } from '#platform/server/context.ts'
import { mostBuyers, mostObjects, type BuyerData, type ShownConfirmation } from '../../contract/confirmation-data.ts'
import { civilStatuses } from '../../rules/confirmation/civil-status.ts'
import { equalShare, shareText } from '../../rules/confirmation/shares.ts'
import {
  findConfirmation,
  readBuyers,
  readConfirmedObjects,
  type BuyerRow,
  type ConfirmationRow,
} from './confirmation-row.ts'

export async function toldConfirmation(ctx: Context, application: ApplicationRow): Promise<ShownConfirmation> {
  const row = await findConfirmation(ctx, application.id)
  if (!row?.confirmedAt) return { ...noFinancing, ...(await fromApplication(ctx, application)) }
  const buyers = await readBuyers(ctx, application.id)
  const objects = await readConfirmedObjects(ctx, application.id)
  return { ...financingOf(row), buyers: buyers.map(buyerOf), objects: objects.map(({ objectId }) => objectId) }
}

const noFinancing = { ownMeans: null, pensionFunds: null, mortgage: null, bank: '', note: '' }

const financingOf = ({ ownMeans, pensionFunds, mortgage, bank, note }: ConfirmationRow) => ({
  ownMeans: francsOrNull(ownMeans),
  pensionFunds: francsOrNull(pensionFunds),
  mortgage: francsOrNull(mortgage),
  bank: bank ?? '',
  note: note ?? '',
})

export const buyerOf = (row: BuyerRow): BuyerData => ({
  firstName: row.firstName,
  lastName: row.lastName,
  dateOfBirth: row.dateOfBirth,
  street: row.street,
  postalCode: row.postalCode,
  city: row.city,
  email: row.email ?? '',
  phone: row.phone ? spelledPhone(row.phone) : '',
  civilStatus: row.civilStatus,
  propertyRegime: row.propertyRegime,
  share: shareText({ part: row.sharePart, whole: row.shareWhole }),
})

async function fromApplication(
  ctx: Context,
  { id }: ApplicationRow,
): Promise<Pick<ShownConfirmation, 'buyers' | 'objects'>> {
  const people = await ctx.db
    .select()
    .from(adult)
    .where(and(eq(adult.workspaceId, ctx.workspace.id), eq(adult.applicationId, id)))
    .orderBy(asc(adult.position), asc(adult.id))
    .limit(mostBuyers)
  const wishes = await wishedObjects(ctx, id)
  return {
    buyers: people.map((one) => ({ ...personOf(one), share: equalShare(people.length) })),
    objects: wishes.slice(0, mostObjects).map(({ object }) => object.id),
  }
}

function personOf(one: typeof adult.$inferSelect) {
  const said = new Map<string, unknown>(Object.entries(one.answers ?? {}))
  const text = (key: string) => {
    const value = said.get(key)
    return typeof value === 'string' ? value : ''
  }
  // Spouses who live apart are still married, with a property regime.
  const status = text('civil_status') === 'separated' ? 'married' : text('civil_status')
  return {
    firstName: one.firstName,
    lastName: one.lastName,
    dateOfBirth: one.dateOfBirth ?? '',
    street: text('street_nr'),
    postalCode: text('postcode'),
    city: text('city'),
    email: one.email ?? '',
    phone: one.phone ? spelledPhone(one.phone) : '',
    civilStatus: civilStatuses.find((known) => known === status) ?? null,
    propertyRegime: null,
  }
}
