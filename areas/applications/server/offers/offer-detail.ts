// Data for the side panel that makes an offer: objects, last day, and obstacles.

import { processSettings } from '#areas/project-settings/server/public.ts'
import type { StaffContext } from '#platform/server/context.ts'
import type { OfferView } from '../../contract/offers.ts'
import { applicationCan } from '../../rules/application-can.ts'
import { no, yes, type Verdict } from '#platform/rules/verdict.ts'
import { refuseAcceptance, refuseReminder } from '../../rules/offers/offer-validity.ts'
import { longestValidityDays } from '#areas/project-settings/rules/process-settings.ts'
import { dayAfter, dayOf } from '#platform/rules/calendar-day.ts'
import { verdictsDiffer } from '../../rules/second-look.ts'
import { findApplication, type ApplicationRow } from '../details/application-row.ts'
import { companionObjects, titlesGivenAway } from '../household/companions.ts'
import { choicesFor, companionChoices, offerableObjects, wishedObjects, type Wish } from '../details/object-choices.ts'
import { addressOf, findObject, francs } from '../details/object-row.ts'
import { offersOf, type OfferRow } from './offer-row.ts'
import { openOffersOn } from './open-offers.ts'
import { spoken } from '#platform/server/permit.ts'
import { staffNames } from '#platform/server/session/staff-names.ts'
import { handler } from '#platform/server/http/handler.ts'
import * as contract from '../../contract/offers.ts'

/** Total over all buildings on the screen. */
const mostCompanions = 200

export const getOfferDetail = handler(
  contract.getOfferDetail,
  { permission: 'applications_read' },
  async (ctx, { params, query }) => {
    const row = await findApplication(ctx, params.id)
    const process = await processSettings(ctx)
    const wishes = await wishedObjects(ctx, row.id)
    const named = await namedBeside(ctx, wishes, query.objectId)
    const except = [...wishes, ...named].map(({ object }) => object.id)
    const others = await offerableObjects(ctx, row, { wishes, search: query.search, except })
    return {
      applicationId: row.id,
      version: row.version,
      number: row.number,
      contactName: row.contactName,
      contactEmail: row.contactEmail,
      canBeOffered: spoken(ctx, applicationCan.beOffered(row, process)),
      canBeAssignedDirectly: spoken(ctx, applicationCan.beAssignedDirectly(row, process)),
      differing: differingOf(row),
      validUntilDefault: dayAfter(ctx.now, process.offerValidDays),
      earliestDay: dayOf(ctx.now),
      latestDay: dayAfter(ctx.now, longestValidityDays),
      reminderDays: process.reminderDaysBeforeOfferEnd || null,
      objects: await choicesFor(ctx, row, [...wishes, ...named, ...others]),
      companions: await choicesFor(
        ctx,
        row,
        await companionChoices(ctx, [...wishes, ...named, ...(query.search ? others : [])], mostCompanions),
      ),
    }
  },
)

function differingOf(row: ApplicationRow) {
  const { overallEvaluation: first, secondEvaluation: second } = row
  return first && second && verdictsDiffer(row) ? { first, second } : null
}

/** The object preselected for the panel, if it is not among the wishes. */
async function namedBeside(ctx: StaffContext, wishes: Wish[], objectId: string | undefined): Promise<Wish[]> {
  if (!objectId || wishes.some(({ object }) => object.id === objectId)) return []
  return [{ ...(await findObject(ctx, objectId)), rank: null }]
}

export const getOffer = handler(contract.getOffer, { permission: 'applications_read' }, async (ctx, { params }) => {
  const row = await findApplication(ctx, params.id)
  const views: OfferView[] = []
  for (const one of await offersOf(ctx, row.id)) views.push(await offerViewOf(ctx, one))
  return {
    open: views.find(({ state }) => state === 'open') ?? null,
    past: views.filter(({ state }) => state !== 'open'),
  }
})

export async function offerViewOf(ctx: StaffContext, row: OfferRow): Promise<OfferView> {
  const { object, building } = await findObject(ctx, row.objectId)
  const nameOf = await staffNames(ctx, [row.sentBy])
  const others = row.state === 'open' ? await openOffersOn(ctx, [row.objectId]) : []
  return {
    offerId: row.id,
    objectId: object.id,
    objectTitle: object.title,
    address: addressOf(building),
    grossRent: francs(object.grossRent),
    state: row.state,
    stateTitle: ctx.t(`applications_offer_state_${row.state}`),
    validUntil: row.validUntil.toISOString(),
    comment: row.comment,
    declineReason: row.declineReason && declineWords(ctx, row.declineReason),
    sentBy: row.sentBy ? nameOf(row.sentBy).name : null,
    createdAt: row.createdAt.toISOString(),
    answeredAt: row.answeredAt?.toISOString() ?? null,
    remindedAt: row.remindedAt?.toISOString() ?? null,
    canBeReminded: spoken(ctx, whileOpen(row, refuseReminder(row, ctx.now))),
    canBeConfirmed: spoken(ctx, whileOpen(row, refuseAcceptance(row, ctx.now))),
    together: (await companionObjects(ctx, row.id)).map((one) => ({
      objectId: one.object.id,
      title: one.object.title,
      grossRent: francs(one.object.grossRent),
    })),
    goneWithout: await titlesGivenAway(ctx, row.id),
    rivals: others.filter(({ offerId }) => offerId !== row.id).length,
    version: row.version,
  }
}

function whileOpen(row: OfferRow, reason: string | null): Verdict {
  if (row.state !== 'open') return no('applications_reason_no_open_offer')
  return reason ? no(reason) : yes
}

/** Stored as `key` or `key: detail`, as a text key, or as free text by staff. */
export function declineWords(ctx: StaffContext, reason: string): string {
  const [first = '', ...added] = reason.split(': ')
  const known = [`applications_decline_${first}`, first].find((key) => ctx.t(key) !== key)
  return [known ? ctx.t(known) : first, ...added].join(': ')
}
