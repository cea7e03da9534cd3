// Updates objects with the units' data from the property software, for one object or a whole property.

import { planUnits, reasonsOf, valueTold, writeUnits } from '#areas/objects/server/public.ts'
import { no, yes } from '#platform/rules/verdict.ts'
import { findObject } from '#areas/applications/server/public.ts'
import { spoken } from '#platform/server/permit.ts'
import { ErpFailed } from '#connectors/erp/erp-system.ts'
import type { Context } from '#platform/server/context.ts'
import { cellsOf, unitColumns, type KnownUnit } from '../rules/unit-columns.ts'
import { hashOf, lookUnit, propertiesOf, unitsOf } from './estate.ts'
import { hear } from './receiving.ts'
import { enqueueTry, park, tryData } from './pausing.ts'
import { tryLater } from './sending.ts'
import { atErp, findErp, lookErpFor } from './system.ts'
import { addTransfer, changeTransfer, lockTransfer, transfersAbout, transferViewOf } from './transfers.ts'
import { notFound, AppError } from '#platform/server/app-error.ts'
import { handler } from '#platform/server/http/handler.ts'
import * as connectionContract from '../contract/connection.ts'
import * as transfersContract from '../contract/transfers.ts'

/** Plans the import of the units with the import rules. */
const plan = (ctx: Context, units: readonly KnownUnit[], held: boolean) =>
  planUnits(ctx, {
    columns: unitColumns,
    units: units.map((unit) => ({ reference: unit.reference, cellsFor: (standing) => cellsOf(unit, standing) })),
    held,
  })

type Planned = Awaited<ReturnType<typeof plan>>[number]

export const getObjectErp = handler(
  transfersContract.getObjectErp,
  { permission: 'object_read' },
  async (ctx, { params }) => {
    const { object } = await findObject(ctx, params.id)
    const erp = await lookErpFor(ctx)
    const unit = erp && (await lookUnit(ctx, object.referenceNumber))
    const [planned] = unit ? await plan(ctx, [unit], false) : []
    const transfers = await transfersAbout(ctx, { objectId: object.id })
    const isUnderway = transfers.some(({ kind, state }) => kind === 'object' && state === 'queued')
    const verdict = !erp
      ? no('erp_reason_off')
      : !ctx.can('object_write')
        ? no('erp_reason_read_only')
        : isUnderway
          ? no('erp_reason_on_its_way')
          : yes
    return {
      isOn: erp !== null,
      isDemo: erp?.isDemo ?? false,
      system: erp?.system.name ?? null,
      heardAt: unit?.heardAt.toISOString() ?? null,
      differences: (planned?.changes ?? []).map(({ field, old, new: there }) => ({
        label: ctx.t(`objects_field_${field}`),
        here: valueTold(ctx, field, old),
        there: valueTold(ctx, field, there),
      })),
      transfers: transfers.filter(({ kind }) => kind === 'object').map((row) => transferViewOf(ctx, row)),
      canSynchronize: spoken(ctx, verdict),
    }
  },
)

export const synchronizeObject = handler(
  transfersContract.synchronizeObject,
  { permission: 'object_write' },
  async (ctx, { params }) => {
    const { object } = await findObject(ctx, params.id)
    await findErp(ctx)
    const row = await addTransfer(ctx, {
      kind: 'object',
      direction: 'in',
      reference: object.referenceNumber,
      objectId: object.id,
      state: 'queued',
    })
    if (!row) throw new AppError('erp_reason_on_its_way')
    await enqueueTry(ctx, row)
    return { transfer: transferViewOf(ctx, row), notify: [{ type: 'info', title: ctx.t('erp_is_being_fetched') }] }
  },
)

