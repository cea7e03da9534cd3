// Changes an object's facts and costs. The gross rent cannot be edited: it is net rent plus ancillary costs.

import { sql } from 'drizzle-orm'
import { building } from '#areas/buildings/server/public.ts'
import { swissDate } from '#platform/rules/calendar-day.ts'
import { tellExtensions } from '#platform/server/extension-point.ts'
import { beforeObjectLock } from './extension-points.ts'
import type { Change } from '#platform/server/audit/record.ts'
import type { Context } from '#platform/server/context.ts'
import { fieldRefusal, staleVersion } from '#platform/server/app-error.ts'
import type { ObjectData } from '../../contract/edit.ts'
import { stateTextOf } from '#areas/buildings/rules/object-state.ts'
import { areaOfPlan, floorPlan } from '../../rules/floor-plan/floor-plan.ts'
import { ofItsKind } from '../../rules/fields-of-kind.ts'
import { isForSale } from '../../rules/for-sale.ts'
import { sectionsOf } from '../../rules/object-sections.ts'
import { features, orientations } from '../../rules/object-types.ts'
import { checkData } from './check-data.ts'
import { factsIn, factsKept, withoutFacts } from './facts.ts'
import { assertNumberFree } from './number.ts'
import { ownerIdFor, withOwnerAsStored } from './object-owner.ts'
import {
  changeObject,
  findObject,
  francs,
  lockObject,
  rappen,
  subjectOf,
  type ObjectRow,
  type OwnedObject,
} from './object-row.ts'
import { assertPriceAllowed } from './price-rules.ts'
import { handler } from '#platform/server/http/handler.ts'
import * as contract from '../../contract/edit.ts'

export const getObjectEdit = handler(contract.getObjectEdit, { permission: 'object_read' }, async (ctx, { params }) => {
  const { object } = await findObject(ctx, params.id)
  const plan = floorPlan.safeParse(object.floorPlan).data
  return {
    id: object.id,
    version: object.version,
    kind: object.kind,
    progress_state: object.progressState,
    stateTitle: ctx.t(stateTextOf(object)),
    isForSale: isForSale(object),
    areaOfPlan: plan ? areaOfPlan(plan) : null,
    data: dataOf(object),
    canEdit: ctx.can('object_write'),
  }
})

export const getGroupedObjectEdit = handler(
  contract.getGroupedObjectEdit,
  { permission: 'object_read' },
  async (ctx, received) => {
    const edited = await getObjectEdit.run(ctx, received)
    const groups = sectionsOf(edited).map((section) => ({
      ...section,
      displayName: ctx.t(`objects_section_${section.key}`),
    }))
    return { ...edited, groups }
  },
)

export const saveObjectEdit = handler(
  contract.saveObjectEdit,
  { permission: 'object_write' },
  async (ctx, { params, body }) => {
    const { version: seen, ...asked } = body
    const { object: found } = await findObject(ctx, params.id)
    const wanted = await withOwnerAsStored(ctx, ofItsKind(found.kind, asked, dataOf(found)))
    // Rent and occupancy limits affect the points of the applications that wish for the object (migration 0180), so
    // these are locked first.
    if (changesTerms(found, wanted)) await tellExtensions(beforeObjectLock, ctx, params.id)
    const row = await lockObject(ctx, params.id)
    const changes = changesBetween(dataOf(row), wanted)
    // Saving unchanged values is accepted with any version.
    if (changes.length === 0) return { version: row.version }
    if (row.version !== seen) throw staleVersion({ version: row.version, data: dataOf(row) })
    await check(ctx, row, wanted)
    const version = await changeObject(ctx, row, fieldsOf(wanted, await ownerIdFor(ctx, wanted)))
    await refreshSearchText(ctx, row.id)
    ctx.record({ event: 'object.changed', subject: subjectOf({ ...row, title: wanted.title }), changes })
    return { version, notify: [{ type: 'success', title: ctx.t('objects_saved', { object: wanted.title }) }] }
  },
)

