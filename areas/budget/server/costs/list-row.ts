// Fields that the cost plan reads of a cost.

import { getTableName } from 'drizzle-orm'
import { propertyObject } from '#areas/objects/server/public.ts'
import type { FoundRow } from '#platform/server/table/declaration.ts'
import type { CostState } from '../../rules/cost-state.ts'
import type { VatKind } from '../../rules/vat.ts'

const propertyObjectTable = getTableName(propertyObject)

export interface FoundCost extends FoundRow {
  number: number
  title: string
  supplier: string
  platform: string
  categoryId: string
  category: string
  objectId: string | null
  object: string | null
  date: string
  plannedGross: number
  actualGross: number | null
  gross: number
  vatKind: VatKind
  vatRate: number
  state: CostState
  submittedBy: string | null
  isLast: boolean
  paidOn: string | null
  reference: string
  note: string
  receipts: number
}

export const costFields: Record<keyof FoundCost, string> = {
  id: 't.id',
  number: 't.number',
  title: 't.title',
  supplier: 't.supplier',
  platform: 't.platform',
  categoryId: 't.category_id',
  category: 'c.name',
  objectId: 't.object_id',
  object: 'o.title',
  date: 't.cost_date',
  plannedGross: 't.planned_gross',
  actualGross: 't.actual_gross',
  gross: 't.gross',
  vatKind: 't.vat_kind',
  vatRate: 't.vat_rate',
  state: 't.state',
  submittedBy: 't.submitted_by',
  isLast: `not exists (select from budget_cost x where x.workspace_id = t.workspace_id
    and x.category_id = t.category_id and x.id <> t.id)`,
  paidOn: 't.paid_on',
  reference: 't.reference',
  note: 't.note',
  receipts: `(select count(*)::int from stored_file f
    where f.workspace_id = t.workspace_id and f.owner_kind = 'budget_cost' and f.owner_id = t.id)`,
}

export const costJoin = `join budget_category c on c.workspace_id = t.workspace_id and c.id = t.category_id
  left join ${propertyObjectTable} o on o.workspace_id = t.workspace_id and o.id = t.object_id`