export async function pullObject(ctx: Context, data: unknown): Promise<void> {
  const { transferId, attempts } = tryData.parse(data)
  const erp = await lookErpFor(ctx)
  const failure = erp && (await hear(ctx, erp.system).then(() => null, failureIn))
  const row = await lockTransfer(ctx, transferId)
  if (row?.state !== 'queued' || (attempts !== undefined && attempts !== row.attempts)) return
  if (!erp) return park(ctx, row)
  if (failure) return tryLater(ctx, row, failure)
  const unit = await lookUnit(ctx, row.reference)
  const answered = { answeredAt: ctx.now, nextTryAt: null, reasons: [] }
  if (!unit) {
    const reasons = [{ key: 'erp_reason_unknown_unit' }]
    return void (await changeTransfer(ctx, row.id, { ...answered, state: 'refused', reasons }))
  }
  const [planned] = await plan(ctx, [unit], true)
  if (!planned || planned.outcome === 'rejected' || planned.outcome === 'created') {
    const reasons = (planned ? reasonsOf(ctx, planned) : []).map((reason) => ({ attribute: '', reason }))
    return void (await changeTransfer(ctx, row.id, { ...answered, state: 'refused', reasons }))
  }
  await writeUnits(ctx, [planned], {
    cause: 'erp_cause',
    isFree: () => true,
  })
  await changeTransfer(ctx, row.id, {
    ...answered,
    state: 'confirmed',
    payloadHash: hashOf(unit.unit),
    outcome: { ...countsOf([planned]), fields: planned.changes.map(({ field }) => field) },
  })
}

function failureIn(error: unknown): ErpFailed {
  if (error instanceof ErpFailed) return error
  throw error
}

export const initialImport = handler(
  connectionContract.initialImport,
  { permission: 'admin' },
  async (ctx, { params, body }) => {
    const { system } = await findErp(ctx)
    if (!body.seen) await atErp(hear(ctx, system))
    const property = (await propertiesOf(ctx)).find(({ reference }) => reference === params.id)
    if (!property) throw notFound('erp_property_not_found')
    const units = await unitsOf(ctx, property.reference)
    const rows = await plan(ctx, units, body.seen !== undefined)
    const counts = countsOf(rows)
    const title = `${property.reference} ${property.description}`
    const answer = {
      property: title,
      counts,
      rows: rows
        .filter(({ outcome }) => outcome !== 'unchanged')
        .slice(0, 200)
        .map((row) => toldRow(ctx, row)),
    }
    if (!body.seen) return { ...answer, isApplied: false }
    if (JSON.stringify(counts) !== JSON.stringify(body.seen)) throw new AppError('objects_import_moved_on')
    const freeFrom = new Map(units.map(({ reference, unit }) => [reference, unit.availableFrom ?? null]))
    const isFree = (reference: string) => (freeFrom.get(reference) ?? null) !== null
    await writeUnits(ctx, rows, { cause: 'erp_cause', isFree })
    await addTransfer(ctx, {
      kind: 'import',
      direction: 'in',
      reference: property.reference,
      payloadHash: hashOf(units.map(({ unit }) => unit)),
      state: 'confirmed',
      outcome: { ...counts, fields: [] },
      answeredAt: ctx.now,
    })
    const subject = { kind: 'workspace', id: ctx.workspace.id, title }
    const changes = Object.entries(counts).map(([field, count]) => ({ field, old: null, new: count }))
    ctx.record({ event: 'erp.property_imported', subject, changes })
    return { ...answer, isApplied: true, notify: [{ type: 'success', title: ctx.t('erp_import_is_done', counts) }] }
  },
)

function countsOf(rows: readonly Planned[]) {
  const counts = { created: 0, changed: 0, unchanged: 0, rejected: 0 }
  for (const { outcome } of rows) counts[outcome] += 1
  return counts
}

function toldRow(ctx: Context, row: Planned) {
  const { referenceNumber, title, outcome, changes } = row
  const changed = changes.map(({ field, old, new: there }) =>
    ctx.t('erp_change', {
      label: ctx.t(`objects_field_${field}`),
      old: valueTold(ctx, field, old),
      new: valueTold(ctx, field, there),
    }),
  )
  return {
    reference: referenceNumber,
    title,
    outcome: outcome === 'unchanged' ? ('changed' as const) : outcome,
    details: outcome === 'created' ? [] : outcome === 'rejected' ? reasonsOf(ctx, row) : changed,
  }
}
