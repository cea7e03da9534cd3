// In the demo: all buyers sign at the stand-in of the signing provider, or one of them declines.

import { findApplication } from '#areas/applications/server/public.ts'
import { atProvider, lookSigningFor } from '#areas/contracts/server/public.ts'
import { isOut } from '#areas/contracts/rules/signing-state.ts'
import { AppError } from '#platform/server/app-error.ts'
import { handler } from '#platform/server/http/handler.ts'
import * as contract from '../../contract/reservation.ts'
import { getReservationOf } from '../reservation/reservation-row.ts'
import { followDocument } from './following.ts'

export const signReservationForDemo = handler(
  contract.signReservationForDemo,
  { permission: 'applications_write' },
  async (ctx, { params, body }) => {
    const application = await findApplication(ctx, params.id)
    const row = await getReservationOf(ctx, application.id)
    const signing = await lookSigningFor(ctx)
    const documentId = row.providerDocumentId
    if (!signing?.double || documentId === null || !row.signingState || !isOut(row.signingState)) {
      throw new AppError('contracts_provider_conflict')
    }
    signing.double.finish(documentId, body.answer === 'sign' ? 'document.completed' : 'document.declined')
    await atProvider(followDocument(ctx, { reservationId: row.id, documentId }))
    return { notify: [{ type: 'info', title: ctx.t(`contracts_demo_${body.answer}`) }] }
  },
)
