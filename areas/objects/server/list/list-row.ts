// Columns that the lists read of an object, each as SQL. `t` is the object, `b` its building.

import { getTableName } from 'drizzle-orm'
import { building } from '#areas/buildings/server/public.ts'
import { ownerNameSql } from '#areas/owners/server/public.ts'
import type { FoundRow } from '#platform/server/table/declaration.ts'
import { tiesSql } from '../details/ties.ts'
import type { Ties } from '../../rules/object-can.ts'
import type { NextState, ObjectState } from '#areas/buildings/rules/object-state.ts'

const buildingTable = getTableName(building)

export interface FoundObject extends FoundRow {
  progressState: ObjectState
  lettingState: ObjectState
  nextState: NextState | null
  isPublished: boolean
  title: string
  referenceNumber: string
  buildingId: string
  building: string
  city: string
  owner: string | null
  rooms: number | null
  area: number | null
  floor: string | null
  objectType: string
  netRent: number | null
  ancillaryCost: number | null
  price: number | null
  deposit: number | null
  moveInDate: string | null
  isForSale: boolean
  pictures: number
  /** The project's minimum number of images for a published object. */
  leastPictures: number
  /** Title of the advertisement. */
  heading: string
  textLength: number
  isHeld: boolean
  keptBecause: Ties['keptBecause']
}

export const objectJoin = `join ${buildingTable} b on b.workspace_id = t.workspace_id and b.id = t.building_id`

/** SQL of the rule in `rules/for-sale.ts`, for a row of this name. */
export const isForSaleSql = (row: string): string => `${row}.gross_rent is null and ${row}.selling_price is not null`

const pictures = `(select count(*) from stored_file f
  where f.workspace_id = t.workspace_id and f.owner_kind = 'object' and f.owner_id = t.id and f.category = 'image')`

const leastPictures = `coalesce((select (s.value ->> 'leastPictures')::int from project_setting s
  where s.workspace_id = t.workspace_id and s.key = 'public-list'), 0)`

export const objectFields = (): Record<keyof FoundObject, string> => ({
  id: 't.id',
  progressState: 't.progress_state',
  lettingState: 't.letting_state',
  nextState: 't.next_state',
  isPublished: 't.is_published',
  title: 't.title',
  referenceNumber: 't.reference_number',
  buildingId: 't.building_id',
  building: 'b.title',
  city: `b.postal_code || ' ' || b.city`,
  owner: ownerNameSql('t'),
  rooms: 't.rooms',
  area: 't.area',
  floor: 't.floor',
  objectType: 't.object_type',
  netRent: 't.net_rent',
  ancillaryCost: 't.ancillary_cost',
  price: 'coalesce(t.gross_rent, t.selling_price)',
  deposit: 't.deposit',
  moveInDate: 't.move_in_date',
  isForSale: isForSaleSql('t'),
  pictures,
  leastPictures,
  heading: 'coalesce(t.tender_title, t.title)',
  textLength: "length(coalesce(t.tender_notice, ''))",
  ...tiesSql(),
})
