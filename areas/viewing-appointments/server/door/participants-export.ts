// The participants as a spreadsheet, or as a printed list with boxes to tick at the door.

import { dayOf, swissDate } from '#platform/rules/calendar-day.ts'
import { timeOf } from '#platform/rules/local-time.ts'
import type { StaffContext } from '#platform/server/context.ts'
import { printSteps } from '#platform/server/documents/documents.ts'
import type { Sheet } from '#platform/server/documents/printed-document.ts'
import type { SheetValue } from '#platform/server/documents/sheet-cell.ts'
import { stepsOf } from '#platform/server/documents/sheet-steps.ts'
import { spreadsheet, spreadsheetType } from '#platform/server/documents/spreadsheet.ts'
import { fileHandler, type ServedFile } from '#platform/server/http/file-route.ts'
import * as contract from '../../contract/participants.ts'
import { findAppointment, slotsOf, subjectOf, titleOf, type AppointmentRow, type SlotRow } from '../appointment-row.ts'
import { hostTitleOf } from '../planning/hosts.ts'
import { needsTold, participantsOf, phoneTold, type FoundParticipant } from './participant-rows.ts'

interface Listed {
  row: AppointmentRow
  hostTitle: string
  slots: { slot: SlotRow; participants: FoundParticipant[] }[]
}

export const exportParticipants = fileHandler(
  contract.exportParticipants,
  { permission: 'viewing' },
  async (ctx, { params, body }) => {
    const row = await findAppointment(ctx, params.id)
    const bySlot = Map.groupBy(await participantsOf(ctx, row.id), ({ slotId }) => slotId)
    const slots = (await slotsOf(ctx, row.id)).map((slot) => ({ slot, participants: bySlot.get(slot.id) ?? [] }))
    const listed = { row, hostTitle: await hostTitleOf(ctx, row), slots }
    ctx.record({ event: 'viewing.exported', subject: subjectOf(row) })
    return body.format === 'xlsx' ? sheetOf(ctx, listed) : doorList(ctx, listed)
  },
)

const fileName = (ctx: StaffContext, row: AppointmentRow): string =>
  ctx.t('viewing_appointments_file_participants', { title: titleOf(row) })

const sheetColumns = [
  ['starts_at', 18],
  ['name', 28],
  ['persons', 10],
  ['state', 18],
  ['present', 12],
  ['email', 30],
  ['phone', 20],
  ['needs', 24],
  ['code', 12],
  ['comments', 40],
  ['decline_reason', 40],
] as const

function sheetOf(ctx: StaffContext, { row, slots }: Listed): ServedFile {
  const rows = slots.flatMap(({ slot, participants }) => participants.map((one) => sheetRow(ctx, slot, one)))
  async function* portions() {
    yield rows
  }
  return {
    name: `${fileName(ctx, row)}.xlsx`,
    contentType: spreadsheetType,
    content: spreadsheet({
      name: ctx.t('viewing_appointments_participants'),
      header: sheetColumns.map(([key, width]) => ({ title: ctx.t(`viewing_appointments_sheet_${key}`), width })),
      rows: portions(),
    }),
  }
}

const sheetRow = (ctx: StaffContext, slot: SlotRow, one: FoundParticipant): SheetValue[] => [
  { moment: slot.startsAt },
  one.name,
  one.persons,
  ctx.t(`viewing_appointments_booking_state_${one.state}`),
  one.present === null ? null : ctx.t(one.present ? 'general_yes' : 'general_no'),
  one.email,
  phoneTold(one.phone),
  needsTold(ctx, one.needs),
  one.code,
  one.comment,
  one.declineReason,
]

/** Drawn by a worker thread after the transaction. */
function doorList(ctx: StaffContext, listed: Listed): ServedFile {
  const { row } = listed
  const steps = stepsOf((sheet) => writeDoorList(ctx, sheet, listed))
  const cover = { title: row.title, language: ctx.language, author: ctx.workspace.name, foot: titleOf(row) }
  return {
    name: `${fileName(ctx, row)}.pdf`,
    contentType: 'application/pdf',
    content: () => printSteps(ctx.services, { cover, steps }),
  }
}

/** Square that the embedded font contains. */
const box = '□'

function writeDoorList(ctx: StaffContext, sheet: Sheet, { row, hostTitle, slots }: Listed): void {
  sheet.title(row.title)
  sheet.paragraph(
    [row.place, hostTitle && ctx.t('viewing_appointments_led_by', { name: hostTitle })].filter(Boolean).join('\n'),
  )
  for (const { slot, participants } of slots.filter(({ slot: { cancelledAt } }) => cancelledAt === null)) {
    const booked = participants.filter(({ state }) => state === 'booked')
    const persons = booked.reduce((sum, one) => sum + one.persons, 0)
    sheet.heading(`${spanTold(slot)} · ${ctx.t('viewing_appointments_persons', { count: persons })}`)
    if (booked.length === 0) sheet.note(ctx.t('viewing_appointments_nobody_booked'))
    else sheet.table([headOf(ctx), ...booked.map((one) => lineOf(ctx, one))], { hasHeader: true, widths })
  }
  sheet.note(ctx.t('viewing_appointments_list_of', { day: swissDate(dayOf(ctx.now)), time: timeOf(ctx.now) }))
}

const widths = [0.07, 0.31, 0.1, 0.2, 0.12, 0.2]

const headOf = (ctx: StaffContext): string[] => [
  ' ',
  ...(['name', 'persons', 'phone', 'code', 'needs'] as const).map((key) => ctx.t(`viewing_appointments_sheet_${key}`)),
]

const lineOf = (ctx: StaffContext, one: FoundParticipant): string[] => [
  box,
  one.name,
  String(one.persons),
  phoneTold(one.phone) ?? '',
  one.code ?? '',
  needsTold(ctx, one.needs) ?? '',
]

const spanTold = ({ startsAt, endsAt }: SlotRow) =>
  `${swissDate(dayOf(startsAt))}, ${timeOf(startsAt)}–${timeOf(endsAt)}`
