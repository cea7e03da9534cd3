// Fields that the list of fees reads of an object and its current fee.

import { getTableName } from 'drizzle-orm'
import { assignment } from '#areas/applications/server/public.ts'
import { building } from '#areas/buildings/server/public.ts'
import { isForSaleSql, objectSale } from '#areas/objects/server/public.ts'
import type { ExpectedState } from '#areas/payments/rules/payment-states.ts'
import type { FoundRow } from '#platform/server/table/declaration.ts'
import { feeBaseOf, type Base, type FeeBase } from '../../rules/fee.ts'
import { paymentState } from './expected-payment.ts'

const [buildingTable, saleTable, assignmentTable] = [
  getTableName(building),
  getTableName(objectSale),
  getTableName(assignment),
]

export interface FoundFee extends FoundRow {
  title: string
  referenceNumber: string
  building: string
  isForSale: boolean
  netRent: number | null
  sellingPrice: number | null
  soldFor: number | null
  buyer: string | null
  tenants: string | null
  feeId: string | null
  percent: number | null
  accountingDate: string | null
  baseKind: FeeBase | null
  base: number | null
  amount: number | null
  vat: number | null
  gross: number | null
  note: string | null
  clearedAt: Date | null
  invoiceId: string | null
  invoiceNumber: number | null
  invoiceFileId: string | null
  /** The invoice's own. */
  paymentState: ExpectedState | null
}

/** SQL of a column of the sale that was not taken back. */
const ofSale = (column: string) => `(select s.${column} from ${saleTable} s where s.workspace_id = t.workspace_id
  and s.object_id = t.id and s.taken_back_at is null order by s.noted_at desc limit 1)`

export const feeFields: Record<keyof FoundFee, string> = {
  id: 't.id',
  title: 't.title',
  referenceNumber: 't.reference_number',
  building: 'b.title',
  isForSale: isForSaleSql('t'),
  netRent: 't.net_rent',
  sellingPrice: 't.selling_price',
  soldFor: ofSale('price'),
  buyer: ofSale('buyer'),
  tenants: `(select a.tenant_names from ${assignmentTable} a where a.workspace_id = t.workspace_id
    and a.object_id = t.id and a.state = 'released' order by a.released_at desc limit 1)`,
  feeId: 'f.id',
  percent: 'f.percent',
  accountingDate: 'f.accounting_date',
  baseKind: 'f.base_kind',
  base: 'f.base',
  amount: 'f.amount',
  vat: 'f.vat',
  gross: 'f.gross',
  note: 'f.note',
  clearedAt: 'f.cleared_at',
  invoiceId: 'i.id',
  invoiceNumber: 'i.number',
  invoiceFileId: 'i.file_id',
  paymentState,
}

export const feeJoin = `join ${buildingTable} b on b.workspace_id = t.workspace_id and b.id = t.building_id
  left join budget_fee f on f.workspace_id = t.workspace_id and f.object_id = t.id and f.is_current
  left join budget_invoice i on i.workspace_id = t.workspace_id and i.id = f.invoice_id`

export const currentBase = (found: FoundFee): Base | null => feeBaseOf(found)

export const standingOf = (found: FoundFee) => ({
  hasBase: currentBase(found) !== null,
  isCalculated: found.feeId !== null,
  hasDate: found.accountingDate !== null,
  isCleared: found.clearedAt !== null,
})
