// Undo of a whole import: objects that other data refers to or that were changed since are kept and listed with the
// reason.

import { and, asc, eq, inArray, sql } from 'drizzle-orm'
import { tellExtensions } from '#platform/server/extension-point.ts'
import { beforeObjectLock } from '../details/extension-points.ts'
import { changeBuildingsData, removeEmptyBuildings } from '#areas/buildings/server/public.ts'
import type { Context } from '#platform/server/context.ts'
import { notFound, AppError } from '#platform/server/app-error.ts'
import { objectData, type ObjectData } from '../../contract/edit.ts'
import { problemsOf } from '../../rules/object-problems.ts'
import { changesBetween, dataOf, fieldsOf } from '../details/edit.ts'
import { ownerIdsFor } from '../details/object-owner.ts'
import { ownedObject, rappen, subjectOf, type OwnedObject } from '../details/object-row.ts'
import { priceJudge } from '../details/price-rules.ts'
import { propertyObject } from '../tables.ts'
import { lockImport, writeObjects } from './apply.ts'
import { hangingOn } from './hanging.ts'
import { withOwnersNow } from './owners-now.ts'
import { housesBack } from './undo-houses.ts'
import { told } from './past.ts'
import { thisImport } from './source.ts'
import { objectImport, objectImportRow, type KeptObject } from './tables.ts'
import { handler } from '#platform/server/http/handler.ts'
import * as contract from '../../contract/bulk-import.ts'

/** Condition on `building b`. */
const isWithoutObjects = sql`not exists (select from property_object o where o.workspace_id = b.workspace_id and o.building_id = b.id)`

export const undoImport = handler(contract.undoImport, { permission: 'object_write' }, async (ctx, { params }) => {
  const source = await lockImport(ctx, params.id)
  if (source.state !== 'done') throw new AppError(`objects_import_${source.state}_not_undone`)
  const cause = ctx.t('objects_import_undo_cause', { file: source.fileName })
  const noted = await withOwnersNow(ctx, await notedRows(ctx, source.id))
  // Lock order: applications first, as for every change that affects points; then buildings, then their objects.
  await tellExtensions(beforeObjectLock, ctx, ...noted.map(({ objectId }) => objectId))
  const houses = await housesBack(ctx, source)
  const objects = await heldObjects(ctx, noted)
  const created = noted.filter(({ deed: action }) => action === 'created')
  const reasons = await hangingOn(
    ctx,
    created.map(({ objectId }) => objectId),
  )

  const judgePrice = await priceJudge(ctx, [...objects.keys()])

  const kept: KeptObject[] = []
  const gone: OwnedObject[] = []
  const back: { row: OwnedObject; data: ObjectData }[] = []
  for (const note of noted) {
    const row = objects.get(note.objectId)
    if (!row) continue
    const keep = (key: string, values = {}) => kept.push({ ...named(row), reason: ctx.t(key, values) })
    if (note.deed === 'created') {
      const reason = reasons.get(row.id) ?? obstacleOf(row, note.after)
      if (reason) keep(reason)
      else gone.push(row)
      continue
    }
    const { data, isWhole } = restored(row, note.before ?? {}, note.after)
    const objection = judgePrice(row, rappen(data.sellingPrice))
    if (objection) keep(objection.key, objection.values)
    else if (!objectData.safeParse(data).success || problemsOf(row.kind, data).length > 0)
      keep('objects_import_kept_no_fit')
    else {
      const returns = changesBetween(dataOf(row), data).length > 0
      if (!isWhole) keep(returns ? 'objects_import_kept_changed' : 'objects_import_kept_edited')
      if (returns) back.push({ row, data })
    }
  }
  await restore(ctx, back, cause)
  await remove(ctx, gone, cause)
  const housesRestored = await changeBuildingsData(ctx, houses.back, cause)
  for (const { id, title } of houses.edited) {
    kept.push({ id, title, referenceNumber: '', isBuilding: true, reason: ctx.t('objects_import_kept_changed') })
  }
  await removeEmptyBuildings(ctx, source.buildingIds, { isEmpty: isWithoutObjects, cause })
  const [undone] = await ctx.db
    .update(objectImport)
    .set({ state: 'undone', undoneAt: ctx.now, kept })
    .where(and(thisImport(ctx, source.id), eq(objectImport.state, 'done')))
    .returning()
  if (!undone) throw notFound('objects_import_not_found')
  const counts = { deleted: gone.length, restored: back.length + housesRestored.length, kept: kept.length }
  ctx.record({
    event: 'objects.import_undone',
    subject: { kind: 'object_import', id: undone.id, title: undone.fileName },
    changes: Object.entries(counts).map(([field, count]) => ({ field, old: null, new: count })),
  })
  const title = ctx.t('objects_import_is_undone', counts)
  return { import: told(undone), ...counts, notify: [{ type: kept.length > 0 ? 'warning' : 'success', title }] }
})

