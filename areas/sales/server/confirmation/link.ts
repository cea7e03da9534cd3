// The mailed link to the buying confirmation form. Only the token's hash is stored.

import { timingSafeEqual } from 'node:crypto'
import { findApplication, lockApplication, type ApplicationRow } from '#areas/applications/server/public.ts'
import { dayAfter, endOfDay } from '#platform/rules/calendar-day.ts'
import { AppError, notFound } from '#platform/server/app-error.ts'
import type { Context } from '#platform/server/context.ts'
import { hashOf, newToken } from '#platform/server/ids.ts'
import type { LinkKey } from '../../contract/confirmation-form.ts'
import { confirmationCan } from '../../rules/confirmation/confirmation-can.ts'
import { findConfirmation, type ConfirmationRow } from './confirmation-row.ts'

/** Validity of the mailed form link in days. */
const linkDays = 30

export interface NewLink {
  token: string
  /** Columns stored for the link. */
  columns: { tokenHash: Buffer; linkUntil: Date }
}

export const newLink = (ctx: Context, token = newToken()): NewLink => ({
  token,
  columns: { tokenHash: hashOf(token), linkUntil: endOfDay(dayAfter(ctx.now, linkDays)) },
})

/** Placeholder link for previews, which opens nothing. */
export const linkToCome = (ctx: Context): NewLink => newLink(ctx, '…')

const noHash = Buffer.alloc(32)
const notValid = () => notFound('sales_link_not_valid')

export interface OpenedConfirmation {
  application: ApplicationRow
  confirmation: ConfirmationRow & { linkUntil: Date }
}

/** Id and token must match; the error does not reveal which of them is wrong. `change` locks the application. */
export async function openConfirmation(
  ctx: Context,
  { uuid, token }: LinkKey,
  purpose: 'read' | 'change',
): Promise<OpenedConfirmation> {
  await assertToken(ctx, uuid, token)
  const application = await (purpose === 'change' ? lockApplication : findApplication)(ctx, uuid)
  // Read again after locking, because a concurrent call may have replaced the link.
  const row = await assertToken(ctx, uuid, token)
  const { linkUntil } = row
  if (!linkUntil || linkUntil <= ctx.now) throw new AppError('sales_link_over', { status: 410 })
  const verdict = confirmationCan.beFilledIn(application)
  if (!verdict.allowed) throw new AppError('sales_link_closed', { status: 410 })
  return { application, confirmation: { ...row, linkUntil } }
}

async function assertToken(ctx: Context, applicationId: string, token: string): Promise<ConfirmationRow> {
  const row = await findConfirmation(ctx, applicationId)
  const isRight = timingSafeEqual(hashOf(token), row?.tokenHash ?? noHash)
  if (!row?.tokenHash || !isRight) throw notValid()
  return row
}
