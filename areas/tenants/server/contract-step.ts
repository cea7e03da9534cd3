// One step of a contract: the state is written, the object follows, the history says so.

import { objectStateUnder } from '#areas/applications/rules/assignment-can.ts'
import type { ContractState } from '#areas/applications/rules/application-state.ts'
import {
  changeAssignment,
  holdWithApplication,
  moveLetObjects,
  subjectOf,
  type AssignmentRow,
} from '#areas/applications/server/public.ts'
import type { ObjectState } from '#areas/objects/rules/object-state.ts'
import type { AnswerOf } from '#platform/contract/endpoint.ts'
import type { Context } from '#platform/server/context.ts'
import type { changeContractState } from '../contract/tenant.ts'

export type Moved = AnswerOf<typeof changeContractState>
export type Held = Awaited<ReturnType<typeof holdWithApplication>>

type Fields = Partial<
  Pick<
    AssignmentRow,
    'contractStart' | 'contractNumber' | 'quitOn' | 'quitReason' | 'quitBy' | 'noticeOn' | 'handoverOn' | 'endedAt'
  >
>

interface Step {
  to: ContractState
  fields: Fields
  event: string
  cause?: string | undefined
}

export async function takeStep(ctx: Context, held: Held, { to, fields, event, cause }: Step): Promise<Moved> {
  const { application, row } = held
  const { object } = await moveLetObjects(ctx, row, {
    from: [objectStateOf(row)],
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

/** Where the tenancy has left what it lets; a household that is gone has left it free. */
function objectStateOf({ contractState, endedAt }: AssignmentRow): ObjectState {
  if (contractState === null || endedAt !== null) return 'available'
  return objectStateUnder(contractState)
}
