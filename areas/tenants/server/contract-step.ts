// Takes one contract step: writes the state, updates the object and records it in the history.

import { objectStateUnder } from '#areas/applications/rules/offers/assignment-can.ts'
import type { ContractState } from '#areas/applications/rules/application-state.ts'
import {
  beginTogetherAnew,
  changeAssignment,
  giveNotice,
  lockLetObjects,
  lockWithApplication,
  moveLetObjects,
  moveNotice,
  subjectOf,
  takeNoticeBack,
  tellOfTenancy,
  type AssignmentRow,
  type HousedObject,
} from '#areas/applications/server/public.ts'
import type { ObjectState } from '#areas/buildings/rules/object-state.ts'
import type { ResponseOf } from '#platform/contract/endpoint.ts'
import type { Change } from '#platform/server/audit/record.ts'
import type { Context } from '#platform/server/context.ts'
import { AppError } from '#platform/server/app-error.ts'
import type { changeContractState } from '../contract/tenant.ts'
import { freeAgainOn } from '../rules/tenancy-end.ts'

export type Moved = ResponseOf<typeof changeContractState>
export type Held = Awaited<ReturnType<typeof lockWithApplication>>

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
  /** Changes besides the state. */
  changes?: Change[]
  cause?: string | undefined
  /** Text key of the notice, if it differs from that of the state. */
  said?: string
}

export async function takeStep(ctx: Context, held: Held, step: Step): Promise<Moved> {
  const { to, fields, event, changes = [], cause, said = `tenants_moved_to_${to}` } = step
  const { application, row } = held
  const { object } = await moveWhatIsLet(ctx, row, { to, quitOn: fields.quitOn ?? null })
  if (to === 'without_contract') await beginTogetherAnew(ctx, row.id)
  const version = await changeAssignment(ctx, row, { ...fields, contractState: to })
  ctx.record({
    event,
    subject: subjectOf(application),
    changes: [
      ...(row.contractState === to ? [] : [{ field: 'contract_state', old: row.contractState, new: to }]),
      ...changes,
    ],
    ...(cause ? { cause } : {}),
  })
  // Taking back a notice restores an existing contract, so staff are not notified of a signature.
  if (to === 'with_contract' && row.contractState !== 'quit') await tellOfTenancy(ctx, 'contract_signed', row)
  const title = ctx.t(said, { names: row.tenantNames, object: object.title })
  return { progress_state: to, version, notify: [{ type: 'success', title }] }
}

async function moveWhatIsLet(
  ctx: Context,
  row: AssignmentRow,
  { to, quitOn }: { to: ContractState; quitOn: string | null },
): Promise<HousedObject> {
  if (to === 'quit' && quitOn !== null) {
    if (row.contractState === 'quit') return moveNotice(ctx, row, freeAgainOn(quitOn))
    await assertBegun(ctx, row)
    return giveNotice(ctx, row, freeAgainOn(quitOn))
  }
  if (row.contractState === 'quit' && row.endedAt === null) return takeNoticeBack(ctx, row)
  if (row.endedAt !== null) await assertFree(ctx, row)
  return moveLetObjects(ctx, row, {
    from: [objectStateOf(row)],
    to: objectStateUnder(to),
    cause: `tenants_cause_${to}`,
  })
}

/**
 * A household that waits for another to leave cannot give notice. The contract can be reset or the assignment
 * cancelled.
 */
async function assertBegun(ctx: Context, row: AssignmentRow): Promise<void> {
  const { own, together, givenUp } = await lockLetObjects(ctx, row)
  if ([own, ...together].some(({ object }) => object.nextState !== null && !givenUp.has(object.id)))
    throw new AppError('tenants_reason_not_begun')
}

/** A household that has left can only be restored if the object is free, including from tenants under notice. */
async function assertFree(ctx: Context, row: AssignmentRow): Promise<void> {
  const { own, together } = await lockLetObjects(ctx, row)
  const taken = [own, ...together].find(({ object }) => object.nextState !== null)
  if (taken) throw new AppError('applications_reason_object_rented')
}

/** Object state that this tenancy should have left; `available` if its household has left. */
function objectStateOf({ contractState, endedAt }: AssignmentRow): ObjectState {
  if (contractState === null || endedAt !== null) return 'available'
  return objectStateUnder(contractState)
}
