// Converts between the plan as it is edited and the columns of the appointment.

import { dayOf } from '#platform/rules/calendar-day.ts'
import { AppError } from '#platform/server/app-error.ts'
import type { Context, StaffContext } from '#platform/server/context.ts'
import type { PlanData } from '../../contract/plan.ts'
import { planLimits } from '../../rules/appointment.ts'
import { problemsOfPlan } from '../../rules/plan-problem.ts'
import type { AppointmentRow } from '../appointment-row.ts'
import { hostColumns, hostTold } from './hosts.ts'
import { slotsIn, spanOf } from './slot-rows.ts'
import { objectsOf } from './viewing-objects.ts'

/** Throws the errors of the plan by field. Days of an existing appointment may have passed. */
export async function columnsOf(ctx: StaffContext, data: PlanData, before?: AppointmentRow) {
  const fields = problemsOfPlan(data, before ? null : dayOf(ctx.now))
  if (Object.keys(fields).length > 0) {
    throw new AppError('general_please_check_fields', { status: 422, fields, values: { most: planLimits.slots.most } })
  }
  return {
    kind: data.kind,
    scope: data.scope,
    title: data.title,
    place: data.place,
    ...(await hostColumns(ctx, data.host, before)),
    days: data.days,
    slotMinutes: data.slotMinutes,
    bufferMinutes: data.bufferMinutes,
    parallel: data.parallel,
    capacity: data.capacity,
    mostPersons: data.mostPersons,
    bookUntilHours: data.bookUntilHours,
    offerMinutes: data.offerMinutes,
    textDe: data.texts.de,
    textFr: data.texts.fr,
    comment: data.comment || null,
    ...spanOf(slotsIn(data)),
  }
}

/** A general appointment has no objects, whatever the request contains. */
export const objectIdsOf = ({ scope, objects }: PlanData): string[] =>
  scope === 'objects' ? objects.map(({ value }) => value) : []

export async function dataOf(ctx: Context, row: AppointmentRow): Promise<PlanData> {
  return {
    kind: row.kind,
    scope: row.scope,
    objects: await objectsOf(ctx, row.id),
    title: row.title,
    place: row.place,
    host: hostTold(row),
    days: row.days,
    slotMinutes: row.slotMinutes,
    bufferMinutes: row.bufferMinutes,
    parallel: row.parallel,
    capacity: row.capacity,
    mostPersons: row.mostPersons,
    bookUntilHours: row.bookUntilHours,
    offerMinutes: row.offerMinutes,
    texts: { de: row.textDe, fr: row.textFr },
    comment: row.comment ?? '',
  }
}
