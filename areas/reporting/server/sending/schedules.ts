// Schedules: a letting report that is made again on its day and sent to its recipients.

import { and, asc, eq, sql } from 'drizzle-orm'
import { dayOf } from '#platform/rules/calendar-day.ts'
import { fieldRefusal, notFound, staleVersion } from '#platform/server/app-error.ts'
import type { StaffContext } from '#platform/server/context.ts'
import { handler } from '#platform/server/http/handler.ts'
import { newId } from '#platform/server/ids.ts'
import type { Recipient } from '../../contract/reports.ts'
import * as contract from '../../contract/schedules.ts'
import type { ScheduleData, ScheduleView } from '../../contract/schedules.ts'
import { obstacleTo } from '../../rules/report-can.ts'
import { assertKnown, lettingOptionsOf } from '../archive/creating.ts'
import { visibleSchedules } from '../audience.ts'
import { reportSchedule, reportScheduleRecipient } from '../tables.ts'
import { findRecipients, keyOf } from './recipients.ts'
import { knownRecipients } from './sending.ts'

type ScheduleRow = typeof reportSchedule.$inferSelect

export const getSchedules = handler(contract.getSchedules, { permission: 'reporting_read' }, async (ctx) => {
  const rows = await ctx.db
    .select()
    .from(reportSchedule)
    .where(and(eq(reportSchedule.workspaceId, ctx.workspace.id), visibleSchedules(ctx)))
    .orderBy(sql`${reportSchedule.nextRun} nulls last`, asc(reportSchedule.id))
  return { items: await viewsOf(ctx, rows) }
})

export const createSchedule = handler(
  contract.createSchedule,
  { permission: 'reporting_read' },
  async (ctx, { body }) => {
    await assertPossible(ctx, body, null)
    const [row] = await ctx.db
      .insert(reportSchedule)
      .values({
        ...fieldsOf(body),
        workspaceId: ctx.workspace.id,
        id: newId(),
        createdBy: ctx.user.id,
        createdAt: ctx.now,
      })
      .returning()
    if (!row) throw new Error('the schedule was not written')
    await address(ctx, row, body)
    ctx.record({ event: 'report_schedule.created', subject: subjectOf(row) })
    return { schedule: await viewOf(ctx, row) }
  },
)

export const editSchedule = handler(
  contract.editSchedule,
  { permission: 'reporting_read' },
  async (ctx, { params, body: { version, ...data } }) => {
    const before = await lockSchedule(ctx, params.id)
    if (before.version !== version) throw staleVersion(await viewOf(ctx, before))
    await assertPossible(ctx, data, before.nextRun)
    const [row] = await ctx.db
      .update(reportSchedule)
      .set({ ...fieldsOf(data), version: version + 1 })
      .where(and(thisSchedule(ctx, before.id), eq(reportSchedule.version, version)))
      .returning()
    if (!row) throw staleVersion(await viewOf(ctx, before))
    await address(ctx, row, data)
    ctx.record({ event: 'report_schedule.edited', subject: subjectOf(row) })
    return { schedule: await viewOf(ctx, row) }
  },
)

export const deleteSchedule = handler(
  contract.deleteSchedule,
  { permission: 'reporting_read' },
  async (ctx, { params }) => {
    const row = await lockSchedule(ctx, params.id)
    await ctx.db.delete(reportSchedule).where(thisSchedule(ctx, row.id))
    ctx.record({ event: 'report_schedule.deleted', subject: subjectOf(row) })
    return {}
  },
)

const thisSchedule = (ctx: Pick<StaffContext, 'workspace'>, id: string) =>
  and(eq(reportSchedule.workspaceId, ctx.workspace.id), eq(reportSchedule.id, id))

async function lockSchedule(ctx: StaffContext, id: string): Promise<ScheduleRow> {
  const [row] = await ctx.db
    .select()
    .from(reportSchedule)
    .where(and(thisSchedule(ctx, id), visibleSchedules(ctx)))
    .for('update')
  if (!row) throw notFound('reporting_schedule_not_found')
  return row
}

const subjectOf = ({ id, title }: ScheduleRow) => ({ kind: 'report_schedule', id, title })

/** Refuses past days: the nightly job catches up on missed days, so the report would be sent at once. */
async function assertPossible(ctx: StaffContext, data: ScheduleData, nextRun: string | null): Promise<void> {
  if (data.nextRun !== null && data.nextRun !== nextRun && data.nextRun <= dayOf(ctx.now)) {
    throw fieldRefusal('nextRun', 'reporting_next_run_past')
  }
  await assertKnown(ctx, data)
}

const fieldsOf = (data: ScheduleData) => ({
  title: data.title,
  options: lettingOptionsOf(data),
  rhythm: data.rhythm,
  nextRun: data.nextRun,
})

/** Replaces the recipients. */
async function address(ctx: StaffContext, { id }: ScheduleRow, data: ScheduleData): Promise<void> {
  const found = await knownRecipients(ctx, data.recipients)
  for (const recipient of found) {
    const obstacle = obstacleTo.showingCosts(recipient, data)
    if (obstacle) throw fieldRefusal('recipients', obstacle, { name: recipient.name })
  }
  await ctx.db
    .delete(reportScheduleRecipient)
    .where(and(eq(reportScheduleRecipient.workspaceId, ctx.workspace.id), eq(reportScheduleRecipient.scheduleId, id)))
  await ctx.db.insert(reportScheduleRecipient).values(
    found.map(({ kind, id: recipientId }) => ({
      workspaceId: ctx.workspace.id,
      scheduleId: id,
      recipientKind: kind,
      recipientId,
    })),
  )
}

async function viewOf(ctx: StaffContext, row: ScheduleRow): Promise<ScheduleView> {
  const [view] = await viewsOf(ctx, [row])
  if (!view) throw new Error('the view of a schedule is missing')
  return view
}

async function viewsOf(ctx: StaffContext, rows: readonly ScheduleRow[]): Promise<ScheduleView[]> {
  const addressed = await ctx.db
    .select()
    .from(reportScheduleRecipient)
    .where(eq(reportScheduleRecipient.workspaceId, ctx.workspace.id))
  const all = addressed.map(({ scheduleId, recipientKind, recipientId }) => ({
    scheduleId,
    recipient: { kind: recipientKind, id: recipientId },
  }))
  const found = await findRecipients(
    ctx,
    all.map(({ recipient }) => recipient),
  )
  const nameByKey = new Map(found.map((one) => [keyOf(one), one.name]))
  return rows.map((row) => {
    const own = all.filter(({ scheduleId }) => scheduleId === row.id).map(({ recipient }) => recipient)
    return {
      id: row.id,
      version: row.version,
      rhythmTitle: ctx.t(`reporting_rhythm_${row.rhythm}`),
      data: dataOf(row, own),
      recipients: own.map((recipient) => {
        const name = nameByKey.get(keyOf(recipient))
        return { kind: recipient.kind, name: name ?? ctx.t('reporting_recipient_gone'), isReached: name !== undefined }
      }),
    }
  })
}

const dataOf = ({ title, options, rhythm, nextRun }: ScheduleRow, recipients: Recipient[]): ScheduleData => ({
  title,
  buildings: options.buildings,
  owner: options.owner ?? null,
  'no-inactives': options.withoutInactives,
  favorits: options.onlyFavourites,
  costs: options.costs ?? false,
  comment: options.comment,
  rhythm,
  nextRun,
  recipients,
})
