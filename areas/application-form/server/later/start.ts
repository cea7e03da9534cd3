// The start page, and the creation of a draft.

import { publicName } from '#areas/project-settings/server/public.ts'
import { allowedPaperTypes, maxFileSizeMegabytes } from '#platform/contract/file.ts'
import { answersOfPortal } from '../../rules/portal-campaign.ts'
import { personIn } from '#areas/applications/rules/interest-campaign.ts'
import type { Context } from '#platform/server/context.ts'
import type { Language } from '#platform/rules/project-type.ts'
import { hashOf, newId, newSlug, newToken } from '#platform/server/ids.ts'
import { AppError } from '#platform/server/app-error.ts'
import type { FormWorld, Person } from '#areas/forms/rules/answers.ts'
import { productForm } from '#areas/forms/rules/defaults/default-forms.ts'
import type { Credentials } from '../../contract/form-shapes.ts'
import { forApplicants } from '../../rules/for-applicants.ts'
import { fieldsOf, type FormDefinition } from '#areas/forms/rules/form-definition.ts'
import { kindForObjects, type FormTemplate } from '#areas/forms/rules/form-kinds.ts'
import { formText } from '#areas/forms/rules/form-text.ts'
import { takenOver } from '../../rules/take-over.ts'
import { entryOf, readDossier, worldOf, type Dossier } from '../documents/dossier.ts'
import { findDoor, type Door } from './credentials.ts'
import { draftLife } from './draft-keeper.ts'
import { expireDraftJob } from './expiry.ts'
import { ensureDefaultForm, lookForForm, offering, type WantedForm } from '#areas/forms/server/public.ts'
import { readPause, refuseWhilePaused } from './pause.ts'
import { findEarlier } from './take-over-code.ts'
import { takePapers } from './take-papers.ts'
import { applicationDraft } from '../tables.ts'
import { readObjects, type ObjectOnOffer } from '../sending/wished-objects.ts'
import { publicHandler } from '#platform/server/http/handler.ts'
import * as contract from '../../contract/start.ts'

export const getNewApplication = publicHandler(contract.getNewApplication, {}, async (ctx, { query }) => {
  const objects = await findObjectsOnOffer(ctx, query.uuids)
  const wanted = wantedForm(objects)
  const stored = await lookForForm(ctx, wanted)
  const form = stored?.form ?? (await offering(ctx, productForm(wanted.kind, ctx.workspace.projectType)))
  const template = stored?.template ?? ctx.workspace.formTemplate
  return {
    language: query.lang ?? ctx.language,
    ...(await pageParts(ctx, { form, template, objects, world: await worldOf(ctx, objects) })),
    formId: stored?.id ?? null,
    forms: [{ key: wanted.kind, title: formText(form.title, ctx.t, ctx.language) }],
    occupancyValidity: occupancyValidityOf(objects),
    pause: await readPause(ctx),
  }
})

export const startApplication = publicHandler(contract.startApplication, { perMinute: 20 }, async (ctx, { body }) => {
  const { uuids, language, campaign, from } = body
  await refuseWhilePaused(ctx)
  const objects = await findObjectsOnOffer(ctx, uuids)
  const earlier = from && (await readDossier(ctx, await openEarlier(ctx, from)))
  return beginDraft(ctx, { objects, language, campaign, earlier })
})

const openEarlier = (ctx: Context, from: Credentials | { code: string }): Promise<Door> =>
  'code' in from ? findEarlier(ctx, from.code) : findDoor(ctx, from, 'read')

interface Beginning {
  /** In order of preference. */
  objects: readonly ObjectOnOffer[]
  language: Language
  campaign?: string | undefined
  /** Application whose answers the new one begins with. */
  earlier?: Dossier | undefined
  /** Set if staff type in a paper application. */
  paper?: { receivedOn: string; recordedBy: string }
}

