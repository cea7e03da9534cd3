// Defects of a signed hand-over: each stays on the list until it is repaired, and staff are reminded on the due day.

import { and, eq, isNull } from 'drizzle-orm'
import { z } from 'zod'
import { findApplication, subjectOf } from '#areas/applications/server/public.ts'
import { dayOf, laterDay } from '#platform/rules/calendar-day.ts'
import { instantAt } from '#platform/rules/local-time.ts'
import { AppError, notFound, staleVersion } from '#platform/server/app-error.ts'
import type { Context } from '#platform/server/context.ts'
import { handler } from '#platform/server/http/handler.ts'
import { newId } from '#platform/server/ids.ts'
import * as contract from '../../contract/handover.ts'
import { defectsIn, type HandoverContent } from '../../rules/handover/handover-content.ts'
import { daysBetweenReminders, isDefectReminderDue } from '../../rules/handover/defect-reminder.ts'
import { tellOfReservation } from '../reservation/staff-news.ts'
import { lookReservationOf, openHandover, readDefects, type DefectRow } from './handover-row.ts'
import { saleDefect } from './handover-tables.ts'
import { remindDefectsJob } from './jobs.ts'

/** Returns their number. */
export async function listDefects(ctx: Context, handoverId: string, content: HandoverContent): Promise<number> {
  const defects = defectsIn(content)
  if (defects.length === 0) return 0
  const home = { workspaceId: ctx.workspace.id, handoverId }
  await ctx.db
    .insert(saleDefect)
    .values(defects.map((defect, position) => ({ ...home, id: newId(), position, ...defect })))
  for (const dueOn of new Set(defects.map((one) => one.dueOn))) await planReminder(ctx, handoverId, dueOn)
  return defects.length
}

async function planReminder(ctx: Context, handoverId: string, day: string): Promise<void> {
  const startAfter = instantAt(day, '08:00')
  if (startAfter) await ctx.enqueue(remindDefectsJob, { handoverId }, { startAfter })
}

const thisDefect = (ctx: Context, id: string) =>
  and(eq(saleDefect.workspaceId, ctx.workspace.id), eq(saleDefect.id, id))

export const changeDefect = handler(
  contract.changeDefect,
  { permission: 'applications_write' },
  async (ctx, { params, body }) => {
    const { handover, application } = await openHandover(ctx, params.id)
    const before = (await readDefects(ctx, handover.id)).find(({ id }) => id === params.defectId)
    if (!before) throw notFound('sales_defect_not_found')
    if (before.version !== body.version) throw staleVersion({ version: before.version })
    const { isDone, responsible, dueOn, note } = body
    const doneOn = isDone ? (before.doneOn ?? dayOf(ctx.now)) : null
    const [after] = await ctx.db
      .update(saleDefect)
      .set({
        responsible,
        dueOn,
        note: note || null,
        doneOn,
        doneBy: isDone ? (before.doneBy ?? ctx.user.id) : null,
        version: before.version + 1,
      })
      .where(and(thisDefect(ctx, before.id), eq(saleDefect.version, before.version)))
      .returning()
    if (!after) throw new AppError('general_changed_by_someone_else')
    if (!isDone && dueOn !== before.dueOn) await planReminder(ctx, handover.id, dueOn)
    ctx.record({
      event: eventOf(before, isDone),
      subject: subjectOf(application),
      changes: [{ field: 'defect', old: null, new: `${before.room}, ${before.item}` }, ...changesOf(before, after)],
    })
    return {
      notify: [{ type: 'success', title: ctx.t(isDone ? 'sales_done_defect_done' : 'sales_done_defect_saved') }],
    }
  },
)

const eventOf = ({ doneOn }: DefectRow, isDone: boolean): string => {
  if (isDone === (doneOn !== null)) return 'sale.defect_changed'
  return isDone ? 'sale.defect_done' : 'sale.defect_reopened'
}

const changesOf = (before: DefectRow, after: DefectRow) =>
  [
    { field: 'responsible', old: before.responsible, new: after.responsible },
    { field: 'due_on', old: before.dueOn, new: after.dueOn },
    { field: 'defect_note', old: before.note, new: after.note },
  ].filter((change) => change.old !== change.new)

const jobData = z.object({ handoverId: z.uuid() })

/** Idempotent: a second run in the same week finds the defects reminded. */
export async function remindOfDefects(ctx: Context, data: unknown): Promise<void> {
  const { handoverId } = jobData.parse(data)
  const row = await lookReservationOf(ctx, handoverId)
  if (!row) return
  const today = dayOf(ctx.now)
  const due = (await readDefects(ctx, handoverId)).filter((one) => isDefectReminderDue(one, today))
  const reminded = await Promise.all(due.map((one) => noteReminder(ctx, one, today)))
  if (!reminded.includes(true)) return
  await tellOfReservation(ctx, 'sale_defect_due', await findApplication(ctx, row.applicationId), row.objectId)
  await planReminder(ctx, handoverId, laterDay(today, daysBetweenReminders))
}

/** False if another run was first. */
async function noteReminder(ctx: Context, { id, remindedOn }: DefectRow, today: string): Promise<boolean> {
  const before = remindedOn === null ? isNull(saleDefect.remindedOn) : eq(saleDefect.remindedOn, remindedOn)
  const rows = await ctx.db
    .update(saleDefect)
    .set({ remindedOn: today })
    .where(and(thisDefect(ctx, id), before))
    .returning({ id: saleDefect.id })
  return rows.length > 0
}
