// Bulk actions: the server reads and checks each row again; rows that cannot be changed are skipped with the reason.

import type { QueryResultRow } from 'pg'
import type { BulkAnswer, BulkRequest } from '../../contract/table.ts'
import type { StaffContext } from '../context.ts'
import { beginHold, holdWhileWriting, saidWithMails } from '../mail/by-hand.ts'
import { fieldRefusal, AppError } from '../app-error.ts'
import { withAdditions } from './additions.ts'
import type { BulkAction, FoundRow, Table } from './declaration.ts'
import { performOne } from './one-of-many.ts'
import { summed, type Outcome } from './outcomes.ts'
import { idsOf, rowsById } from './targets.ts'

/** Runs work in a separate transaction, committed before the next one begins. */
export type InTransaction = <Result>(work: (ctx: StaffContext) => Promise<Result>) => Promise<Result>

const rowsPerTransaction = 200

export async function performBulk<Found extends FoundRow & QueryResultRow>(
  declared: Table<Found>,
  request: BulkRequest,
  inTransaction: InTransaction,
): Promise<BulkAnswer> {
  const table = withAdditions(declared)
  const { deed: action, ids } = await inTransaction(async (ctx) => {
    const asked = actionOf(table, ctx, request)
    const targets = await idsOf(table, ctx, request.targets)
    if (asked.sameLanguage) await assertOneLanguage(table, ctx, targets)
    return { deed: asked, ids: targets }
  })
  const outcomes: Outcome[] = []
  for (let start = 0; start < ids.length; start += rowsPerTransaction) {
    const portion = ids.slice(start, start + rowsPerTransaction)
    outcomes.push(...(await inTransaction((ctx) => performPortion(table, ctx, { deed: action, portion, request }))))
  }
  const mailIds = outcomes.flatMap(({ mailId }) => mailId ?? [])
  const { mailed } = action
  if (mailed && mailIds.length > 0) {
    const notify = await inTransaction(async (ctx) => {
      await beginHold(ctx, mailIds)
      return saidWithMails(ctx, (count) => ctx.t(mailed, { count }), mailIds)
    })
    return { ...summed(outcomes), notify }
  }
  const touched = outcomes.filter(({ reason }) => reason === undefined).map(({ id }) => id)
  if (!request.preview || touched.length === 0) return summed(outcomes)
  return inTransaction(async (ctx) => {
    const bringsAlong = await action.bringsAlong?.(ctx, touched)
    const concerns = await action.concerns?.(ctx, touched)
    return {
      ...summed(outcomes),
      ...(bringsAlong !== undefined && { bringsAlong }),
      ...(concerns && concerns.length > 0 && { concerns }),
    }
  })
}

function actionOf<Found extends FoundRow>(
  table: Table<Found>,
  ctx: StaffContext,
  { bulkAction, option, preview }: BulkRequest,
): BulkAction<Found> {
  const action = table.actions.find((one) => one.key === bulkAction)
  if (!action) throw fieldRefusal('bulkAction', 'table_bulk_action_not_known')
  if (!ctx.can(action.permission)) {
    throw new AppError('shell_access_denied', { status: 403, values: { permission: action.permission } })
  }
  // A preview is available before a reason is chosen: its result does not depend on the reason.
  if (!preview && action.reasons && !action.reasons.some((reason) => reason.value === option?.value)) {
    throw fieldRefusal('option', 'general_field_is_required')
  }
  return action
}

async function assertOneLanguage<Found extends FoundRow & QueryResultRow>(
  table: Table<Found>,
  ctx: StaffContext,
  ids: string[],
): Promise<void> {
  if (ctx.workspace.features.includes('bulkMail')) return
  const rows = [...(await rowsById(table, ctx, ids)).values()]
  const languages = new Set(rows.map((row) => table.marks?.(row, ctx)._language))
  if (languages.size > 1) throw fieldRefusal('targets', 'table_bulk_different_languages')
}

interface Portion<Found> {
  deed: BulkAction<Found>
  portion: string[]
  request: BulkRequest
}

async function performPortion<Found extends FoundRow & QueryResultRow>(
  table: Table<Found>,
  ctx: StaffContext,
  { deed: action, portion, request }: Portion<Found>,
): Promise<Outcome[]> {
  const found = await rowsById(table, ctx, portion)
  const outcomes: Outcome[] = []
  for (const id of portion) {
    const row = found.get(id)
    if (!row) {
      outcomes.push({ id, title: '', reason: ctx.t('general_not_found') })
      continue
    }
    const obstacle = action.obstacle?.(row, ctx)
    const known = obstacle && { reason: ctx.t(obstacle.key, obstacle.values) }
    const done = request.preview ? undefined : () => performOne(ctx, (own) => action.perform(own, row, request.option))
    outcomes.push({ id, title: table.titleOf(row), ...(known ?? (await done?.())) })
  }
  await holdWhileWriting(
    ctx,
    outcomes.flatMap(({ mailId }) => mailId ?? []),
  )
  return outcomes
}