const named = ({ id, title, referenceNumber }: OwnedObject) => ({ id, title, referenceNumber })

const notedRows = (ctx: Context, importId: string) =>
  ctx.db
    .select()
    .from(objectImportRow)
    .where(and(eq(objectImportRow.workspaceId, ctx.workspace.id), eq(objectImportRow.importId, importId)))
    .orderBy(asc(objectImportRow.objectId))

async function heldObjects(
  ctx: Context,
  noted: readonly (typeof objectImportRow.$inferSelect)[],
): Promise<Map<string, OwnedObject>> {
  const ids = noted.map(({ objectId }) => objectId)
  const rows = await ctx.db
    .select(ownedObject)
    .from(propertyObject)
    .where(and(eq(propertyObject.workspaceId, ctx.workspace.id), inArray(propertyObject.id, ids)))
    .orderBy(asc(propertyObject.id))
    .for('update')
  return new Map(rows.map((row) => [row.id, row]))
}

/**
 * Object states that allow deletion; any other state was caused by a later action. Publishing or hiding the object
 * does not prevent deletion.
 */
const free = new Set(['draft', 'available', 'inactive'])

function obstacleOf(row: OwnedObject, after: Partial<ObjectData>): string | null {
  if (!free.has(row.progressState)) return `objects_reason_${row.progressState}`
  return JSON.stringify(sorted(dataOf(row))) === JSON.stringify(sorted(after)) ? null : 'objects_import_kept_edited'
}

const sorted = (data: object) => Object.entries(data).toSorted(([one], [other]) => (one < other ? -1 : 1))

/** Old values of fields that still have the imported value. */
function restored(row: OwnedObject, before: Partial<ObjectData>, after: Partial<ObjectData>) {
  const now = dataOf(row)
  const standing = new Set(Object.keys(now).filter((field) => sameIn(field, now, after)))
  const old = Object.entries(before).filter(([field]) => standing.has(field))
  return { data: { ...now, ...Object.fromEntries(old) }, isWhole: old.length === Object.keys(before).length }
}

const sameIn = (field: string, now: object, after: object): boolean => {
  const value = (data: object) => JSON.stringify(new Map(Object.entries(data)).get(field))
  return field in after && value(now) === value(after)
}

async function restore(ctx: Context, back: readonly { row: OwnedObject; data: ObjectData }[], cause: string) {
  const ownerIdOf = await ownerIdsFor(
    ctx,
    back.map(({ data }) => data),
  )
  const written = back.map(({ row, data }) => {
    const { workspaceId, id, buildingId, kind, createdAt } = row
    return {
      values: { workspaceId, id, buildingId, kind, createdAt, updatedAt: ctx.now, ...fieldsOf(data, ownerIdOf(data)) },
    }
  })
  await writeObjects(ctx, written)
  for (const { row, data } of back) {
    const changes = changesBetween(dataOf(row), data)
    ctx.record({ event: 'object.changed', subject: subjectOf({ ...row, title: data.title }), changes, cause })
  }
}

async function remove(ctx: Context, gone: readonly OwnedObject[], cause: string): Promise<void> {
  const ids = gone.map(({ id }) => id)
  await ctx.db.execute(
    sql`delete from property_object where workspace_id = ${ctx.workspace.id} and id = any(${sql.param(ids)}::uuid[])`,
  )
  for (const row of gone) {
    const changes = [{ field: 'reference_number', old: row.referenceNumber, new: null }]
    ctx.record({ event: 'object.deleted', subject: subjectOf(row), changes, cause })
  }
}