/** The caller must have validated the objects. This is the only time the token is returned. */
export async function beginDraft(ctx: Context, { objects, language, campaign, earlier, paper }: Beginning) {
  const objectIds = objects.map(({ card }) => card.id)
  const { id: formId, form } = await ensureDefaultForm(ctx, wantedForm(objects))
  const credentials = { slug: newSlug(), token: newToken() }
  const id = newId()
  const expiresAt = new Date(ctx.now.getTime() + draftLife)
  const taken = earlier && takenOver(form, { entry: entryOf(earlier), own: earlier.ownKeys }, newId)
  const begun = (people: readonly Person[] = []) => people.map((person) => ({ ...person, version: 1 }))
  await ctx.db.insert(applicationDraft).values({
    workspaceId: ctx.workspace.id,
    id,
    slug: credentials.slug,
    tokenHash: hashOf(credentials.token),
    formId,
    language,
    objectIds,
    answers: {
      ...initialAnswers(form),
      ...taken?.answers,
      ...sourceOf(form, campaign),
      priorities: objectIds,
      ...(campaign && { campaign }),
    },
    people: { adults: begun(taken?.adults), children: begun(taken?.children) },
    interestedPersonId: personIn(campaign),
    ...paper,
    createdAt: ctx.now,
    updatedAt: ctx.now,
    expiresAt,
  })
  if (earlier && taken) await takePapers(ctx, { draftId: id, form, earlier, keys: taken.keys })
  await ctx.enqueue(expireDraftJob, { draftId: id }, { startAfter: expiresAt })
  return { formsCredentials: credentials, formId }
}

/** Uses the first form that is set on an object; otherwise the default form of the object kind. */
const wantedForm = (objects: readonly ObjectOnOffer[]): WantedForm => ({
  kind: kindForObjects(objects.map(({ asksWith }) => asksWith)),
  formId: objects.find(({ asksWith }) => asksWith.formId)?.asksWith.formId ?? null,
})

/**
 * Refuses the whole request if one object is not published or not free, so that no household applies for the wrong
 * object.
 */
async function findObjectsOnOffer(ctx: Context, ids: readonly string[]): Promise<ObjectOnOffer[]> {
  const objects = await readObjects(ctx, ids)
  const areAllOnOffer = objects.length === ids.length && objects.every((one) => one.isPublished && one.card.isFree)
  if (!areAllOnOffer) throw new AppError('application_form_objects_not_available', { status: 404 })
  if (objects.some(({ card }) => card.isFull)) throw new AppError('application_form_objects_full')
  return objects
}

export const initialAnswers = (form: FormDefinition) =>
  Object.fromEntries(
    fieldsOf(form, 'household').flatMap(({ key, initial }) => (initial === undefined ? [] : [[key, initial]])),
  )

/** Only answers to questions that this form asks. */
function sourceOf(form: FormDefinition, campaign: string | undefined): Record<string, string> {
  const asked = new Set(fieldsOf(form, 'household').map(({ key }) => key))
  return Object.fromEntries(Object.entries(answersOfPortal(campaign)).filter(([key]) => asked.has(key)))
}

interface PageParts {
  form: FormDefinition
  template: FormTemplate
  objects: readonly ObjectOnOffer[]
  world: FormWorld
}

/** Data shown on every page of the form: project, objects, form and limits. */
export async function pageParts(ctx: Context, { form, template, objects, world }: PageParts) {
  return {
    project: { name: ctx.workspace.name, title: await publicName(ctx) },
    form: forApplicants(form),
    objects: objects.map(({ card }) => card),
    formsSettings: {
      template,
      adultAge: world.adultAge,
      occupancy: world.occupancy,
      today: world.today,
      maxFileSize: maxFileSizeMegabytes,
      allowedFileTypes: allowedPaperTypes,
    },
  }
}

/** The smallest and largest household that any of the objects accepts. */
export function occupancyValidityOf(objects: readonly ObjectOnOffer[]) {
  const cards = objects.map(({ card }) => card)
  const least = (bounds: (number | null)[]) =>
    bounds.some((one) => one === null) ? null : Math.min(...bounds.map(Number))
  const most = (bounds: (number | null)[]) =>
    bounds.some((one) => one === null) ? null : Math.max(...bounds.map(Number))
  return {
    minAdults: least(cards.map((card) => card.min_adult)),
    maxAdults: most(cards.map((card) => card.max_adult)),
    minChildren: least(cards.map((card) => card.min_child)),
    maxChildren: most(cards.map((card) => card.max_child)),
  }
}
