// Plans and edits appointments.

import { laterDay, swissDate } from '#platform/rules/calendar-day.ts'
import { changesBetween } from '#areas/project-settings/server/public.ts'
import { staleVersion } from '#platform/server/app-error.ts'
import type { StaffContext } from '#platform/server/context.ts'
import { handler } from '#platform/server/http/handler.ts'
import { newId } from '#platform/server/ids.ts'
import { assertAllowed } from '#platform/server/permit.ts'
import { and, eq, inArray } from 'drizzle-orm'
import * as contract from '../../contract/plan.ts'
import type { PlanData } from '../../contract/plan.ts'
import { usualPlan } from '../../rules/appointment.ts'
import { appointmentCan } from '../../rules/appointment-can.ts'
import { changeAppointment, lockAppointment, nextNumber, subjectOf, type AppointmentRow } from '../appointment-row.ts'
import { hostTitleOf, possibleHosts } from './hosts.ts'
import { columnsOf, dataOf, objectIdsOf } from './plan-columns.ts'
import { settleSlots, tellMoved } from '../seats/seats.ts'
import { changeSlots, insertSlots, type SlotsChanged } from './slot-rows.ts'
import { standingOf } from './standing.ts'
import { publish } from './status.ts'
import { viewingAppointment, viewingParticipant } from '../tables.ts'
import { keepObjects, refreshSearchText } from './viewing-objects.ts'

export const initAppointments = handler(contract.initAppointments, { permission: 'viewing' }, async (ctx) => ({
  hosts: await possibleHosts(ctx),
  ownId: ctx.user.id,
  usual: usualPlan,
}))

export const createAppointment = handler(
  contract.createAppointment,
  { permission: 'viewing' },
  async (ctx, { body: { repeat, publish: isPublished, ...data } }) => {
    const first = await plan(ctx, data, isPublished)
    const ids = [first.id]
    for (let time = 1; time <= (repeat?.times ?? 0); time++) {
      const weeks = time * (repeat?.everyWeeks ?? 1)
      ids.push((await plan(ctx, { ...data, days: daysLater(data.days, weeks * 7) }, isPublished)).id)
    }
    const key = isPublished ? 'viewing_appointments_done_published' : 'viewing_appointments_done_planned'
    const title = ids.length > 1 ? ctx.t(`${key}_many`, { number: ids.length }) : ctx.t(key, { title: first.title })
    return { id: first.id, ids, notify: [{ type: 'success', title }] }
  },
)

const daysLater = (days: PlanData['days'], later: number): PlanData['days'] =>
  days.map((day) => ({ ...day, date: laterDay(day.date, later) }))

async function plan(ctx: StaffContext, data: PlanData, isPublished: boolean): Promise<AppointmentRow> {
  const columns = await columnsOf(ctx, data)
  const [row] = await ctx.db
    .insert(viewingAppointment)
    .values({
      workspaceId: ctx.workspace.id,
      id: newId(),
      number: await nextNumber(ctx),
      ...columns,
      createdBy: ctx.user.id,
      createdAt: ctx.now,
      updatedAt: ctx.now,
    })
    .returning()
  if (!row) throw new Error('the appointment was not written')
  await keepObjects(ctx, row.id, objectIdsOf(data))
  await insertSlots(ctx, row.id, data)
  await refreshSearchText(ctx, row.id)
  ctx.record({ event: 'viewing.planned', subject: subjectOf(row) })
  return isPublished ? publish(ctx, row) : row
}

export const editAppointment = handler(
  contract.editAppointment,
  { permission: 'viewing' },
  async (ctx, { params, body: { version, move, tellParticipants, ...data } }) => {
    const row = await lockAppointment(ctx, params.id)
    assertAllowed(appointmentCan.edit(await standingOf(ctx, row), ctx.now))
    const before = await dataOf(ctx, row)
    if (version !== row.version) throw staleVersion({ version: row.version, data: before })
    const columns = await columnsOf(ctx, data, row)
    const slots = await changeSlots(ctx, row.id, { plan: data, isMove: move !== null })
    const changed = await changeAppointment(ctx, row, columns)
    await keepObjects(ctx, row.id, objectIdsOf(data))
    await refreshSearchText(ctx, row.id)
    await settleSlots(ctx, slots.stay)
    if (tellParticipants) await tellMoved(ctx, await affected(ctx, { before: row, after: changed, slots }))
    const changes = changesBetween(
      await asRead(ctx, row, before),
      await asRead(ctx, changed, await dataOf(ctx, changed)),
    )
    ctx.record({ event: 'viewing.edited', subject: subjectOf(changed), changes })
    const title = ctx.t('viewing_appointments_done_edited', { title: changed.title })
    return { version: changed.version, notify: [{ type: 'success', title }] }
  },
)

/** Participants whose calendar entry is no longer right. */
async function affected(
  ctx: StaffContext,
  { before, after, slots }: { before: AppointmentRow; after: AppointmentRow; slots: SlotsChanged },
): Promise<string[]> {
  const isElsewhere = before.place !== after.place
  const rows = await ctx.db
    .select({ id: viewingParticipant.id })
    .from(viewingParticipant)
    .where(
      and(
        eq(viewingParticipant.workspaceId, ctx.workspace.id),
        inArray(viewingParticipant.slotId, isElsewhere ? slots.stay : slots.moved),
        inArray(viewingParticipant.state, ['booked', 'offered', 'waiting']),
      ),
    )
  return rows.map(({ id }) => id)
}

const asRead = async (ctx: StaffContext, row: AppointmentRow, { host, objects, days, texts, ...data }: PlanData) => ({
  ...data,
  host: [await hostTitleOf(ctx, row), host.phone].filter(Boolean).join(', '),
  objects: objects.map(({ displayName }) => displayName).join(', '),
  days: days.map(({ date, from, to }) => `${swissDate(date)} ${from}–${to}`).join(', '),
  textDe: texts.de,
  textFr: texts.fr,
})
