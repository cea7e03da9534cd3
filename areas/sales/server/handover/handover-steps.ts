// The text of a hand-over protocol, as steps that a worker thread draws.

import { placeWords } from '../../rules/handover/place-words.ts'
import { addressOf, swissDate, type HousedObject } from '#areas/applications/server/public.ts'
import { dayOf } from '#platform/rules/calendar-day.ts'
import { timeOf } from '#platform/rules/local-time.ts'
import type { Sheet } from '#platform/server/documents/printed-document.ts'
import { stepsOf, type SheetStep } from '#platform/server/documents/sheet-steps.ts'
import { translatorFor } from '#platform/server/i18n/texts.ts'
import { pointsOf, signatureBox } from '../../rules/drawn-signature.ts'
import { sides, type HandoverPoint, type HandoverRoom } from '../../rules/handover/handover-content.ts'
import type { ReservationRow } from '../reservation/reservation-row.ts'
import type { HandoverRow } from './handover-row.ts'

export interface DrawnHandover {
  row: ReservationRow
  handover: HandoverRow
  housed: HousedObject
  /** JPEG by the id of the photo. */
  photos: ReadonlyMap<string, Buffer>
}

type Say = ReturnType<typeof translatorFor>

export function stepsOfHandover({ row, handover, housed, photos }: DrawnHandover): SheetStep[] {
  const t = translatorFor(row.language)
  const { content } = handover
  return stepsOf((sheet) => {
    sheet.title(t('sales_handover_title'))
    sheet.table([
      [t('sales_fact_object'), placeWords(housed.object.title, addressOf(housed.building))],
      [t('sales_part_buyers'), row.buyerNames],
      [t('sales_handover_on'), swissDate(content.handedOverOn)],
      ...sides.flatMap((side) => {
        const names = content.people.filter((one) => one.side === side).map(({ name }) => name)
        return names.length === 0 ? [] : [[t(`sales_handover_side_${side}`), names.join(', ')]]
      }),
    ])
    for (const room of content.rooms) drawRoom(sheet, t, { room, photos })
    drawMeters(sheet, t, handover)
    drawKeys(sheet, t, handover)
    if (content.remark !== '') {
      sheet.heading(t('sales_handover_remark'))
      sheet.paragraph(content.remark)
    }
    drawSignatures(sheet, t, handover)
  })
}

function drawRoom(
  sheet: Sheet,
  t: Say,
  { room, photos }: { room: HandoverRoom } & Pick<DrawnHandover, 'photos'>,
): void {
  if (room.points.length === 0) return
  sheet.heading(room.title)
  sheet.table(
    [
      [t('sales_handover_point'), t('sales_handover_state'), t('sales_handover_remark')],
      ...room.points.map((one) => [one.title, stateOf(t, one), one.remark]),
    ],
    { hasHeader: true },
  )
  for (const one of room.points) drawPoint(sheet, t, { room, point: one, photos })
}

const stateOf = (t: Say, { state, hasDefect }: HandoverPoint): string =>
  [state && t(`sales_point_state_${state}`), hasDefect && t('sales_handover_defect')].filter(Boolean).join(', ')

interface DrawnPoint extends Pick<DrawnHandover, 'photos'> {
  room: HandoverRoom
  point: HandoverPoint
}

/** Details of a defect, and the photos of a point. */
function drawPoint(sheet: Sheet, t: Say, { room, point, photos }: DrawnPoint): void {
  const shown = point.photos.flatMap(({ id }) => photos.get(id) ?? [])
  if (!point.hasDefect && shown.length === 0) return
  const title = `${room.title}, ${point.title}`
  sheet.subheading(point.hasDefect ? t('sales_handover_defect_of', { title }) : title)
  if (point.hasDefect) {
    const { responsible, dueOn } = point
    sheet.paragraph(t('sales_handover_defect_until', { name: responsible, date: swissDate(dueOn) }))
  }
  sheet.photos(
    shown.map((content, index) => ({
      content,
      alt: t('sales_handover_photo_of', { title, number: index + 1 }),
    })),
  )
}

function drawMeters(sheet: Sheet, t: Say, { content: { meters } }: HandoverRow): void {
  if (meters.length === 0) return
  sheet.heading(t('sales_handover_meters'))
  sheet.table(
    [
      [t('sales_handover_meter'), t('sales_handover_meter_number'), t('sales_handover_reading')],
      ...meters.map(({ kind, number, reading }) => [t(`sales_meter_${kind}`), number, reading]),
    ],
    { hasHeader: true },
  )
}

function drawKeys(sheet: Sheet, t: Say, { content: { keys } }: HandoverRow): void {
  if (keys.length === 0) return
  sheet.heading(t('sales_handover_keys'))
  sheet.table(
    [
      [t('sales_handover_key'), t('sales_handover_key_note'), t('sales_handover_count')],
      ...keys.map(({ kind, note, count }) => [t(`sales_key_${kind}`), note, String(count ?? '')]),
    ],
    { hasHeader: true },
  )
}

/** Points, rounded up: a signature with the side above and the name below. */
const signatureHeight = 130
const headingHeight = 40

function drawSignatures(sheet: Sheet, t: Say, handover: HandoverRow): void {
  const { sellerName, sellerSignature, buyerName, buyerSignature, signedAt } = handover
  const parties = [
    { side: 'seller', name: sellerName, drawn: sellerSignature },
    { side: 'buyer', name: buyerName, drawn: buyerSignature },
  ] as const
  sheet.keepTogether(headingHeight + parties.length * signatureHeight)
  sheet.heading(t('sales_handover_signatures'))
  for (const { side, name, drawn } of parties) {
    if (!name || !drawn || !signedAt) continue
    sheet.subheading(t(`sales_handover_side_${side}`))
    sheet.strokes({
      strokes: drawn.map(pointsOf),
      ...signatureBox,
      alt: t('sales_acceptance_signature_of', { name }),
    })
    sheet.note(`${name}, ${swissDate(dayOf(signedAt))}, ${timeOf(signedAt)}`)
  }
}
