// The steps after the countersignature.

import { rappenOf } from '#platform/rules/amounts/money.ts'
import { findApplication, findObject, subjectOf } from '#areas/applications/server/public.ts'
import { fileAddress } from '#areas/files/rules/file-address.ts'
import { sellObject, takeBackSoldObject } from '#areas/objects/server/public.ts'
import { expectPayment } from '#areas/payments/server/public.ts'
import { allowedFileTypes, maxFileSizeMegabytes } from '#platform/contract/file.ts'
import { dayOf } from '#platform/rules/calendar-day.ts'
import { swissIban } from '#platform/rules/qr-bill/references.ts'
import { AppError, fieldRefusal } from '#platform/server/app-error.ts'
import { storedFile } from '#platform/server/files/tables.ts'
import { handler } from '#platform/server/http/handler.ts'
import { uploadHandler } from '#platform/server/http/upload-route.ts'
import { newId } from '#platform/server/ids.ts'
import { assertAllowed } from '#platform/server/permit.ts'
import * as contract from '../../contract/completion.ts'
import { completionCan } from '../../rules/completion-can.ts'
import { clockToNotary } from '../../rules/reservation-clock.ts'
import { expireReservationJob } from '../queue/jobs.ts'
import { changeReservation } from '../reservation/change-reservation.ts'
import { getReservationOf } from '../reservation/reservation-row.ts'
import { readReservationSettings } from '../reservation/reservation-settings.ts'
import { judged, openCompletion, writeCompletion } from './completion-row.ts'
import { saleMilestone } from './completion-tables.ts'
import { milestoneKind } from './milestones.ts'

const permission = 'applications_write'

export const setNotaryDate = handler(contract.setNotaryDate, { permission }, async (ctx, { params, body }) => {
  const opened = await openCompletion(ctx, params.id, body.version)
  assertAllowed(completionCan.haveNotaryDate(judged(opened)))
  const { until } = opened.row
  if (until && body.notaryOn > dayOf(until)) throw fieldRefusal('notaryOn', 'sales_notary_after_end')
  const { notaryOn, notaryPlace } = body
  await writeCompletion(ctx, opened, { notaryOn, notaryPlace })
  ctx.record({
    event: 'sale.notary_date_set',
    subject: subjectOf(opened.application),
    changes: [{ field: 'notary_on', old: opened.completion?.notaryOn ?? null, new: notaryOn }],
  })
  return { notify: [{ type: 'success', title: ctx.t('sales_done_notary') }] }
})

export const notarise = handler(contract.notarise, { permission }, async (ctx, { params, body }) => {
  const opened = await openCompletion(ctx, params.id, body.version)
  assertAllowed(completionCan.beNotarised(judged(opened)))
  const { notarisedOn, price } = body
  if (notarisedOn > dayOf(ctx.now)) throw fieldRefusal('notarisedOn', 'sales_signed_in_future')
  const { row, application } = opened
  await writeCompletion(ctx, opened, { notarisedOn, price: rappenOf(price), priceListId: row.priceListId })
  await changeReservation(ctx, row, { state: 'sold', until: null })
  await sellObject(ctx, row.objectId, { soldOn: notarisedOn, price, buyer: row.buyerNames })
  ctx.record({
    event: 'sale.notarised',
    subject: subjectOf(application),
    changes: [{ field: 'notarised_on', old: null, new: notarisedOn }],
  })
  return { notify: [{ type: 'success', title: ctx.t('sales_done_notarised', { name: application.contactName }) }] }
})

