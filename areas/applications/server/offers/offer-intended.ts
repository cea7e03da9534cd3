// Checks an offer before it is sent and builds its mail. Preview and sending share this code.

import { lookAtMail } from '#areas/mail-templates/server/public.ts'
import { processSettings, type ProjectProcess } from '#areas/project-settings/server/public.ts'
import type { StaffContext } from '#platform/server/context.ts'
import type { Input } from '#platform/server/http/input.ts'
import { fieldRefusal } from '#platform/server/app-error.ts'
import { applicationCan } from '../../rules/application-can.ts'
import type { Verdict } from '#platform/rules/verdict.ts'
import { objectCanBeOfferedBeside } from '../../rules/offers/object-fit.ts'
import { refuseValidity } from '../../rules/offers/offer-validity.ts'
import { longestValidityDays } from '#areas/project-settings/rules/process-settings.ts'
import { dayAfter } from '#platform/rules/calendar-day.ts'
import { findApplication } from '../details/application-row.ts'
import { assertCombinable } from '../assignments/goes-along.ts'
import { findObject, type HousedObject, type ObjectRow } from '../details/object-row.ts'
import { offerLetter, tokenToCome } from './offer-letters.ts'
import { seatsBy } from './open-offers.ts'
import { spoken } from '#platform/server/permit.ts'
import { handler } from '#platform/server/http/handler.ts'
import * as contract from '../../contract/offer-actions.ts'

/** Last day of the offer: as requested, or by the period in the process settings. */
export function lastDayOf(ctx: StaffContext, asked: string | undefined, process: ProjectProcess): string {
  const day = asked ?? dayAfter(ctx.now, process.offerValidDays)
  const problem = refuseValidity(day, ctx.now)
  if (problem) throw fieldRefusal('validUntil', problem, { days: longestValidityDays })
  return day
}

/** Returns for each object if it may be offered now, given its other open offers. */
export async function verdictsOn(
  ctx: StaffContext,
  objects: readonly ObjectRow[],
  { parallelOffersPerObject }: ProjectProcess,
): Promise<{ object: ObjectRow; verdict: Verdict }[]> {
  const ids = objects.map(({ id }) => id)
  const seatsOf = await seatsBy(ctx, ids, parallelOffersPerObject)
  return objects.map((object) => ({
    object,
    verdict: objectCanBeOfferedBeside(object.lettingState, seatsOf(object.id)),
  }))
}

/** Refuses duplicate objects. */
export function distinct(objectIds: readonly string[]): string[] {
  if (new Set(objectIds).size < objectIds.length) throw fieldRefusal('secondaryObjectIds', 'general_value_not_valid')
  return [...objectIds]
}

type Intended = Pick<Input<typeof contract.checkOffer>['body'], 'objectIds' | 'validUntil' | 'comment'>

export async function intendedOffer(ctx: StaffContext, applicationId: string, body: Intended) {
  const application = await findApplication(ctx, applicationId)
  const process = await processSettings(ctx)
  const day = lastDayOf(ctx, body.validUntil, process)
  const objects: HousedObject[] = []
  for (const id of distinct(body.objectIds)) objects.push(await findObject(ctx, id))
  const [housed, ...companions] = objects
  if (!housed) throw fieldRefusal('objectIds', 'applications_choose_object')
  assertCombinable(objects)
  const letter = offerLetter(ctx, {
    application,
    housed,
    companions,
    token: tokenToCome,
    day,
    comment: body.comment || null,
  })
  return { application, process, day, objects, letter }
}

export const checkOffer = handler(
  contract.checkOffer,
  { permission: 'applications_write' },
  async (ctx, { params, body }) => {
    const { application, process, day, objects, letter } = await intendedOffer(ctx, params.id, body)
    const verdicts = await verdictsOn(
      ctx,
      objects.map(({ object }) => object),
      process,
    )
    return {
      allowed: spoken(ctx, applicationCan.beOffered(application, process)),
      problems: verdicts.flatMap(({ object, verdict }) =>
        verdict.allowed ? [] : [{ objectId: object.id, reason: ctx.t(verdict.reason) }],
      ),
      grossRent: objects.reduce((sum, { object }) => sum + (object.grossRent ?? 0), 0) / 100,
      validUntil: day,
      mail: await lookAtMail(ctx, letter, body.mail),
    }
  },
)
