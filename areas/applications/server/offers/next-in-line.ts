// Lists the candidates for the next offer of an object. Read only; staff decide and send the offer.

import type { StaffContext } from '#platform/server/context.ts'
import { AppError } from '#platform/server/app-error.ts'
import type { Candidate } from '../../contract/offer-actions.ts'
import { applicationCan } from '../../rules/application-can.ts'
import { applicationStateText } from '../../rules/application-state.ts'
import { isTaken } from '../../rules/denial.ts'
import { inLine, type InLine, type Placed } from '../../rules/offers/next-in-line.ts'
import { fitsOf, objectCanBeOfferedBeside } from '../../rules/offers/object-fit.ts'
import { pointsOf, type PointRule } from '../../rules/points.ts'
import { firstLookIsHidden } from '../../rules/second-look.ts'
import { judging } from '../evaluation/evaluation.ts'
import { pointFactsOf } from '../evaluation/known-facts.ts'
import { findObject, type ObjectRow } from '../details/object-row.ts'
import { declineWords } from './offer-detail.ts'
import { offersOnObject } from './offers-on-object.ts'
import { spoken } from '#platform/server/permit.ts'
import { pointRulesOf } from '../points/point-rules.ts'
import { seatsBy } from './open-offers.ts'
import { wishesBeside, wishesOf } from '../details/open-wishes.ts'
import { wishingFor, type Wishing } from '../details/wishing.ts'
import { handler } from '#platform/server/http/handler.ts'
import * as contract from '../../contract/offer-actions.ts'

type Judging = Awaited<ReturnType<typeof judging>>

export const getNextInLine = handler(contract.getNextInLine, { permission: 'object_read' }, async (ctx, { params }) => {
  // Permission to see objects alone does not reveal the applicants.
  if (!ctx.can('applications_read')) throw new AppError('general_access_denied', { status: 403 })
  const { object } = await findObject(ctx, params.id)
  const seatsOf = await seatsBy(ctx, [object.id], (await judging(ctx)).process.parallelOffersPerObject)
  const offers = await offersOnObject(ctx, object.id)
  const line = await lineFor(ctx, object)
  const first = line.slice(0, shown)
  const of = await wishesOf(
    ctx,
    first.map(({ applicationId }) => applicationId),
  )
  return {
    objectId: object.id,
    isTaken: isTaken(object.lettingState),
    canBeOffered: spoken(ctx, objectCanBeOfferedBeside(object.lettingState, seatsOf(object.id))),
    seats: seatsOf(object.id),
    open: offers
      .filter(({ state }) => state === 'open')
      .map(({ applicationId, number, contactName, validUntil, remindedAt }) => ({
        applicationId,
        number,
        contactName,
        validUntil: validUntil.toISOString(),
        remindedAt: remindedAt?.toISOString() ?? null,
      })),
    past: offers
      .filter(({ state }) => state !== 'open' && state !== 'accepted')
      .map(({ applicationId, number, contactName, state, answeredAt, declineReason }) => ({
        applicationId,
        number,
        contactName,
        state,
        stateTitle: ctx.t(`applications_offer_state_${state}`),
        answeredAt: answeredAt?.toISOString() ?? null,
        reason: declineReason && declineWords(ctx, declineReason),
      })),
    candidates: first.map((one) => ({
      ...one,
      otherWishes: wishesBeside(of(one.applicationId), object.id).map(({ title }) => title),
    })),
    total: line.length,
  }
})

/** Maximum number of candidates returned. */
const shown = 100

/** Returns all applications that wish for the object and can get an offer of it, in order. */
export async function lineFor(ctx: StaffContext, object: ObjectRow): Promise<Candidate[]> {
  const asked = await judging(ctx)
  const seatsOf = await seatsBy(ctx, [object.id], asked.process.parallelOffersPerObject)
  const free = objectCanBeOfferedBeside(object.lettingState, seatsOf(object.id))
  const rulesOf = new Map<number | null, readonly PointRule[]>()
  const all: Standing[] = []
  for (const { rank, application } of await wishingFor(ctx, object.id)) {
    const { pointsVersion } = application
    const rules = rulesOf.get(pointsVersion) ?? (await pointRulesOf(ctx, pointsVersion)).rules
    rulesOf.set(pointsVersion, rules)
    all.push(standingOf(application, { rank, object, rules, asked }))
  }
  return inLine(all).map((placed) => {
    const may = applicationCan.beOffered(placed.one.application, asked.process)
    return { ...told(ctx, placed), canBeOffered: spoken(ctx, may.allowed ? free : may) }
  })
}

interface Standing extends InLine {
  application: Wishing['application']
  fits: ReturnType<typeof fitsOf>
}

interface Compared {
  rank: number
  object: ObjectRow
  rules: readonly PointRule[]
  asked: Judging
}

function standingOf(application: Wishing['application'], { rank, object, rules, asked }: Compared): Standing {
  // Ordering by a hidden grade would disclose it.
  const isHidden = firstLookIsHidden(application, asked.judge, asked.process)
  const counted = isHidden ? rules.filter(({ fact }) => fact !== 'overall_evaluation') : rules
  const facts = pointFactsOf(application, { object })
  const fits = fitsOf(application, object)
  return {
    id: application.id,
    grade: isHidden ? null : application.overallEvaluation,
    points: pointsOf(counted, facts).total,
    misfits: fits.filter(({ ok }) => ok === false).length,
    rank,
    createdAt: application.createdAt,
    application,
    fits,
  }
}

function told(ctx: StaffContext, { one, ahead }: Placed<Standing>): Omit<Candidate, 'canBeOffered'> {
  const { application, grade, points, rank, fits } = one
  return {
    applicationId: application.id,
    version: application.version,
    number: application.number,
    contactName: application.contactName,
    progress_state: application.progressState,
    stateTitle: ctx.t(applicationStateText(application.progressState)),
    overall_evaluation: grade,
    points,
    rank,
    createdAt: application.createdAt.toISOString(),
    fits: fits.map(({ rule, ok, text, values }) => ({ rule, ok, text: ctx.t(text, values) })),
    ahead,
    aheadTitle: ahead && ctx.t(`applications_ahead_${ahead}`),
  }
}