/** Corrects a wrong entry: the buyer has the object again, and the clock runs until the limit for the notary. */
export const takeDeedBack = handler(contract.takeDeedBack, { permission }, async (ctx, { params, body }) => {
  const opened = await openCompletion(ctx, params.id, body.version)
  assertAllowed(completionCan.haveDeedTakenBack(judged(opened)))
  const { row, application, completion } = opened
  const until = clockToNotary(ctx.now, null, row.notaryDays)
  await writeCompletion(ctx, opened, { notarisedOn: null, price: null, priceListId: null })
  await changeReservation(ctx, row, { state: 'completed', until })
  await ctx.enqueue(expireReservationJob, { reservationId: row.id }, { startAfter: until })
  await takeBackSoldObject(ctx, row.objectId, body.reason)
  ctx.record({
    event: 'sale.deed_taken_back',
    subject: subjectOf(application),
    changes: [
      { field: 'notarised_on', old: completion?.notarisedOn ?? null, new: null },
      { field: 'reserved_until', old: null, new: dayOf(until) },
    ],
    cause: body.reason,
  })
  return {
    notify: [{ type: 'success', title: ctx.t('sales_done_deed_taken_back', { name: application.contactName }) }],
  }
})

const deeds = { maxBytes: maxFileSizeMegabytes * 1024 * 1024, types: allowedFileTypes }

export const uploadDeed = uploadHandler(
  contract.uploadDeed,
  { permission, rules: deeds },
  async (ctx, { params }, file) => {
    const application = await findApplication(ctx, params.id)
    const row = await getReservationOf(ctx, params.id)
    assertAllowed(completionCan.haveMilestones({ state: row.state, keysOn: null, handedOverOn: null }))
    await ctx.db.insert(storedFile).values({
      workspaceId: ctx.workspace.id,
      ...file,
      ownerKind: 'reservation',
      ownerId: row.id,
      category: 'deed',
      uploadedBy: ctx.user.id,
      createdAt: ctx.now,
    })
    ctx.record({
      event: 'sale.deed_uploaded',
      subject: subjectOf(application),
      changes: [{ field: 'file', old: null, new: file.name }],
    })
    const { id, name, contentType, size } = file
    return { id, url: fileAddress.protected(id, name), key: id, displayName: name, contentType, size }
  },
)

export const addMilestone = handler(contract.addMilestone, { permission }, async (ctx, { params, body }) => {
  const opened = await openCompletion(ctx, params.id)
  const { row, application } = opened
  assertAllowed(completionCan.haveMilestones(judged(opened)))
  const account = swissIban((await readReservationSettings(ctx)).iban)
  if (!account) throw new AppError('sales_reason_no_account')
  const { title, dueOn } = body
  const amount = rappenOf(body.amount)
  const id = newId()
  await ctx.db.insert(saleMilestone).values({
    workspaceId: ctx.workspace.id,
    id,
    reservationId: row.id,
    title,
    amount,
    dueOn,
    createdBy: ctx.user.id,
    createdAt: ctx.now,
  })
  const { object } = await findObject(ctx, row.objectId)
  await expectPayment(ctx, {
    kind: milestoneKind,
    recordId: id,
    title: `${title}, ${object.title}`,
    href: `/applications/${row.applicationId}`,
    debtorName: row.buyerNames,
    amount,
    account,
    dueOn,
  })
  ctx.record({
    event: 'sale.milestone_added',
    subject: subjectOf(application),
    changes: [{ field: 'milestone', old: null, new: title }],
  })
  return { notify: [{ type: 'success', title: ctx.t('sales_done_milestone', { title }) }] }
})

export const handOverKeys = handler(contract.handOverKeys, { permission }, async (ctx, { params, body }) => {
  const opened = await openCompletion(ctx, params.id, body.version)
  assertAllowed(completionCan.haveKeysHandedOver(judged(opened)))
  const { keysOn, keysTo, keysCount } = body
  if (keysOn > dayOf(ctx.now)) throw fieldRefusal('keysOn', 'sales_signed_in_future')
  await writeCompletion(ctx, opened, { keysOn, keysTo, keysCount })
  ctx.record({
    event: 'sale.keys_handed_over',
    subject: subjectOf(opened.application),
    changes: [{ field: 'keys_on', old: null, new: keysOn }],
  })
  return { notify: [{ type: 'success', title: ctx.t('sales_done_keys', { name: keysTo }) }] }
})
