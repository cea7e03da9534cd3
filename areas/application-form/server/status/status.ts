// The status page linked in the confirmation mail: progress, missing items, and the household's later actions.

import { applicationCan } from '#areas/applications/rules/application-can.ts'
import { linkToOpenOffer, toldOutcome, type ToldOutcome, submitted } from '#areas/applications/server/public.ts'
import { spoken } from '#platform/server/permit.ts'
import type { ResponseOf } from '#platform/contract/endpoint.ts'
import { readAudit } from '#platform/server/audit/read-audit.ts'
import type { Context } from '#platform/server/context.ts'
import { outcomeOf, standingOf, stepsOf, takesPapers, type Standing } from '#areas/applications/rules/after-sending.ts'
import { nameOf } from '#areas/forms/rules/answers.ts'
import { formText } from '#areas/forms/rules/form-text.ts'
import { isDue, paperSlots } from '#areas/forms/rules/paper-slots.ts'
import type { Credentials, WishedObjectCard } from '../../contract/form-shapes.ts'
import { readAskedOf } from '../documents/asked-papers.ts'
import type { ApplicationRow } from '../later/credentials.ts'
import { entryOf, readDossier, type Dossier } from '../documents/dossier.ts'
import { findSent } from '../sending/find-sent.ts'
import { handedInOf, invitationsOf, sentOf } from '../filling/form-page.ts'
import { isOwn, toldDocuments } from '../later/own-parts.ts'
import { pageParts } from '../later/start.ts'
import { readObjects } from '../sending/wished-objects.ts'
import { wishesOf } from '../sending/wishes-to-be-had.ts'
import { publicHandler } from '#platform/server/http/handler.ts'
import * as contract from '../../contract/status.ts'

export const getApplicationStatus = publicHandler(contract.getApplicationStatus, {}, async (ctx, { params }) => {
  return statusOf(ctx, await findSent(ctx, params, 'read'), params)
})

export async function statusOf(
  ctx: Context,
  application: ApplicationRow,
  credentials: Credentials,
): Promise<ResponseOf<typeof contract.getApplicationStatus>> {
  const door = { kind: 'application', application } as const
  const dossier = await readDossier(ctx, door)
  const { project, formsSettings, objects } = await pageParts(ctx, { ...dossier, objects: wishesOf(dossier) })
  const outcome = await toldOutcome(ctx, application)
  const told = { ...application, progressState: outcome.progressState }
  const standing = standingOf(told)
  const waiting = (await invitationsOf(ctx, door)).filter(({ usedAt }) => !usedAt)
  const papers = await papersOf(ctx, dossier)
  return {
    language: dossier.language,
    project,
    formsSettings,
    application: sentOf(dossier, application),
    standing,
    sells: ctx.workspace.projectType === 'sale',
    steps: stepsOf(told),
    withdrawnAt: standing === 'withdrawn' ? (application.deactivatedAt?.toISOString() ?? null) : null,
    ...(await decidedObjects(ctx, objects, { standing, outcome })),
    missing: {
      email: application.emailValidatedAt === null,
      people: waiting.map(({ email }) => ({ email })),
      ownPapers: ownPapersIn(dossier, papers),
    },
    papers: papers.filter(({ person }) => !isOwn(dossier, person)),
    documents: toldDocuments(dossier).map((document) => handedInOf(document, credentials)),
    takesPapers: takesPapers(application.progressState),
    canWithdraw: spoken(ctx, applicationCan.beWithdrawnByApplicant(application)),
    history: await historyOf(ctx, application.id),
  }
}

interface Decision {
  standing: Standing
  outcome: ToldOutcome
}

async function decidedObjects(ctx: Context, wished: readonly WishedObjectCard[], { standing, outcome }: Decision) {
  const { awarded, offered } = outcome
  const first = [...awarded, ...(offered?.objectIds ?? [])]
  // Staff may assign an object that the household did not wish for. A hidden price of a taken object is shown to the
  // household that gets it.
  const chosen = (await readObjects(ctx, first)).map(({ card, price }) => ({ ...card, ...price }))
  const others = wished.filter(({ id }) => !first.includes(id))
  return {
    objects: [...chosen, ...others].map((card) => ({ ...card, outcome: outcomeOf(card.id, standing, outcome) })),
    offer: offered && {
      titles: chosen.filter(({ id }) => offered.objectIds.includes(id)).map(({ title }) => title),
      validUntil: offered.validUntil.toISOString(),
    },
  }
}

export const openOwnOffer = publicHandler(contract.openOwnOffer, { perMinute: 30 }, async (ctx, { params }) => {
  return { path: await linkToOpenOffer(ctx, await findSent(ctx, params, 'read')) }
})

/** A document that is not due is listed only while it has an upload, so that it can be removed. */
export async function papersOf(ctx: Context, dossier: Dossier) {
  const names = new Map(dossier.adults.map((adult) => [adult.key, nameOf(adult)]))
  const askedOf = await readAskedOf(ctx, dossier.door)
  return paperSlots(dossier.form, entryOf(dossier), dossier.world)
    .map((slot) => ({ slot, due: isDue(slot, askedOf) }))
    .filter(({ slot, due }) => due || slot.state !== 'missing')
    .map(({ slot: { category, isNeeded, label, maxFiles, person, state }, due }) => ({
      category,
      person,
      personName: person && (names.get(person) ?? null),
      title: formText(label, ctx.t, ctx.language),
      isNeeded: isNeeded && due,
      isDue: due,
      maxFiles,
      state,
    }))
}

/** Missing documents reveal a person's answers, so the others see only how many are missing. */
const ownPapersIn = (dossier: Dossier, papers: Awaited<ReturnType<typeof papersOf>>) =>
  dossier.adults
    .filter(({ key }) => isOwn(dossier, key))
    .map((adult) => ({
      name: nameOf(adult),
      count: papers.filter((one) => one.person === adult.key && one.isNeeded && one.state !== 'there').length,
    }))
    .filter(({ count }) => count > 0)

const told = 50

/** Applicants' own actions from the audit log; actions of staff are left out. */
async function historyOf(ctx: Context, id: string) {
  const rows = await readAudit(
    ctx,
    { kind: 'application', id },
    { byOrEvents: { by: 'applicant', events: [submitted] }, most: told },
  )
  return rows.map(({ at, event }) => ({ at: at.toISOString(), title: ctx.t(`audit_${event.replaceAll('.', '_')}`) }))
}
