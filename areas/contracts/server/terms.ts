// Sets the agreed terms of a tenancy, as long as the agreement has not been sent.

import { endProblem } from '#areas/applications/rules/offers/contract-start.ts'
import { dayOf } from '#platform/rules/calendar-day.ts'
import {
  agreeOnRents,
  changeAssignment,
  lockWithApplication,
  assertContractStart,
  assertVersion,
  lettingOf,
  letTogether,
  subjectOf,
  swissDate,
  type AssignmentRow,
  type LetTogether,
} from '#areas/applications/server/public.ts'
import { assertAllowed } from '#platform/server/permit.ts'
import { findTenancy, type ContractRow, readContract, rentalContract } from '#areas/tenants/server/public.ts'
import type { Context } from '#platform/server/context.ts'
import { fieldRefusal } from '#platform/server/app-error.ts'
import type { ContractTerms } from '../contract/agreement.ts'

import { mayEdit } from './info.ts'
import { handler } from '#platform/server/http/handler.ts'
import * as contract from '../contract/agreement.ts'

export const saveContractTerms = handler(
  contract.saveContractTerms,
  { permission: 'tenants_write' },
  async (ctx, { params, body }) => {
    const { application, row } = await lockWithApplication(ctx, params.id)
    const { contractState } = await findTenancy(ctx, params.id)
    assertAllowed(mayEdit(contractState))
    assertVersion(row, body.version)
    const { version: _version, ...terms } = body
    const together = await agreeTogether(ctx, row.id, terms.together)
    await assertTerm(ctx, row, terms)
    const before = await readContract(ctx, row.id)
    const fields = fieldsOf(terms)
    await writeContract(ctx, row.id, fields)
    const version = await changeAssignment(ctx, row, {
      contractStart: terms.contractStart,
      comment: terms.comment || null,
    })
    const changes = [
      { field: 'contract_start', old: row.contractStart, new: terms.contractStart },
      ...differences(before, fields),
      ...together,
    ].filter((change) => change.old !== change.new)
    ctx.record({ event: 'contract.agreed', subject: subjectOf(application), changes })
    return { version, notify: [{ type: 'success', title: ctx.t('contracts_terms_saved') }] }
  },
)

async function assertTerm(
  ctx: Context,
  row: AssignmentRow,
  { contractStart, contractEnd }: ContractTerms,
): Promise<void> {
  if (contractStart) {
    await assertContractStart(ctx, contractStart, { ...(await lettingOf(ctx, row)), field: 'contractStart' })
  }
  if (!contractEnd) return
  const problem = endProblem({ start: contractStart, end: contractEnd, today: dayOf(ctx.now) })
  if (!problem) return
  const { date, ...values } = problem.values
  throw fieldRefusal('contractEnd', problem.key, { ...values, ...(date && { date: swissDate(date) }) })
}

/** Each change is recorded with the title of its object. */
async function agreeTogether(ctx: Context, assignmentId: string, wanted: ContractTerms['together']) {
  const before = await letTogether(ctx, assignmentId)
  const changes: { field: string; old: string | null; new: string | null }[] = []
  for (const [index, { objectId, ...rents }] of wanted.entries()) {
    const one = before.find(({ object }) => object.id === objectId)
    if (!one) throw fieldRefusal(`together.${index}.objectId`, 'general_value_not_valid')
    const agreed = {
      net: rappen(rents.netRent),
      ancillary: rappen(rents.ancillaryCost),
      deposit: rappen(rents.deposit),
    }
    await agreeOnRents(ctx, assignmentId, { objectId, ...agreed })
    changes.push({
      field: 'rent_together',
      old: spelled(one.object.title, one.agreed),
      new: spelled(one.object.title, agreed),
    })
  }
  return changes
}

const spelled = (title: string, { net, ancillary, deposit }: LetTogether['agreed']): string =>
  `${title}: ${[net, ancillary, deposit].map((amount) => inFrancs(amount) ?? '–').join(' / ')}`

type Fields = Partial<Omit<ContractRow, 'workspaceId' | 'assignmentId'>>

const rappen = (francs: number | null): number | null => (francs === null ? null : Math.round(francs * 100))

const fieldsOf = (terms: ContractTerms) => ({
  netRent: rappen(terms.netRent),
  ancillaryCost: rappen(terms.ancillaryCost),
  deposit: rappen(terms.deposit),
  endsOn: terms.contractEnd,
  noticeMonths: terms.noticeMonths,
  noticeDates: terms.noticeDates || null,
  isFirstLetting: terms.isFirstLetting,
  previousNetRent: rappen(terms.previousNetRent),
  previousAncillaryCost: rappen(terms.previousAncillaryCost),
  rentReason: terms.rentReason || null,
  referenceRate: terms.referenceRate,
  priceIndex: terms.priceIndex,
})

/** Requires a lock on the tenancy. */
export async function writeContract(ctx: Context, assignmentId: string, fields: Fields): Promise<void> {
  await ctx.db
    .insert(rentalContract)
    .values({ workspaceId: ctx.workspace.id, assignmentId, ...fields })
    .onConflictDoUpdate({ target: [rentalContract.workspaceId, rentalContract.assignmentId], set: fields })
}

/** Changed fields for the history, with amounts in francs. */
const differences = (before: ContractRow, after: ReturnType<typeof fieldsOf>) => [
  { field: 'netRent', old: inFrancs(before.netRent), new: inFrancs(after.netRent) },
  { field: 'ancillaryCost', old: inFrancs(before.ancillaryCost), new: inFrancs(after.ancillaryCost) },
  { field: 'deposit', old: inFrancs(before.deposit), new: inFrancs(after.deposit) },
  { field: 'contract_end', old: before.endsOn, new: after.endsOn },
  { field: 'noticeMonths', old: before.noticeMonths, new: after.noticeMonths },
  { field: 'noticeDates', old: before.noticeDates, new: after.noticeDates },
  { field: 'isFirstLetting', old: before.isFirstLetting, new: after.isFirstLetting },
  { field: 'previousNetRent', old: inFrancs(before.previousNetRent), new: inFrancs(after.previousNetRent) },
  {
    field: 'previousAncillaryCost',
    old: inFrancs(before.previousAncillaryCost),
    new: inFrancs(after.previousAncillaryCost),
  },
  { field: 'rentReason', old: before.rentReason, new: after.rentReason },
  { field: 'referenceRate', old: before.referenceRate, new: after.referenceRate },
  { field: 'priceIndex', old: before.priceIndex, new: after.priceIndex },
]

const inFrancs = (amount: number | null): string | null => (amount === null ? null : (amount / 100).toFixed(2))
