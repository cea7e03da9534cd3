// The steps of a contract, by hand: sent, there, terminated, and back to the beginning. The object follows.

import { assignmentCan, objectStateUnder } from '#areas/applications/rules/assignment-can.ts'
import type { ContractState } from '#areas/applications/rules/application-state.ts'
import {
  changeAssignment,
  holdObject,
  holdWithApplication,
  insist,
  insistOnVersion,
  moveObject,
  subjectOf,
  type AssignmentRow,
} from '#areas/applications/server/public.ts'
import type { ObjectState } from '#areas/objects/rules/object-state.ts'
import type { AnswerOf } from '#platform/contract/endpoint.ts'
import type { StaffContext } from '#platform/server/context.ts'
import type { Received } from '#platform/server/http/received.ts'
import { fieldRefusal } from '#platform/server/refusal.ts'
import type { changeContractState, resetTenant, terminateTenancy } from '../contract/tenant.ts'

type Moved = AnswerOf<typeof changeContractState>

export async function moveContract(
  ctx: StaffContext,
  { params, body }: Received<typeof changeContractState>,
): Promise<Moved> {
  const held = await holdWithApplication(ctx, params.id)
  insist(assignmentCan.moveTo(held.row, body.contractState))
  insistOnVersion(held.row, body.version)
  const contractStart = body.contractStart ?? held.row.contractStart
  if (body.contractState === 'with_contract' && !contractStart) {
    throw fieldRefusal('contractStart', 'general_field_is_required')
  }
  return step(ctx, held, {
    to: body.contractState,
    fields: { contractStart, contractNumber: body.contractNumber || held.row.contractNumber },
    event: `contract.${body.contractState}`,
  })
}

export async function terminate(
  ctx: StaffContext,
  { params, body }: Received<typeof terminateTenancy>,
): Promise<Moved> {
  const held = await holdWithApplication(ctx, params.id)
  insist(assignmentCan.moveTo(held.row, 'quit'))
  insistOnVersion(held.row, body.version)
  const { contractStart } = held.row
  if (contractStart && body.quitOn < contractStart) throw fieldRefusal('quitOn', 'tenants_quit_before_start')
  return step(ctx, held, {
    to: 'quit',
    fields: { quitOn: body.quitOn, quitReason: body.reason },
    event: 'contract.quit',
    cause: body.reason,
  })
}

export async function resetToDefault(
  ctx: StaffContext,
  { params, body }: Received<typeof resetTenant>,
): Promise<Moved> {
  const held = await holdWithApplication(ctx, params.id)
  insist(assignmentCan.beReset(held.row))
  insistOnVersion(held.row, body.version)
  return step(ctx, held, {
    to: 'without_contract',
    fields: { quitOn: null, quitReason: null },
    event: 'contract.reset',
    cause: body.note,
  })
}

interface Step {
  to: ContractState
  fields: Partial<Pick<AssignmentRow, 'contractStart' | 'contractNumber' | 'quitOn' | 'quitReason'>>
  event: string
  cause?: string | undefined
}

/** Where the object may come from; after a termination it must still be nobody else's. */
const objectStatesBefore: Record<ContractState, ObjectState[]> = {
  without_contract: ['assigned', 'rented', 'available'],
  contract_sent: ['assigned'],
  with_contract: ['assigned'],
  quit: ['rented'],
}

async function step(
  ctx: StaffContext,
  { application, row }: Awaited<ReturnType<typeof holdWithApplication>>,
  { to, fields, event, cause }: Step,
): Promise<Moved> {
  const { object } = await holdObject(ctx, row.objectId)
  await moveObject(ctx, object, {
    from: objectStatesBefore[to],
    to: objectStateUnder(to),
    cause: `tenants_cause_${to}`,
  })
  const version = await changeAssignment(ctx, row, { ...fields, contractState: to })
  ctx.record({
    event,
    subject: subjectOf(application),
    changes: [{ field: 'contract_state', old: row.contractState, new: to }],
    ...(cause ? { cause } : {}),
  })
  const title = ctx.t(`tenants_moved_to_${to}`, { names: row.tenantNames, object: object.title })
  return { progress_state: to, version, notify: [{ type: 'success', title }] }
}
