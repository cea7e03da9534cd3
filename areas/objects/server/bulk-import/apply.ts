// Writes the checked import in one transaction and in batches; each object gets a new version and an audit entry, as
// if edited by hand.

import { getTableColumns, sql } from 'drizzle-orm'
import { tellExtensions } from '#platform/server/extension-point.ts'
import { beforeObjectLock } from '../details/extension-points.ts'
import { addBuilding, changeBuildingsData, lockBuildings } from '#areas/buildings/server/public.ts'
import type { Context } from '#platform/server/context.ts'
import { newId } from '#platform/server/ids.ts'
import { notFound, AppError } from '#platform/server/app-error.ts'
import type { ObjectData } from '../../contract/edit.ts'
import type { ObjectState } from '#areas/buildings/rules/object-state.ts'
import { changesTerms, dataOf, fieldsOf, refreshSearchText } from '../details/edit.ts'
import { ownerIdsFor } from '../details/object-owner.ts'
import { subjectOf } from '../details/object-row.ts'
import { propertyObject } from '../tables.ts'
import { assertPrepared, reasonsOf } from './check.ts'
import type { House } from './house-cells.ts'
import { changedHouses, newHouses } from './planned-houses.ts'
import { told } from './past.ts'
import { countsOf, planOf, readTable } from './plan.ts'
import { rememberMeanings } from './remembered.ts'
import type { PlannedRow } from './row-plan.ts'
import { findImport, thisImport } from './source.ts'
import { objectImport, objectImportBuilding, objectImportRow } from './tables.ts'
import { handler } from '#platform/server/http/handler.ts'
import * as contract from '../../contract/bulk-import.ts'

export const applyImport = handler(
  contract.applyImport,
  { permission: 'object_write' },
  async (ctx, { params, body }) => {
    const { seen, ...reading } = body
    const source = await lockImport(ctx, params.id)
    assertPrepared(source)
    const table = await readTable(ctx, source.id, reading)
    const first = await planOf(ctx, table, { reading, held: false })
    await lockWishes(ctx, first)
    const locked = changedHouses(first).map(({ id }) => id)
    await lockBuildings(ctx, locked)
    const rows = await planOf(ctx, table, { reading, held: true })
    const counts = countsOf(rows)
    // The objects are locked by now, so that no further building may be locked.
    const isSamePlan =
      JSON.stringify(counts) === JSON.stringify(seen) && changedHouses(rows).every(({ id }) => locked.includes(id))
    if (!isSamePlan) throw new AppError('objects_import_moved_on')

    const cause = ctx.t('objects_import_cause', { file: source.fileName })
    await changeHouses(ctx, source.id, rows, cause)
    const { written, buildingIds } = await writeRows(ctx, rows, { cause })
    await noteRows(ctx, source.id, written)
    await rememberMeanings(ctx, table.headings, reading)
    const [done] = await ctx.db
      .update(objectImport)
      .set({
        ...counts,
        state: 'done',
        doneAt: ctx.now,
        createdBy: ctx.user.id,
        createdByName: `${ctx.user.firstName} ${ctx.user.lastName}`,
        place: { sheet: reading.sheet, headerRow: reading.headerRow },
        rejections: rows
          .filter(({ outcome }) => outcome === 'rejected')
          .map((row) => ({ row: row.number, reasons: reasonsOf(ctx, row) })),
        buildingIds,
      })
      .where(thisImport(ctx, source.id))
      .returning()
    if (!done) throw notFound('objects_import_not_found')
    ctx.record({
      event: 'objects.imported',
      subject: { kind: 'object_import', id: done.id, title: done.fileName },
      changes: Object.entries(counts).map(([field, count]) => ({ field, old: null, new: count })),
    })
    return { import: told(done), notify: [{ type: 'success', title: ctx.t('objects_import_is_done', counts) }] }
  },
)

interface Writing {
  cause: string
  /** Initial state of a new object; default: available. */
  stateOf?: (row: PlannedRow) => ObjectState
}

/** Writes buildings first, then objects, each with an audit entry. */
export async function writeRows(ctx: Context, rows: readonly PlannedRow[], { cause, stateOf }: Writing) {
  const ids = await createHouses(ctx, newHouses(rows))
  const changing = rows.filter(isWritten)
  const ownerIdOf = await ownerIdsFor(
    ctx,
    changing.map(({ data }) => data),
  )
  const written = changing.flatMap((row) => writtenFor(ctx, row, { ids, stateOf, ownerIdOf }))
  await writeObjects(ctx, written)
  for (const { values, planned } of written) {
    const event = planned.row ? 'object.changed' : 'object.created'
    ctx.record({ event, subject: subjectOf(values), changes: planned.changes, cause })
  }
  return { written, buildingIds: [...ids.values()] }
}

