// Starts a reservation: makes the agreement of one wished object as PDF.

import { and, asc, eq } from 'drizzle-orm'
import { applicationCan } from '#areas/applications/rules/application-can.ts'
import { applicationWish, findApplication, findObject, subjectOf } from '#areas/applications/server/public.ts'
import { canSell } from '#platform/rules/project-type.ts'
import { swissIban } from '#platform/rules/qr-bill/references.ts'
import { isComplete } from '#platform/rules/qr-bill/party.ts'
import { no, yes, type Verdict } from '#platform/rules/verdict.ts'
import { AppError } from '#platform/server/app-error.ts'
import type { Context } from '#platform/server/context.ts'
import { handler } from '#platform/server/http/handler.ts'
import { assertAllowed } from '#platform/server/permit.ts'
import * as contract from '../../contract/reservation.ts'
import { reservationCan } from '../../rules/reservation-can.ts'
import { isHolding } from '../../rules/reservation-state.ts'
import type { ReservationSettings } from '../../rules/reservation-settings.ts'
import { creditorOf } from '../accounting/fee-document.ts'
import { settleExpired } from '../queue/releasing.ts'
import { makeReservation } from './make-reservation.ts'
import { liveReservations, reservationOf } from './reservation-row.ts'
import { readReservationSettings } from './reservation-settings.ts'
import { lockSales } from './sale-locks.ts'

export const startReservation = handler(
  contract.startReservation,
  { permission: 'applications_write' },
  async (ctx, { params, body }) => {
    const { id: applicationId } = await findApplication(ctx, params.id)
    await findObject(ctx, body.objectId)
    await lockSales(ctx, [body.objectId], [applicationId])
    await settleExpired(ctx, body.objectId)
    const application = await findApplication(ctx, applicationId)
    assertAllowed(applicationCan.beWrittenTo(application))
    if (!(await readWishes(ctx, applicationId)).includes(body.objectId)) throw new AppError('sales_reason_not_wished')
    assertAllowed(await mayStart(ctx, application, body.objectId))
    const { object } = await findObject(ctx, body.objectId)
    await makeReservation(ctx, { application, objectId: object.id, createdBy: ctx.user.id })
    ctx.record({
      event: 'reservation.started',
      subject: subjectOf(application),
      changes: [{ field: 'object', old: null, new: object.title }],
    })
    const title = ctx.t('sales_done_started', { object: object.title })
    return { notify: [{ type: 'success', title }] }
  },
)

/** In order of preference. */
export async function readWishes(ctx: Context, applicationId: string): Promise<string[]> {
  const rows = await ctx.db
    .select({ objectId: applicationWish.objectId })
    .from(applicationWish)
    .where(and(eq(applicationWish.workspaceId, ctx.workspace.id), eq(applicationWish.applicationId, applicationId)))
    .orderBy(asc(applicationWish.rank))
  return rows.map(({ objectId }) => objectId)
}

interface Starting {
  id: string
  progressState: Parameters<typeof reservationCan.start>[0]['applicationState']
}

export async function mayStart(ctx: Context, application: Starting, objectId: string): Promise<Verdict> {
  const selling = canSell(ctx.workspace.projectType)
  if (!selling.allowed) return selling
  const settings = settingsAllow(await readReservationSettings(ctx))
  if (!settings.allowed) return settings
  const current = await reservationOf(ctx, application.id)
  const { object } = await findObject(ctx, objectId)
  const live = await liveReservations(ctx, [objectId])
  return reservationCan.start({
    applicationState: application.progressState,
    reservation: current?.state ?? null,
    objectState: object.lettingState,
    // A reservation whose clock has run out still holds the object until it is written down.
    isHeldBySale: live.some((row) => isHolding(row.state)),
  })
}

/** A fee needs an account and the complete address of its owner, as the QR-bill does. */
function settingsAllow(settings: ReservationSettings): Verdict {
  if (settings.fee === 0) return yes
  return swissIban(settings.iban) !== null && isComplete(creditorOf(settings)) ? yes : no('sales_reason_no_account')
}
