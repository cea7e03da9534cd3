// The purchase of the demo story that is finished: notarised, handed over with a signed protocol, and two defects of
// which one is repaired. The PDF is made by the job of the hand-over.

import { and, eq } from 'drizzle-orm'
import { objectSale, propertyObject } from '#areas/objects/server/public.ts'
import { dayOf, laterDay } from '#platform/rules/calendar-day.ts'
import type { Context } from '#platform/server/context.ts'
import { daysBefore } from '#platform/server/demo/dates.ts'
import { translatorFor } from '#platform/server/i18n/texts.ts'
import { newId } from '#platform/server/ids.ts'
import type { DrawnSignature } from '../../rules/drawn-signature.ts'
import { firstContent } from '../../rules/handover/first-content.ts'
import { defectsIn, keysIn, type HandoverContent } from '../../rules/handover/handover-content.ts'
import { saleCompletion } from '../completion/completion-tables.ts'
import { saleDefect, saleHandover } from '../handover/handover-tables.ts'
import { handoverDocumentJob } from '../handover/jobs.ts'
import type { ReservationRow } from '../reservation/reservation-row.ts'

const drawn: DrawnSignature = [[60, 150, 120, 50, 160, 150, 200, 80, 240, 150, 300, 90, 360, 140, 460, 110]]
const seller = 'Mirjam Zgraggen'

/** The hand-over was twelve days ago. */
export async function tellHandover(ctx: Context, row: ReservationRow, by: string): Promise<void> {
  const home = { workspaceId: ctx.workspace.id }
  const at = daysBefore(ctx.now, 12)
  const [notarisedOn, handedOverOn] = [laterDay(dayOf(at), -20), dayOf(at)]
  const content = await contentOf(ctx, row, handedOverOn)
  await ctx.db.insert(objectSale).values({
    ...home,
    id: newId(),
    objectId: row.objectId,
    soldOn: notarisedOn,
    price: row.price,
    buyer: row.buyerNames,
    stateBefore: 'reserved',
    notedBy: by,
    notedAt: at,
  })
  await ctx.db.insert(saleCompletion).values({
    ...home,
    reservationId: row.id,
    notaryOn: notarisedOn,
    notaryPlace: 'Etude Rey, Sierre',
    notarisedOn,
    price: row.price,
    keysOn: handedOverOn,
    keysTo: row.buyerNames,
    keysCount: keysIn(content),
    handedOverOn,
    updatedAt: at,
  })
  const handoverId = newId()
  await ctx.db.insert(saleHandover).values({
    ...home,
    id: handoverId,
    reservationId: row.id,
    content,
    sellerName: seller,
    sellerSignature: drawn,
    buyerName: row.buyerNames,
    buyerSignature: drawn,
    signedAt: at,
    signedBy: by,
    createdBy: by,
    createdAt: at,
    updatedAt: at,
  })
  await ctx.enqueue(handoverDocumentJob, { reservationId: row.id })
  const repaired = { doneOn: laterDay(handedOverOn, 6), doneBy: by, note: 'Joint refait.' }
  await ctx.db.insert(saleDefect).values(
    defectsIn(content).map((defect, position) => ({
      ...home,
      id: newId(),
      handoverId,
      position,
      ...defect,
      ...(position === 0 && repaired),
    })),
  )
}

async function contentOf(ctx: Context, row: ReservationRow, handedOverOn: string): Promise<HandoverContent> {
  const [object] = await ctx.db
    .select({ rooms: propertyObject.rooms })
    .from(propertyObject)
    .where(and(eq(propertyObject.workspaceId, ctx.workspace.id), eq(propertyObject.id, row.objectId)))
  const flat = { rooms: object?.rooms ?? null, today: handedOverOn, sellers: [seller], buyers: [row.buyerNames] }
  const content = firstContent(flat, { newId, t: translatorFor(row.language) })
  const defects: Record<string, string> = {
    '2.3': 'Joint de la douche non étanche.',
    '3.0': 'Rayure près de la porte-fenêtre.',
  }
  return {
    ...content,
    rooms: content.rooms.map((room, place) => ({
      ...room,
      points: room.points.map((point, at) => {
        const remark = defects[`${place}.${at}`]
        const defect = remark && {
          hasDefect: true,
          remark,
          responsible: 'Salamin SA',
          dueOn: laterDay(handedOverOn, 20),
        }
        return { ...point, state: 'new' as const, ...defect }
      }),
    })),
    meters: content.meters.map((one, place) => ({
      ...one,
      number: `CH-${4071 + place}`,
      reading: String(12 + 7 * place),
    })),
    keys: content.keys.map((one, place) => ({ ...one, count: place === 0 ? 3 : 2 })),
  }
}
