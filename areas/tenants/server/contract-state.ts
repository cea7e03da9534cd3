// Manual contract steps: sent, signed, withdrawn, and reset.

import { and, asc, eq, sql } from 'drizzle-orm'
import { assignmentCan } from '#areas/applications/rules/offers/assignment-can.ts'
import {
  findObject,
  fixRentsTogether,
  lockWithApplication,
  assertContractStart,
  assertVersion,
  lettingOf,
  type AssignmentRow,
  adult,
} from '#areas/applications/server/public.ts'
import { assertAllowed } from '#platform/server/permit.ts'
import type { ContractState } from '#areas/applications/rules/application-state.ts'
import { partiesOf } from '../rules/parties.ts'
import { rentalContract } from './tables.ts'
import type { Context } from '#platform/server/context.ts'
import type { Input } from '#platform/server/http/input.ts'
import { fieldRefusal } from '#platform/server/app-error.ts'
import { takeStep, type Moved } from './contract-step.ts'
import { handler } from '#platform/server/http/handler.ts'
import * as contract from '../contract/tenant.ts'

export async function moveContract(
  ctx: Context,
  { params, body }: Input<typeof contract.changeContractState>,
): Promise<Moved> {
  const held = await lockWithApplication(ctx, params.id)
  assertAllowed(assignmentCan.moveTo(held.row, body.contractState))
  assertVersion(held.row, body.version)
  const contractStart = body.contractStart ?? held.row.contractStart
  if (body.contractState === 'with_contract' && !contractStart) {
    throw fieldRefusal('contractStart', 'general_field_is_required')
  }
  if (contractStart && body.contractState !== 'without_contract') {
    await assertContractStart(ctx, contractStart, { ...(await lettingOf(ctx, held.row)), field: 'contractStart' })
  }
  if (body.contractState !== 'without_contract') {
    await fixAgreement(ctx, held.row, body.contractState)
    await fixRentsTogether(ctx, held.row.id)
  }
  return takeStep(ctx, held, {
    to: body.contractState,
    fields: { contractStart, contractNumber: body.contractNumber || held.row.contractNumber },
    event: `contract.${body.contractState}`,
    changes:
      contractStart === held.row.contractStart
        ? []
        : [{ field: 'contract_start', old: held.row.contractStart, new: contractStart }],
    // Marks the contract as sent by other means; sends no mail.
    ...(body.contractState === 'contract_sent' && { said: 'tenants_marked_sent' }),
  })
}

export const changeContractState = handler(contract.changeContractState, { permission: 'tenants_write' }, moveContract)

export const changeAssignmentContractState = handler(
  contract.changeAssignmentContractState,
  { permission: 'tenants_write' },
  moveContract,
)

/**
 * An agreement made elsewhere fixes the rents as well: the next household's form names them as the rent before. And it names
 * the people as they are written on the day it goes out.
 */
async function fixAgreement(
  ctx: Context,
  { id, objectId, applicationId }: AssignmentRow,
  to: ContractState,
): Promise<void> {
  const { object } = await findObject(ctx, objectId)
  const { netRent, ancillaryCost, deposit } = object
  const people = await ctx.db
    .select()
    .from(adult)
    .where(and(eq(adult.workspaceId, ctx.workspace.id), eq(adult.applicationId, applicationId)))
    .orderBy(asc(adult.position), asc(adult.id))
  const parties = partiesOf(people)
  await ctx.db
    .insert(rentalContract)
    .values({ workspaceId: ctx.workspace.id, assignmentId: id, netRent, ancillaryCost, deposit, parties })
    .onConflictDoUpdate({
      target: [rentalContract.workspaceId, rentalContract.assignmentId],
      set: {
        netRent: sql`coalesce(rental_contract.net_rent, excluded.net_rent)`,
        ancillaryCost: sql`coalesce(rental_contract.ancillary_cost, excluded.ancillary_cost)`,
        deposit: sql`coalesce(rental_contract.deposit, excluded.deposit)`,
        ...(to === 'contract_sent' && { parties }),
      },
    })
}

export const resetTenant = handler(
  contract.resetTenant,
  { permission: 'tenants_write' },
  async (ctx, { params, body }) => {
    const held = await lockWithApplication(ctx, params.id)
    assertAllowed(assignmentCan.beReset(held.row))
    assertVersion(held.row, body.version)
    return takeStep(ctx, held, {
      to: 'without_contract',
      fields: { quitOn: null, quitReason: null, quitBy: null, noticeOn: null, handoverOn: null, endedAt: null },
      event: 'contract.reset',
      cause: body.note,
    })
  },
)
