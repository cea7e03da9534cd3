// The signed hand-over protocol as PDF: drawn in worker threads after the signatures, kept with the reservation, and
// mailed to the buyer.

import { and, eq } from 'drizzle-orm'
import { z } from 'zod'
import { findApplication, findObject, swissDate } from '#areas/applications/server/public.ts'
import type { Context } from '#platform/server/context.ts'
import { printSteps } from '#platform/server/documents/documents.ts'
import { documentCopyOf } from '#platform/server/files/document-copy.ts'
import { printPhoto } from '#platform/server/files/pictures.ts'
import { translatorFor } from '#platform/server/i18n/texts.ts'
import { announce } from '#platform/server/live/announce.ts'
import { filesOf, keepFile } from '../reservation/keep-file.ts'
import { mailItself } from '../reservation/mails.ts'
import { lookReservation, type ReservationRow } from '../reservation/reservation-row.ts'
import { lookHandover, type HandoverRow } from './handover-row.ts'
import { photosOf } from './handover-photos.ts'
import { stepsOfHandover } from './handover-steps.ts'
import { saleHandover } from './handover-tables.ts'

const jobData = z.object({ reservationId: z.uuid() })

/** Idempotent: a second run finds the document. */
export async function makeHandoverDocument(ctx: Context, data: unknown): Promise<void> {
  const { reservationId } = jobData.parse(data)
  await lockHandover(ctx, reservationId)
  const row = await lookReservation(ctx, reservationId)
  const handover = await lookHandover(ctx, reservationId)
  if (!row || !handover?.signedAt) return
  if ((await filesOf(ctx, reservationId)).some(({ category }) => category === 'handover')) return
  const name = translatorFor(row.language)('sales_handover_title')
  const content = await drawHandover(ctx, row, handover)
  const file = await keepFile(ctx, { reservationId, category: 'handover', name, content })
  const { contactEmail } = await findApplication(ctx, row.applicationId)
  if (contactEmail) {
    await mailItself(ctx, row, {
      kind: 'handover_protocol',
      values: { place_handover_on: swissDate(handover.content.handedOverOn) },
      attachments: [file.id],
    })
  }
  await announce(ctx.client, ctx.workspace.id, 'reservations')
}

/** Two servers make one document. */
const lockHandover = (ctx: Context, reservationId: string) =>
  ctx.db
    .select({ id: saleHandover.id })
    .from(saleHandover)
    .where(and(eq(saleHandover.workspaceId, ctx.workspace.id), eq(saleHandover.reservationId, reservationId)))
    .for('update')

async function drawHandover(ctx: Context, row: ReservationRow, handover: HandoverRow): Promise<Buffer> {
  const housed = await findObject(ctx, row.objectId)
  const photos = await readPhotos(ctx, row.id)
  const title = translatorFor(row.language)('sales_handover_title')
  return printSteps(ctx.services, {
    cover: {
      title: `${title} ${housed.object.title}`,
      language: row.language,
      author: ctx.workspace.name,
      foot: `${housed.object.title} · ${ctx.workspace.name}`,
    },
    steps: stepsOfHandover({ row, handover, housed, photos }),
  })
}

/** One after the other: decoding many pictures at once would add up their memory. A picture that cannot be read is left out. */
async function readPhotos(ctx: Context, reservationId: string): Promise<ReadonlyMap<string, Buffer>> {
  const photos = new Map<string, Buffer>()
  for (const file of await photosOf(ctx, reservationId)) {
    const copy = await documentCopyOf(ctx.services, file)
    const photo = copy && (await printPhoto(ctx.services, copy))
    if (photo) photos.set(file.id, photo)
  }
  return photos
}