/** General checks, then those that depend on this object. */
async function check(ctx: Context, row: ObjectRow, wanted: ObjectData): Promise<void> {
  checkData(row.kind, wanted)
  if (row.nextFrom !== null && wanted.move_in_date !== null && wanted.move_in_date < row.nextFrom) {
    throw fieldRefusal('move_in_date', 'objects_move_in_before_end', { date: swissDate(row.nextFrom) })
  }
  await assertPriceAllowed(ctx, row, wanted.sellingPrice)
  if (wanted.reference_number !== row.referenceNumber) await assertNumberFree(ctx, wanted.reference_number, row.id)
}

export function changesTerms(row: ObjectRow, wanted: ObjectData): boolean {
  const { grossRent, rooms, minOccupancy } = fieldsOf(wanted, row.ownerId)
  return grossRent !== row.grossRent || rooms !== row.rooms || minOccupancy !== row.minOccupancy
}

export const dataOf = (row: OwnedObject): ObjectData => ({
  title: row.title,
  reference_number: row.referenceNumber,
  objectType: row.objectType,
  rooms: row.rooms,
  area: row.area,
  floor: row.floor,
  floorNumber: row.floorNumber,
  orientation: orientations.find((one) => one === row.orientation) ?? null,
  balconyArea: row.balconyArea,
  features: features.filter((one) => row.features.includes(one)),
  netRent: francs(row.netRent),
  ancillaryCost: francs(row.ancillaryCost),
  deposit: francs(row.deposit),
  capitalShare: francs(row.capitalShare),
  sellingPrice: francs(row.sellingPrice),
  move_in_date: row.moveInDate,
  minOccupancy: row.minOccupancy,
  maxOccupancy: row.maxOccupancy,
  minAdults: row.minAdults,
  maxAdults: row.maxAdults,
  minChildren: row.minChildren,
  maxChildren: row.maxChildren,
  targetGroup: row.targetGroup,
  maxApplications: row.maxApplications,
  allowsDogs: row.allowsDogs,
  allowsCats: row.allowsCats,
  isSubsidized: row.isSubsidized,
  tenderTitle: row.tenderTitle,
  tenderNotice: row.tenderNotice,
  ewid: row.ewid,
  ...factsIn(row.facts),
  owner: row.ownerName,
})

/** Converts form data to columns. */
export function fieldsOf(data: ObjectData, ownerId: string | null) {
  const { reference_number, move_in_date, ...rest } = withoutFacts(data)
  return {
    ...rest,
    referenceNumber: reference_number,
    moveInDate: move_in_date,
    netRent: rappen(data.netRent),
    ancillaryCost: rappen(data.ancillaryCost),
    grossRent: data.netRent === null ? null : (rappen(data.netRent) ?? 0) + (rappen(data.ancillaryCost) ?? 0),
    deposit: rappen(data.deposit),
    capitalShare: rappen(data.capitalShare),
    sellingPrice: rappen(data.sellingPrice),
    facts: factsKept(data),
    ownerId,
  }
}

export function changesBetween(before: ObjectData, after: ObjectData): Change[] {
  const old = new Map<string, unknown>(Object.entries(before))
  return Object.entries(after)
    .filter(([field, value]) => JSON.stringify(old.get(field)) !== JSON.stringify(value))
    .map(([field, value]) => ({ field, old: old.get(field), new: value }))
}

/** Search text: number, title and address. */
export async function refreshSearchText(ctx: Context, ...ids: string[]): Promise<void> {
  await ctx.db.execute(sql`
    update property_object o set search_text = folded(concat_ws(' ', o.reference_number, o.title, b.street,
        b.house_number, b.postal_code, b.city, b.colony))
      from ${building} b
      where o.workspace_id = ${ctx.workspace.id} and o.id = any(${sql.param(ids)}::uuid[])
        and b.workspace_id = o.workspace_id and b.id = o.building_id`)
}
