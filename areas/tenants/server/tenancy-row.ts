// A tenancy in the database: an assignment that was released.

import { findAssignment, type AssignmentRow } from '#areas/applications/server/public.ts'
import type { ContractState } from '#areas/applications/rules/application-state.ts'
import type { Context } from '#platform/server/context.ts'
import { notFound } from '#platform/server/app-error.ts'

export type TenancyRow = AssignmentRow & { contractState: ContractState }

/** A tenancy begins with the release; before it, the assignment belongs to the application. */
export async function findTenancy(ctx: Context, id: string): Promise<TenancyRow> {
  const row = await findAssignment(ctx, id)
  const { contractState } = row
  if (contractState === null) throw notFound('tenants_not_found')
  return { ...row, contractState }
}
