// Columns of the list of projects as SQL. `t` is the project.

import { ownerNameSql } from '#areas/owners/server/public.ts'
import type { FoundRow } from '#platform/server/table/declaration.ts'
import type { PropertyUse, TransactionType } from '../rules/project-choices.ts'
import type { ProjectState } from '../rules/project-state.ts'
import { reasonToKeepSql } from './removal.ts'

export interface FoundProject extends FoundRow {
  title: string
  referenceNumber: string
  state: ProjectState
  city: string
  canton: string | null
  transactionType: TransactionType
  propertyUses: PropertyUse[]
  price: number | null
  /** A share. */
  grossYield: number | null
  nboDue: string | null
  boDue: string | null
  signingOn: string | null
  closingOn: string | null
  owner: string | null
  publishedAt: Date | null
  updatedAt: Date
  /** A text key. */
  reasonToKeep: string | null
}

/** Target rent divided by price, as in `rules/key-figures.ts`. */
export const grossYieldSql = 't.target_rent::float8 / t.price'

/** Reads an extension point, so the areas must be registered. */
export const projectFields = (): Record<keyof FoundProject, string> => ({
  id: 't.id',
  title: 't.title',
  referenceNumber: 't.reference_number',
  state: 't.state',
  city: 't.city',
  canton: 't.canton',
  transactionType: 't.transaction_type',
  propertyUses: 't.property_uses',
  price: 't.price',
  grossYield: grossYieldSql,
  nboDue: 't.nbo_due',
  boDue: 't.bo_due',
  signingOn: 't.signing_on',
  closingOn: 't.closing_on',
  owner: ownerNameSql('t'),
  publishedAt: 't.published_at',
  updatedAt: 't.updated_at',
  reasonToKeep: reasonToKeepSql(),
})
