// Computes the allocation proposal from the candidates of all chosen objects. Read-only.

import { processSettings } from '#areas/project-settings/server/public.ts'
import type { StaffContext } from '#platform/server/context.ts'
import type { AllocationLine, Proposed } from '../../contract/allocation.ts'
import type { Candidate } from '../../contract/offer-actions.ts'
import { allocate, tiedWith, type Allocation, type Waiting } from '../../rules/offers/allocation.ts'
import { objectCanBeOffered } from '../../rules/offers/object-fit.ts'
import { longestValidityDays } from '#areas/project-settings/rules/process-settings.ts'
import { dayAfter, dayOf } from '#platform/rules/calendar-day.ts'
import { lineFor } from './next-in-line.ts'
import { addressOf, findObject, francs, type HousedObject } from '../details/object-row.ts'
import { handler } from '#platform/server/http/handler.ts'
import * as contract from '../../contract/allocation.ts'

interface Compared extends HousedObject {
  line: readonly Candidate[]
  waiting: readonly Waiting[]
  /** A text key; null when the object can be offered. */
  obstacle: string | null
}

export const proposeAllocation = handler(
  contract.proposeAllocation,
  { permission: 'applications_write' },
  async (ctx, { body }) => {
    const process = await processSettings(ctx)
    const compared: Compared[] = []
    for (const id of new Set(body.objectIds)) compared.push(await comparedFor(ctx, await findObject(ctx, id)))
    const allocation = allocate(compared.map(({ object, waiting }) => ({ objectId: object.id, line: waiting })))
    const titleOf = new Map(compared.map(({ object }) => [object.id, object.title]))
    return {
      lines: compared.map((one) => lineOf(ctx, one, { allocation, titleOf })),
      validUntilDefault: dayAfter(ctx.now, process.offerValidDays),
      earliestDay: dayOf(ctx.now),
      latestDay: dayAfter(ctx.now, longestValidityDays),
    }
  },
)

async function comparedFor(ctx: StaffContext, housed: HousedObject): Promise<Compared> {
  const obstacle = obstacleOf(housed)
  const line = obstacle ? [] : await lineFor(ctx, housed.object)
  const waiting = line.map((one) => ({
    applicationId: one.applicationId,
    rank: one.rank,
    isSuitable: misfitOf(ctx, one) === null,
    ahead: one.ahead,
  }))
  return { ...housed, obstacle, line, waiting }
}

function obstacleOf({ object }: HousedObject): string | null {
  if (object.grossRent === null && object.sellingPrice !== null) return 'objects_reason_for_sale'
  const verdict = objectCanBeOffered(object.lettingState)
  return verdict.allowed ? null : verdict.reason
}

/**
 * Returns the reason why a household is unsuitable for an object, regardless of other households; null if it is
 * suitable.
 */
function misfitOf(ctx: StaffContext, { canBeOffered, fits }: Candidate): string | null {
  if (!canBeOffered.allowed) return canBeOffered.reason ?? ctx.t('general_access_denied')
  return fits.find(({ ok }) => ok === false)?.text ?? null
}

interface Plan {
  allocation: Allocation
  titleOf: ReadonlyMap<string, string>
}

function lineOf(ctx: StaffContext, compared: Compared, plan: Plan): AllocationLine {
  const { object, building, line, obstacle } = compared
  const chosen = plan.allocation.get(object.id)
  const place = line.findIndex(({ applicationId }) => applicationId === chosen)
  const candidate = line[place]
  return {
    objectId: object.id,
    title: object.title,
    address: addressOf(building),
    grossRent: francs(object.grossRent),
    proposed: candidate ? proposedOf(ctx, compared, { candidate, place, plan }) : null,
    reason: candidate ? null : ctx.t(obstacle ?? reasonForNobody(compared)),
  }
}

function reasonForNobody({ line, waiting }: Compared): string {
  if (line.length === 0) return 'applications_allocation_nobody'
  return waiting.some(({ isSuitable }) => isSuitable)
    ? 'applications_allocation_all_served'
    : 'applications_allocation_nobody_suits'
}

interface Chosen {
  candidate: Candidate
  /** Position in line, from 0. */
  place: number
  plan: Plan
}

/** Maximum number of households ahead that are listed by name. */
const mostNamed = 5

function proposedOf(ctx: StaffContext, { line, waiting }: Compared, { candidate, place, plan }: Chosen): Proposed {
  const { applicationId, version, number, contactName, overall_evaluation, points, rank, fits, aheadTitle } = candidate
  const ahead = line.slice(0, place)
  const tied = new Set(tiedWith(waiting, applicationId, plan.allocation))
  return {
    applicationId,
    version,
    number,
    contactName,
    overall_evaluation,
    points,
    rank,
    fits,
    aheadTitle,
    place: place + 1,
    total: line.length,
    tiedWith: line.filter((one) => tied.has(one.applicationId)).map(named),
    passedOver: ahead.slice(0, mostNamed).map((one) => ({ ...named(one), reason: whyPassedOver(ctx, one, plan) })),
    passedOverTotal: ahead.length,
  }
}

/** A suitable household without a proposal here is proposed for an earlier wish. */
function whyPassedOver(ctx: StaffContext, one: Candidate, { allocation, titleOf }: Plan): string {
  const misfit = misfitOf(ctx, one)
  if (misfit) return misfit
  const elsewhere = [...allocation].find(([, applicationId]) => applicationId === one.applicationId)?.[0]
  return ctx.t('applications_allocation_elsewhere', { object: titleOf.get(elsewhere ?? '') ?? '' })
}

const named = ({ applicationId, number, contactName }: Candidate) => ({ applicationId, number, contactName })
