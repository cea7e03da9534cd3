// What the rental agreement will name, and what is still missing for it.

import { and, asc, eq } from 'drizzle-orm'
import { findObject, francs, optionWord } from '#areas/applications/server/public.ts'
import { adult } from '#areas/applications/server/tables.ts'
import type { AnswerOf } from '#platform/contract/endpoint.ts'
import type { StaffContext } from '#platform/server/context.ts'
import type { Received } from '#platform/server/http/received.ts'
import type { getContractInfo } from '../contract/tenant.ts'
import { depositMonthsOf, highestDepositMonths, missingFor } from '../rules/contract-papers.ts'
import { findTenancy } from './tenant.ts'

export async function readContractInfo(
  ctx: StaffContext,
  { params }: Received<typeof getContractInfo>,
): Promise<AnswerOf<typeof getContractInfo>> {
  const row = await findTenancy(ctx, params.id)
  const { object } = await findObject(ctx, row.objectId)
  const parties = await partiesOf(ctx, row.applicationId)
  const { contractStart, contractNumber } = row
  const { grossRent, deposit } = object
  return {
    parties,
    netRent: francs(object.netRent),
    ancillaryCost: francs(object.ancillaryCost),
    grossRent: francs(grossRent),
    deposit: francs(deposit),
    depositMonths: depositMonthsOf({ deposit, grossRent }),
    contractStart,
    contractNumber,
    missing: missingFor({ contractStart, grossRent, deposit, parties }).map((key) => ({
      key,
      text: ctx.t(`tenants_missing_${key}`, { months: highestDepositMonths }),
    })),
  }
}

async function partiesOf(ctx: StaffContext, applicationId: string) {
  const rows = await ctx.db
    .select()
    .from(adult)
    .where(and(eq(adult.workspaceId, ctx.workspace.id), eq(adult.applicationId, applicationId)))
    .orderBy(asc(adult.position), asc(adult.id))
  return rows.map((one) => ({
    name: `${one.firstName} ${one.lastName}`,
    dateOfBirth: one.dateOfBirth,
    role: one.tenantType && optionWord(ctx, 'tenant_type', one.tenantType),
  }))
}
