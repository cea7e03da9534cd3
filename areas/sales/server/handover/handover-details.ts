// The hand-over protocol for staff, and the signed one for its buyer.

import { findSent } from '#areas/application-form/server/public.ts'
import { addressOf, findApplication, findObject } from '#areas/applications/server/public.ts'
import { fileAddress } from '#areas/files/rules/file-address.ts'
import { dayOf } from '#platform/rules/calendar-day.ts'
import type { Context, StaffContext } from '#platform/server/context.ts'
import { handler, publicHandler } from '#platform/server/http/handler.ts'
import { spoken } from '#platform/server/permit.ts'
import { staffNames } from '#platform/server/session/staff-names.ts'
import * as contract from '../../contract/handover.ts'
import type { Handover, HandoverDefect } from '../../contract/handover.ts'
import { handoverCan } from '../../rules/handover/handover-can.ts'
import { signersIn } from '../../rules/reservation-settings.ts'
import { filesOf } from '../reservation/keep-file.ts'
import { reservationOf, type ReservationRow } from '../reservation/reservation-row.ts'
import { readReservationSettings } from '../reservation/reservation-settings.ts'
import { lookHandover, readDefects, type HandoverRow } from './handover-row.ts'

export const getHandover = handler(
  contract.getHandover,
  { permission: 'applications_read' },
  async (ctx, { params }) => {
    const { id } = await findApplication(ctx, params.id)
    const row = await reservationOf(ctx, id)
    if (!row) return { handover: null, canBegin: { allowed: false } }
    const handover = await lookHandover(ctx, row.id)
    const canBegin = spoken(ctx, handoverCan.begin({ state: row.state, handover }))
    const isShown = row.state === 'completed' || row.state === 'sold'
    return { handover: isShown && handover ? await told(ctx, row, handover) : null, canBegin }
  },
)

async function told(ctx: StaffContext, row: ReservationRow, handover: HandoverRow): Promise<Handover> {
  const { object, building } = await findObject(ctx, row.objectId)
  const standing = { state: row.state, handover }
  return {
    id: handover.id,
    version: handover.version,
    content: handover.content,
    objectTitle: object.title,
    address: addressOf(building),
    today: dayOf(ctx.now),
    sellers: signersIn(await readReservationSettings(ctx)),
    buyers: row.buyerNames.split(', '),
    signedAt: handover.signedAt?.toISOString() ?? null,
    sellerName: handover.sellerName,
    buyerName: handover.buyerName,
    document: await documentOf(ctx, row.id),
    defects: await toldDefects(ctx, handover.id),
    can: {
      change: spoken(ctx, handoverCan.change(standing)),
      sign: spoken(ctx, handoverCan.sign(standing)),
    },
  }
}

async function documentOf(ctx: Context, reservationId: string): Promise<Handover['document']> {
  const file = (await filesOf(ctx, reservationId)).findLast(({ category }) => category === 'handover')
  if (!file) return null
  const { id, name, contentType, size } = file
  return { id, url: fileAddress.protected(id, name), key: id, displayName: name, contentType, size }
}

async function toldDefects(ctx: StaffContext, handoverId: string): Promise<HandoverDefect[]> {
  const defects = await readDefects(ctx, handoverId)
  const nameOf = await staffNames(
    ctx,
    defects.map(({ doneBy }) => doneBy),
  )
  return defects.map(({ id, version, room, item, remark, responsible, dueOn, doneOn, doneBy, note }) => ({
    id,
    version,
    room,
    item,
    remark,
    responsible,
    dueOn,
    doneOn,
    note,
    doneBy: doneBy && nameOf(doneBy).name,
  }))
}

export const getOwnHandover = publicHandler(contract.getOwnHandover, {}, async (ctx, { params }) => {
  const application = await findSent(ctx, params, 'read')
  const row = await reservationOf(ctx, application.id)
  const handover = row && (await lookHandover(ctx, row.id))
  if (!handover?.signedAt) return { handover: null }
  const defects = await readDefects(ctx, handover.id)
  return {
    handover: {
      handedOverOn: handover.content.handedOverOn,
      hasDocument: (await filesOf(ctx, handover.reservationId)).some(({ category }) => category === 'handover'),
      defects: defects.map(({ id, room, item, remark, responsible, dueOn, doneOn }) => ({
        id,
        room,
        item,
        remark,
        responsible,
        dueOn,
        doneOn,
      })),
    },
  }
})