export async function lockImport(ctx: Context, id: string) {
  await ctx.db.select({ id: objectImport.id }).from(objectImport).where(thisImport(ctx, id)).for('update')
  return findImport(ctx, id)
}

export const lockWishes = (ctx: Context, rows: readonly PlannedRow[]) =>
  tellExtensions(
    beforeObjectLock,
    ctx,
    ...rows.flatMap(({ outcome, row, data }) =>
      outcome === 'changed' && row !== null && changesTerms(row, data) ? [row.id] : [],
    ),
  )

async function changeHouses(ctx: Context, importId: string, rows: readonly PlannedRow[], cause: string) {
  const wanted = changedHouses(rows).map(({ id, changes }) => ({
    id,
    data: Object.fromEntries(changes.map(({ field, new: value }) => [field, value])),
  }))
  const changed = await changeBuildingsData(ctx, wanted, cause)
  const notes = changed.map(({ id, before, after }) => {
    return { workspaceId: ctx.workspace.id, importId, buildingId: id, before, after }
  })
  if (notes.length > 0) await ctx.db.insert(objectImportBuilding).values(notes)
}

async function createHouses(ctx: Context, houses: readonly House[]): Promise<Map<House, string>> {
  const ids = new Map<House, string>()
  for (const house of houses) ids.set(house, await addBuilding(ctx, house.data))
  return ids
}

interface Written {
  planned: PlannedRow
  values: typeof propertyObject.$inferInsert
}

interface Placing {
  ids: ReadonlyMap<House, string>
  stateOf: Writing['stateOf'] | undefined
  ownerIdOf: (data: ObjectData) => string | null
}

/** A row that changes only the building leaves the object untouched. */
const isWritten = ({ outcome, changes }: PlannedRow): boolean => outcome === 'created' || changes.length > 0

function writtenFor(ctx: Context, planned: PlannedRow, { ids, stateOf, ownerIdOf }: Placing): Written[] {
  const { row, house, kind, data } = planned
  const buildingId = row?.buildingId ?? house?.id ?? (house && ids.get(house))
  if (!buildingId) return []
  const id = row?.id ?? newId()
  const own = { workspaceId: ctx.workspace.id, id, buildingId, kind, createdAt: ctx.now, updatedAt: ctx.now }
  const state = row || !stateOf ? {} : { progressState: stateOf(planned) }
  return [{ planned, values: { ...own, ...state, ...fieldsOf(data, ownerIdOf(data)) } }]
}

const rowsAtOnce = 200
const columns = getTableColumns(propertyObject)
type Column = keyof typeof columns

/** One upsert inserts new objects and updates existing ones, which must be locked. */
export async function writeObjects(ctx: Context, written: readonly { values: Written['values'] }[]): Promise<void> {
  for (let at = 0; at < written.length; at += rowsAtOnce) {
    const values = written.slice(at, at + rowsAtOnce).map((one) => one.values)
    const [first] = values
    if (!first) return
    const kept = new Set<string>(['workspaceId', 'id', 'buildingId', 'kind', 'progressState', 'createdAt'])
    const named = (Object.keys(first) as Column[]).filter((key) => !kept.has(key))
    const set = Object.fromEntries(named.map((key) => [key, sql`excluded.${sql.identifier(columns[key].name)}`]))
    await ctx.db
      .insert(propertyObject)
      .values(values)
      .onConflictDoUpdate({
        target: [propertyObject.workspaceId, propertyObject.id],
        set: { ...set, version: sql`${propertyObject.version} + 1` },
      })
  }
  await refreshSearchText(ctx, ...written.map(({ values }) => values.id))
}

async function noteRows(ctx: Context, importId: string, written: readonly Written[]): Promise<void> {
  const notes = written.map(({ planned: { row, data, changes }, values }) => {
    const fields = changes.map(({ field }) => field)
    const owners = { ownerBefore: row?.ownerId ?? null, ownerAfter: values.ownerId ?? null }
    const own = { workspaceId: ctx.workspace.id, importId, objectId: values.id, ...owners }
    return row
      ? { ...own, deed: 'changed' as const, before: picked(dataOf(row), fields), after: picked(data, fields) }
      : { ...own, deed: 'created' as const, before: null, after: data }
  })
  for (let at = 0; at < notes.length; at += rowsAtOnce * 5) {
    await ctx.db.insert(objectImportRow).values(notes.slice(at, at + rowsAtOnce * 5))
  }
}

const picked = (data: ObjectData, fields: readonly string[]): Partial<ObjectData> =>
  Object.fromEntries(Object.entries(data).filter(([field]) => fields.includes(field)))
