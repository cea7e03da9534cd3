// Begins, saves and signs the hand-over protocol of a sale.

import { findObject, subjectOf } from '#areas/applications/server/public.ts'
import { dayOf } from '#platform/rules/calendar-day.ts'
import { AppError, staleVersion } from '#platform/server/app-error.ts'
import type { StaffContext } from '#platform/server/context.ts'
import { handler } from '#platform/server/http/handler.ts'
import { translatorFor } from '#platform/server/i18n/texts.ts'
import { newId } from '#platform/server/ids.ts'
import { assertAllowed } from '#platform/server/permit.ts'
import * as contract from '../../contract/handover.ts'
import { signersIn } from '../../rules/reservation-settings.ts'
import { firstContent } from '../../rules/handover/first-content.ts'
import { handoverCan } from '../../rules/handover/handover-can.ts'
import { handoverProblems, keysIn, type HandoverContent } from '../../rules/handover/handover-content.ts'
import { announce } from '#platform/server/live/announce.ts'
import { openCompletion, writeCompletion } from '../completion/completion-row.ts'
import { readReservationSettings } from '../reservation/reservation-settings.ts'
import { listDefects } from './defects.ts'
import { assertOwnPhotos, dropUnusedPhotos } from './handover-photos.ts'
import { lookHandover, openHandover, writeHandover } from './handover-row.ts'
import { saleHandover } from './handover-tables.ts'
import { handoverDocumentJob } from './jobs.ts'

const permission = 'applications_write'

export const beginHandover = handler(contract.beginHandover, { permission }, async (ctx, { params }) => {
  const { row, application } = await openCompletion(ctx, params.id)
  assertAllowed(handoverCan.begin({ state: row.state, handover: await lookHandover(ctx, row.id) }))
  const { object } = await findObject(ctx, row.objectId)
  const content = firstContent(
    {
      rooms: object.rooms,
      today: dayOf(ctx.now),
      sellers: signersIn(await readReservationSettings(ctx)),
      buyers: row.buyerNames.split(', '),
    },
    { newId, t: translatorFor(row.language) },
  )
  await ctx.db.insert(saleHandover).values({
    workspaceId: ctx.workspace.id,
    id: newId(),
    reservationId: row.id,
    content,
    createdBy: ctx.user.id,
    createdAt: ctx.now,
    updatedAt: ctx.now,
  })
  ctx.record({ event: 'sale.handover_begun', subject: subjectOf(application) })
  return { notify: [] }
})

export const saveHandover = handler(contract.saveHandover, { permission }, async (ctx, { params, body }) => {
  const { row, handover } = await openHandover(ctx, params.id)
  // Before the version: a device that was offline learns first that the protocol is signed.
  assertAllowed(handoverCan.change({ state: row.state, handover }))
  if (body.version !== handover.version) throw staleVersion({ version: handover.version })
  await assertOwnPhotos(ctx, row.id, body.content)
  return { version: await writeHandover(ctx, handover, { content: body.content }) }
})

export const signHandover = handler(contract.signHandover, { permission }, async (ctx, { params, body }) => {
  const opened = await openHandover(ctx, params.id, body.version)
  const { row, application, handover } = opened
  assertAllowed(handoverCan.sign({ state: row.state, handover }))
  const { content } = handover
  assertComplete(ctx, content)
  await writeHandover(ctx, handover, {
    sellerName: body.seller.name,
    sellerSignature: body.seller.signature,
    buyerName: body.buyer.name,
    buyerSignature: body.buyer.signature,
    signedAt: ctx.now,
    signedBy: ctx.user.id,
  })
  await writeCompletion(ctx, opened, { handedOverOn: content.handedOverOn, ...keysOf(content, body.buyer.name) })
  const defects = await listDefects(ctx, handover.id, content)
  await dropUnusedPhotos(ctx, row.id, content)
  await ctx.enqueue(handoverDocumentJob, { reservationId: row.id })
  ctx.record({
    event: 'sale.handed_over',
    subject: subjectOf(application),
    changes: [
      { field: 'handed_over_on', old: null, new: content.handedOverOn },
      { field: 'defects', old: null, new: defects },
    ],
  })
  await announce(ctx.client, ctx.workspace.id, 'reservations')
  return { notify: [{ type: 'success', title: ctx.t('sales_done_handed_over', { name: body.buyer.name }) }] }
})

function assertComplete(ctx: StaffContext, content: HandoverContent): void {
  const problems = handoverProblems(content, dayOf(ctx.now))
  if (problems.length === 0) return
  throw new AppError('general_please_check_fields', {
    status: 422,
    fields: Object.fromEntries(problems.map(({ path, problem }) => [path, problem])),
  })
}

/** A protocol without keys leaves what was noted before. */
function keysOf(content: HandoverContent, buyer: string) {
  const count = keysIn(content)
  return count > 0 ? { keysOn: content.handedOverOn, keysTo: buyer, keysCount: count } : {}
}
