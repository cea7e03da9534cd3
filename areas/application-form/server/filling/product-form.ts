// The form of sale projects: each handler checks that the credentials belong to the form in the path, then calls the
// handler of the application form.

import { and, asc, eq } from 'drizzle-orm'
import { propertyObject } from '#areas/objects/server/public.ts'
import type { Context } from '#platform/server/context.ts'
import { notFound } from '#platform/server/app-error.ts'
import type { Credentials, FilledPerson } from '../../contract/form-shapes.ts'
import type { PersonKind } from '#areas/forms/rules/answers.ts'
import { othersSay } from '#areas/forms/rules/across.ts'
import { kindForObjects } from '#areas/forms/rules/form-kinds.ts'
import { readNewAdult, saveOwnPerson } from '../later/co-applicant.ts'
import { findEntrance, type Entrance } from '../later/credentials.ts'
import { entryOf, readDossier, type Dossier } from '../documents/dossier.ts'
import { isOpen } from './keeper.ts'
import { toldAdults } from '../later/own-parts.ts'
import { personHandlers } from './people.ts'
import { pageParts } from '../later/start.ts'
import { readObjects } from '../sending/wished-objects.ts'
import { publicHandler } from '#platform/server/http/handler.ts'
import * as contract from '../../contract/product-form.ts'

interface OfForm {
  params: Credentials & { id: string }
}

/** Wraps a handler: checks first that the credentials belong to the given form. */
export const ofForm =
  <Asked extends { params: Credentials }, Answer>(handle: (ctx: Context, asked: Asked) => Promise<Answer>) =>
  async (ctx: Context, asked: Asked & OfForm): Promise<Answer> => {
    await findForForm(ctx, asked.params)
    return handle(ctx, asked)
  }

/** Accepts both kinds of credentials; a wrong form id fails like a wrong token. */
export async function findForForm(ctx: Context, params: OfForm['params']): Promise<Entrance> {
  const entrance = await findEntrance(ctx, params, 'read')
  const { door } = entrance
  const { formId } = door.kind === 'draft' ? door.draft : door.application
  if (formId !== params.id) throw notFound('application_form_link_not_valid')
  return entrance
}

export const readersFor = (kind: PersonKind) => ({
  list: async (ctx: Context, { params }: OfForm): Promise<{ people: FilledPerson[] }> => ({
    people: peopleIn(await ownDossier(ctx, params), kind),
  }),

  read: async (
    ctx: Context,
    { params }: { params: OfForm['params'] & { personKey: string } },
  ): Promise<FilledPerson> => {
    const people = peopleIn(await ownDossier(ctx, params), kind)
    const person = people.find(({ key }) => key === params.personKey)
    if (!person) throw notFound()
    return person
  },
})

/** Not available to co-applicants: they see only their own part. */
async function ownDossier(ctx: Context, params: OfForm['params']): Promise<Dossier> {
  const { door, link } = await findForForm(ctx, params)
  if (link) throw notFound('application_form_link_not_valid')
  return readDossier(ctx, door)
}

const peopleIn = (dossier: Dossier, kind: PersonKind) => (kind === 'adult' ? toldAdults(dossier) : dossier.children)

const mostShown = 100

export const getProductObjects = publicHandler(contract.getProductObjects, {}, async (ctx, { params }) => {
  const { door } = await findForForm(ctx, params)
  const dossier = await readDossier(ctx, door)
  const wanted = kindForObjects(dossier.objects.map(({ asksWith }) => asksWith))
  const rows = await ctx.db
    .select({ id: propertyObject.id })
    .from(propertyObject)
    .where(
      and(
        eq(propertyObject.workspaceId, ctx.workspace.id),
        eq(propertyObject.kind, params.objectType),
        eq(propertyObject.isPublished, true),
      ),
    )
    .orderBy(asc(propertyObject.sortKey), asc(propertyObject.id))
    .limit(mostShown)
  const objects = await readObjects(
    ctx,
    rows.map(({ id }) => id),
  )
  const onOffer = objects.filter(
    ({ card, isPublished, asksWith }) => isPublished && card.isFree && kindForObjects([asksWith]) === wanted,
  )
  return { objects: onOffer.map(({ card }) => card) }
})

export const getProductNewAdult = publicHandler(contract.getProductNewAdult, {}, async (ctx, asked) => {
  const { door, link } = await findForForm(ctx, asked.params)
  if (link) return readNewAdult(ctx, asked)
  const dossier = await readDossier(ctx, door)
  return {
    language: dossier.language,
    ...(await pageParts(ctx, dossier)),
    formId: dossier.formId,
    person: null,
    documents: [],
    papers: [],
    canChange: door.kind === 'draft' || isOpen(door.application.progressState),
    othersSay: othersSay({ form: dossier.form, world: dossier.world, entry: entryOf(dossier) }, null),
  }
})

export const addProductNewAdult = publicHandler(contract.addProductNewAdult, {}, async (ctx, { params, body }) => {
  const { link } = await findForForm(ctx, params)
  return link ? saveOwnPerson(ctx, { params, body }) : personHandlers('adult').add(ctx, { params, body })
})
