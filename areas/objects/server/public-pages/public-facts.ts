// Builds all known public facts of an object, in groups; unknown facts are left out.

import { isSelling } from '#platform/rules/project-type.ts'
import type { Context } from '#platform/server/context.ts'
import type { PublicFactGroup } from '../../contract/public.ts'
import { coreField, type CoreKey } from '../../rules/core-fields.ts'
import { isForSale } from '../../rules/for-sale.ts'
import { facts, type FactKey } from '../../rules/object-facts.ts'
import { isCore, type ObjectField } from '../../rules/object-sections.ts'
import { bounds, isMoney, isOfLease, toldSections } from '../../rules/public-pages/public-facts.ts'
import { factsIn } from '../details/facts.ts'
import { francs, type BuildingRow, type HousedObject, type ObjectRow } from '../details/object-row.ts'

type Item = PublicFactGroup['items'][number]

/** `saysPrice`: true if prices are public. */
export function publicFactGroups(ctx: Context, { object, house }: HousedObject, saysPrice: boolean): PublicFactGroup[] {
  const known = factsIn(object.facts)
  const isSold = isSelling(ctx.workspace.projectType) || isForSale(object)
  const itemFor = (field: ObjectField): Item[] => {
    if (isSold && isOfLease(field)) return []
    if (isMoney(field) && !saysPrice) return []
    const value = isCore(field) ? coreValue(object, field) : known[field]
    // Most objects are not subsidised, which nobody looks for.
    if (field === 'isSubsidized' && value === false) return []
    const told = toldAs(ctx, field, value)
    return told ? [{ key: field, label: ctx.t(`objects_field_${field}`), ...told }] : []
  }
  const groups = toldSections.map(({ key, fields }) => ({
    key,
    title: ctx.t(`objects_public_section_${key}`),
    items: [...fields.flatMap(itemFor), ...(key === 'households' && !isSold ? boundsOf(ctx, object) : [])],
  }))
  const building = { key: 'building', title: ctx.t('objects_public_section_building'), items: houseItems(ctx, house) }
  return [...groups, building].filter(({ items }) => items.length > 0)
}

/** Value of a column that is shown; money in francs. */
function coreValue(object: ObjectRow, field: CoreKey): unknown {
  if (field === 'reference_number') return object.referenceNumber
  if (field === 'move_in_date') return object.moveInDate
  const value = object[field]
  return coreField(field).kind === 'money' && typeof value === 'number' ? francs(value) : value
}

type Told = Pick<Item, 'as' | 'value'>

function toldAs(ctx: Context, field: ObjectField, value: unknown): Told | null {
  if (value === null || value === undefined || value === '') return null
  const kind = isCore(field) ? coreField(field).kind : facts[field].kind
  if (typeof value === 'boolean') return words(ctx.t(value ? 'general_yes' : 'general_no'))
  if (typeof value === 'number') {
    return { as: kind === 'money' || kind === 'area' ? kind : 'number', value }
  }
  if (typeof value !== 'string') return null
  switch (kind) {
    case 'type':
      return words(ctx.t(`objects_type_${value}`))
    case 'orientation':
      return words(ctx.t(`objects_orientation_${value}`))
    case 'choice':
      return words(ctx.t(`objects_choice_${field satisfies CoreKey | FactKey}_${value}`))
    case 'day':
      return { as: 'day', value }
    case 'link':
      return { as: /^https?:\/\//.test(value) ? 'link' : 'words', value }
    default:
      return words(value)
  }
}

const words = (value: string): Told => ({ as: 'words', value })

const boundsOf = (ctx: Context, object: ObjectRow): Item[] =>
  Object.entries(bounds).flatMap(([key, [least, most]]) => {
    const [min, max] = [object[least], object[most]]
    if (min === null && max === null) return []
    return [{ key, label: ctx.t(`objects_${key}`), ...words(rangeWords(ctx, min, max)) }]
  })

function rangeWords(ctx: Context, min: number | null, max: number | null): string {
  if (min === max) return String(min)
  if (min === null) return ctx.t('objects_public_at_most', { count: max ?? 0 })
  return max === null ? ctx.t('objects_public_at_least', { count: min }) : `${min}–${max}`
}

function houseItems(ctx: Context, { constructionYear, hasLift, colony }: BuildingRow): Item[] {
  const lift = hasLift === null ? null : ctx.t(hasLift ? 'general_yes' : 'general_no')
  const told = [
    { key: 'constructionYear', label: 'objects_construction_year', value: constructionYear },
    { key: 'lift', label: 'objects_feature_lift', value: lift },
    { key: 'colony', label: 'buildings_field_colony', value: colony },
  ]
  return told.flatMap(({ key, label, value }) => (value ? [{ key, label: ctx.t(label), ...words(String(value)) }] : []))
}
