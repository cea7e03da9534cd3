// Adds, saves and removes people of a household. A person may be added with few answers or none.

import { and, eq } from 'drizzle-orm'
import type { Context } from '#platform/server/context.ts'
import { newId } from '#platform/server/ids.ts'
import { notFound, AppError, staleVersion } from '#platform/server/app-error.ts'
import type { Credentials, FilledPerson } from '../../contract/form-shapes.ts'
import { merged, type Answers, type PersonKind } from '#areas/forms/rules/answers.ts'
import { asksAbout, fieldsOf } from '#areas/forms/rules/form-definition.ts'
import { problemsOfPerson, shapeProblems } from '#areas/forms/rules/validity.ts'
import { findDoor } from '../later/credentials.ts'
import { removeLinksOf } from '../later/own-link.ts'
import { refuseOwnPart } from '../later/own-parts.ts'
import { removeStored } from '../documents/documents.ts'
import { entryOf, readDossier, type Dossier } from '../documents/dossier.ts'
import { keeperOf } from '../sending/find-keeper.ts'
import { creditCertificate } from '../tables.ts'
import { refuseProblems } from '../sending/refusals.ts'
import { publicHandler } from '#platform/server/http/handler.ts'
import * as contract from '../../contract/fill-in.ts'

const mostPeople = 12

export interface PersonSave {
  /** Null for a person who is not saved yet. */
  version: number | null
  answers: Answers
  isComplete: boolean
}

/** Operations on one kind of person. */
export const personHandlers = (kind: PersonKind) => ({
  add: async (
    ctx: Context,
    { params, body }: { params: Credentials; body: { answers: Answers; isComplete: boolean } },
  ): Promise<FilledPerson> => {
    const dossier = await readDossier(ctx, await findDoor(ctx, params, 'change'))
    return addPerson(ctx, dossier, { kind, key: newId(), save: { version: null, ...body } })
  },

  save: async (
    ctx: Context,
    { params, body }: { params: Credentials & { personKey: string }; body: PersonSave },
  ): Promise<FilledPerson> => {
    const dossier = await readDossier(ctx, await findDoor(ctx, params, 'change'))
    if (kind === 'adult') refuseOwnPart(ctx, dossier, params.personKey)
    return savePerson(ctx, dossier, { kind, key: params.personKey, save: body })
  },

  remove: async (ctx: Context, { params }: { params: Credentials & { personKey: string } }) => {
    const dossier = await readDossier(ctx, await findDoor(ctx, params, 'change'))
    const keeper = keeperOf(ctx, dossier)
    const person = findPerson(dossier, kind, params.personKey)
    const isLast = kind === 'adult' && dossier.adults.length === 1 && dossier.door.kind === 'application'
    if (isLast) throw new AppError('application_form_last_adult')
    await removeEverythingOf(ctx, dossier, person.key)
    await removeLinksOf(ctx, dossier.door, person.key)
    await keeper.removePerson(kind, person)
    return {}
  },
})

/** Deletes the documents and the certificate of a person. */
export async function removeEverythingOf(ctx: Context, dossier: Dossier, person: string): Promise<void> {
  const keeper = keeperOf(ctx, dossier)
  for (const document of dossier.documents.filter((one) => one.person === person)) {
    await keeper.removeDocument(document)
    await removeStored(ctx, document)
  }
  await ctx.db
    .delete(creditCertificate)
    .where(and(eq(creditCertificate.workspaceId, ctx.workspace.id), eq(creditCertificate.personKey, person)))
}

interface Wanted {
  kind: PersonKind
  key: string
  save: PersonSave
}

export async function addPerson(ctx: Context, dossier: Dossier, { kind, key, save }: Wanted): Promise<FilledPerson> {
  const keeper = keeperOf(ctx, dossier)
  // A form for parking spaces asks for no children.
  if (!asksAbout(dossier.form, kind)) throw new AppError('application_form_not_asked')
  if (dossier.adults.length + dossier.children.length >= mostPeople) {
    throw new AppError('application_form_too_many_people', { values: { max: mostPeople } })
  }
  const initial = fieldsOf(dossier.form, kind).flatMap((field) =>
    field.initial === undefined ? [] : [[field.key, field.initial]],
  )
  const answers = merged(Object.fromEntries(initial), save.answers)
  judge(ctx, dossier, { kind, key, save }, answers)
  const person = { key, version: 1, answers: { ...answers } }
  await keeper.addPerson(kind, person)
  return person
}

export async function savePerson(ctx: Context, dossier: Dossier, { kind, key, save }: Wanted): Promise<FilledPerson> {
  const keeper = keeperOf(ctx, dossier)
  const person = findPerson(dossier, kind, key)
  if (save.version !== person.version) throw staleVersion(person)
  const answers = merged(person.answers, save.answers)
  judge(ctx, dossier, { kind, key, save }, answers)
  return keeper.savePerson(kind, person, answers)
}

/** A draft accepts an incomplete person. "Done", or a change after submission, requires all answers. */
function judge(ctx: Context, dossier: Dossier, { kind, key, save }: Wanted, answers: Answers): void {
  refuseProblems(ctx, shapeProblems(dossier.form, kind, save.answers))
  if (!save.isComplete && dossier.door.kind === 'draft') return
  const judged = { form: dossier.form, world: dossier.world, entry: entryOf(dossier) }
  refuseProblems(ctx, problemsOfPerson(judged, kind, { key, answers }))
}

function findPerson(dossier: Dossier, kind: PersonKind, key: string): FilledPerson {
  const people = kind === 'adult' ? dossier.adults : dossier.children
  const person = people.find((one) => one.key === key)
  if (!person) throw notFound()
  return person
}

export const adults = personHandlers('adult')
export const children = personHandlers('child')
export const addAdult = publicHandler(contract.addAdult, {}, adults.add)
export const saveAdult = publicHandler(contract.saveAdult, {}, adults.save)
export const removeAdult = publicHandler(contract.removeAdult, {}, adults.remove)
export const addChild = publicHandler(contract.addChild, {}, children.add)
export const saveChild = publicHandler(contract.saveChild, {}, children.save)
export const removeChild = publicHandler(contract.removeChild, {}, children.remove)
