// Sends the agreement to the signing provider. It prepares the document in its own time; the job `following.ts` then
// lets it ask the buyers.

import { buffer } from 'node:stream/consumers'
import { applicationCan } from '#areas/applications/rules/application-can.ts'
import { findObject, subjectOf } from '#areas/applications/server/public.ts'
import { atProvider, findSigning } from '#areas/contracts/server/public.ts'
import { notFound } from '#platform/server/app-error.ts'
import type { Context } from '#platform/server/context.ts'
import { handler } from '#platform/server/http/handler.ts'
import { translatorFor } from '#platform/server/i18n/texts.ts'
import { assertAllowed } from '#platform/server/permit.ts'
import * as contract from '../../contract/reservation.ts'
import { changeReservation } from '../reservation/change-reservation.ts'
import { filesOf } from '../reservation/keep-file.ts'
import { openReservation } from '../reservation/opened.ts'
import type { ReservationRow } from '../reservation/reservation-row.ts'
import { watchSigning } from './following.ts'
import { signersOf } from './signers.ts'
import { maySendToSign } from './signing-details.ts'

export const sendReservationToSign = handler(
  contract.sendReservationToSign,
  { permission: 'applications_write' },
  async (ctx, { params, body }) => {
    const { row, application } = await openReservation(ctx, params.id, body.version)
    assertAllowed(applicationCan.beWrittenTo(application))
    assertAllowed(await maySendToSign(ctx, row))
    const recipients = await signersOf(ctx, row, application)
    const { provider } = await findSigning(ctx)
    const { object } = await findObject(ctx, row.objectId)
    const documentId = await atProvider(
      provider.createFromPdf({
        name: `${translatorFor(row.language)('sales_file_agreement')} ${object.title}`,
        content: await readAgreementFile(ctx, row),
        recipients,
        metadata: { reservation: row.id, workspace: ctx.workspace.slug, sha256: row.agreementSha256.toString('hex') },
      }),
    )
    await changeReservation(ctx, row, {
      provider: provider.name,
      providerDocumentId: documentId,
      signingState: 'creating',
      signingSentAt: null,
    })
    await watchSigning(ctx, { reservationId: row.id, documentId }, 'creating')
    ctx.record({
      event: 'reservation.sent_to_sign',
      subject: subjectOf(application),
      changes: [{ field: 'provider', old: null, new: provider.name }],
    })
    const title = ctx.t('sales_done_sent_to_sign', { names: row.buyerNames })
    return { notify: [{ type: 'success', title }] }
  },
)

async function readAgreementFile(ctx: Context, { id, agreementFileId }: ReservationRow): Promise<Buffer> {
  const file = (await filesOf(ctx, id)).find((one) => one.id === agreementFileId)
  if (!file) throw notFound('files_not_found')
  return buffer(await ctx.services.files.get(file.storageKey))
}
