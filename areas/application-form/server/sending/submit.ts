// Submits the form. Idempotent: the draft is locked while it becomes an application and deleted afterwards, so a
// repeated request returns the same application. Simultaneous requests are validated and written together.

import type { ResponseOf } from '#platform/contract/endpoint.ts'
import type { Context } from '#platform/server/context.ts'
import { type Asked, type Outcome, gatheredHandler } from '#platform/server/http/gathered-route.ts'
import type { Input } from '#platform/server/http/input.ts'
import type { AppError } from '#platform/server/app-error.ts'
import type { Credentials } from '../../contract/form-shapes.ts'
import { problemsOfForm, type Problem } from '#areas/forms/rules/validity.ts'
import { heldCredentials, lockDraft, mustBeHeld } from '../later/holding.ts'
import { findDoor, lockDrafts, type DraftRow } from '../later/credentials.ts'
import { entryOf, readDossier, readDraftDossiers, type Dossier } from '../documents/dossier.ts'
import { sentOf } from '../filling/form-page.ts'
import { problemsAsTold, toldContact } from '../later/own-parts.ts'
import { refuseWhilePaused } from '../later/pause.ts'
import { refusalFor } from './refusals.ts'
import { sendDrafts, type SentNow } from './send-drafts.ts'
import { availabilityProblems, wishesOf } from './wishes-to-be-had.ts'
import { lockLimitedObjects, type ObjectOnOffer } from './wished-objects.ts'
import * as contract from '../../contract/submit.ts'

export async function submitDraft(
  ctx: Context,
  { params, body }: Input<typeof contract.submitApplication>,
): Promise<ResponseOf<typeof contract.submitApplication>> {
  const door = await findDoor(ctx, params, 'change')
  if (door.kind === 'application') {
    return { ...sentOf(await readDossier(ctx, door), door.application), isHeld: false }
  }
  await refuseWhilePaused(ctx)
  const pressed = { ctx, draft: door.draft, credentials: params, language: body.language }
  return onlyOne(await judgeAndSend(ctx, [pressed]))
}

/**
 * Requests are handled apart if their draft is locked elsewhere, was already submitted or has another key, and all of
 * them while submission is paused.
 */
export async function submitTogether(
  asked: readonly Asked<typeof contract.submitApplication>[],
): Promise<Outcome<typeof contract.submitApplication>[]> {
  const [first] = asked
  if (!first) return []
  const drafts = await lockDrafts(
    first.ctx,
    asked.map(({ input }) => input.params),
  )
  const pressed = asked.map(({ ctx, input: { params, body } }, index) => {
    const draft = drafts.get(params.slug)
    const isFirst = asked.findIndex((one) => one.input.params.slug === params.slug) === index
    return draft && isFirst ? { ctx, draft, credentials: params, language: body.language } : null
  })
  const judged = pressed.filter((one) => one !== null)
  if (judged.length === 0) return asked.map(() => 'apart')
  await refuseWhilePaused(first.ctx)
  const outcomes = await judgeAndSend(first.ctx, judged)
  return pressed.map((one) => (one && outcomes[judged.indexOf(one)]) ?? 'apart')
}

/** Submits a held draft once its address is confirmed. Validates again, because days may have passed. */
export async function sendHeldDraft(ctx: Context, draft: DraftRow): Promise<SentNow | null> {
  const credentials = heldCredentials(ctx, draft)
  if (!credentials) return null
  return onlyOne(await judgeAndSend(ctx, [{ ctx, draft, credentials, language: undefined, isProven: true }]))
}

/** A submission to process. */
interface Pressed {
  /** Refused in this language. */
  ctx: Context
  draft: DraftRow
  credentials: Credentials
  /** In which the applicant reads now; without it the one the form was begun in. */
  language: 'de' | 'fr' | undefined
  isProven?: boolean
}

type Verdict = { refusal: AppError } | { answer: SentNow }

const onlyOne = ([verdict]: readonly Verdict[]): SentNow => {
  if (!verdict) throw new Error('who pressed was not judged')
  if ('refusal' in verdict) throw verdict.refusal
  return verdict.answer
}

/** In their order. Of who is refused nothing is written. */
async function judgeAndSend(ctx: Context, pressed: readonly Pressed[]): Promise<Verdict[]> {
  await lockLimitedObjects(
    ctx,
    pressed.flatMap(({ draft }) => draft.objectIds),
  )
  const dossiers = await readDraftDossiers(
    ctx,
    pressed.map(({ draft }) => draft),
  )
  const places = countPlaces()
  const judged = pressed.map((one, index) => {
    const begun = dossiers[index]
    if (!begun) throw new Error('a draft was not read')
    const objects = places.stillFree(begun.objects)
    const dossier = { ...begun, objects, language: languageOf(one) ?? begun.language }
    const refusal = refusalFor(one.ctx, problemsAsTold(dossier, problemsOf(dossier)))
    const isHeld = !one.isProven && mustBeHeld(ctx, one.draft)
    if (!refusal && !isHeld) places.take(wishesOf(dossier))
    return { ...one, dossier, wishes: wishesOf(dossier), refusal, isHeld }
  })
  const accepted = judged.filter(({ refusal, isHeld }) => !refusal && !isHeld)
  const sent = await sendDrafts(ctx, accepted)
  const verdicts: Verdict[] = []
  for (const one of judged) {
    const answer = sent[accepted.indexOf(one)]
    if (one.refusal) verdicts.push({ refusal: one.refusal })
    else verdicts.push({ answer: answer ?? (await heldAnswer(one)) })
  }
  return verdicts
}

/** For a paper form the request's language is that of the staff member, so the draft's language applies. */
const languageOf = ({ draft, language }: Pressed) => (draft.receivedOn ? undefined : language)

async function heldAnswer({ ctx, dossier, draft, credentials }: Pressed & { dossier: Dossier }): Promise<SentNow> {
  const contactEmail = toldContact(dossier, await lockDraft(ctx, dossier, { draft, credentials }))
  const submittedAt = ctx.now.toISOString()
  return { number: null, submittedAt, contactEmail, isEmailValidated: false, canChange: true, isHeld: true }
}

/** Those who are judged together count each other: the last place goes to the first of them. */
function countPlaces() {
  const taken = new Map<string, number>()
  const isFull = ({ card, placesLeft }: ObjectOnOffer) =>
    card.isFull || (placesLeft !== null && (taken.get(card.id) ?? 0) >= placesLeft)
  return {
    stillFree: (objects: readonly ObjectOnOffer[]): ObjectOnOffer[] =>
      objects.map((one) => (isFull(one) ? { ...one, card: { ...one.card, isFull: true } } : one)),
    take(objects: readonly ObjectOnOffer[]): void {
      for (const { card } of objects) taken.set(card.id, (taken.get(card.id) ?? 0) + 1)
    },
  }
}

function problemsOf(dossier: Dossier): Problem[] {
  const judged = { form: dossier.form, entry: entryOf(dossier), world: dossier.world }
  return [...availabilityProblems(wishesOf(dossier)), ...problemsOfForm(judged)]
}

export const submitApplication = gatheredHandler(
  contract.submitApplication,
  { perMinute: 20 },
  { alone: submitDraft, together: submitTogether },
)
