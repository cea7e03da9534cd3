// A co-applicant fills in their own part through a separate link and cannot see the others' answers. Once the link is
// used, the others cannot see that part either.

import type { ResponseOf } from '#platform/contract/endpoint.ts'
import type { Context } from '#platform/server/context.ts'
import type { Input } from '#platform/server/http/input.ts'
import { hashOf, newId, newSlug, newToken } from '#platform/server/ids.ts'
import { notFound, AppError } from '#platform/server/app-error.ts'
import type { FilledPerson } from '../../contract/form-shapes.ts'
import { othersSay } from '#areas/forms/rules/across.ts'
import { takesPapers } from '#areas/applications/rules/after-sending.ts'
import { fieldsOf } from '#areas/forms/rules/form-definition.ts'
import { toldAnswers } from '../../rules/own-parts.ts'
import { findDoor, findDoorOf, findLink, type Door, type LinkRow } from './credentials.ts'
import { entryOf, readDossier, type Dossier } from '../documents/dossier.ts'
import { keeperOf } from '../sending/find-keeper.ts'
import { handedInOf, invitationOf, invitationsOf } from '../filling/form-page.ts'
import { isOpen } from '../filling/keeper.ts'
import { sendInvitation } from './invitation-mail.ts'
import { coApplicantLinks, invitationLife, markUsed, removeLink } from './own-link.ts'
import { nameIn, toldAdults, toldParts } from './own-parts.ts'
import { papersOf } from '../status/status.ts'
import { addPerson, removeEverythingOf, savePerson } from '../filling/people.ts'
import { pageParts } from './start.ts'
import { applicationLink } from '../tables.ts'
import { wishesOf } from '../sending/wishes-to-be-had.ts'
import { publicHandler } from '#platform/server/http/handler.ts'
import * as contract from '../../contract/co-applicant.ts'

const mostLinks = 12

export const inviteCoApplicant = publicHandler(
  contract.inviteCoApplicant,
  { perMinute: 10 },
  async (ctx, { params, body }) => {
    const door = await findDoor(ctx, params, 'change')
    const dossier = await readDossier(ctx, door)
    // Throws if no people can be added any more.
    keeperOf(ctx, dossier)
    if (body.person) await checkInvited(ctx, dossier, body.person)
    await refuseTooMany(ctx, door)
    const credentials = { slug: newSlug(), token: newToken() }
    const expiresAt = new Date(ctx.now.getTime() + invitationLife)
    const [link] = await ctx.db
      .insert(applicationLink)
      .values({
        workspaceId: ctx.workspace.id,
        id: newId(),
        purpose: 'co_applicant',
        ...ownerOf(door),
        slug: credentials.slug,
        tokenHash: hashOf(credentials.token),
        email: body.email ?? null,
        // The person's key is set now: documents need it, and it ties the link to this person.
        personKey: body.person ?? newId(),
        createdAt: ctx.now,
        expiresAt,
      })
      .returning()
    if (!link) throw new Error('the invitation was not made')
    const url = ctx.linkTo(`/form/application/${credentials.slug}/${credentials.token}/create-adult`)
    if (body.email) await sendInvitation(ctx, dossier, { email: body.email, url, expiresAt })
    return { url: body.email ? null : url, invitation: invitationOf(link) }
  },
)

async function checkInvited(ctx: Context, { door, adults }: Dossier, person: string): Promise<void> {
  const invited = adults.find(({ key }) => key === person)
  if (!invited) throw notFound()
  const has = (await invitationsOf(ctx, door)).some(({ personKey }) => personKey === person)
  if (has) throw new AppError('application_form_invited_already', { values: { name: nameIn(ctx, invited) } })
}

export const getOwnParts = publicHandler(contract.getOwnParts, {}, async (ctx, { params }) => {
  return ownPartsBehind(ctx, await findDoor(ctx, params, 'read'))
})

async function ownPartsBehind(ctx: Context, door: Door): Promise<ResponseOf<typeof contract.getOwnParts>> {
  const dossier = await readDossier(ctx, door)
  const invitations = (await invitationsOf(ctx, door)).map(invitationOf)
  return { invitations, adults: toldAdults(dossier), ownParts: toldParts(dossier) }
}

/**
 * Withdrawing a link also deletes the answers that its person entered, so that the household cannot read them this
 * way.
 */
export const withdrawInvitation = publicHandler(contract.withdrawInvitation, {}, async (ctx, { params }) => {
  const door = await findDoor(ctx, params, 'change')
  const link = (await invitationsOf(ctx, door)).find(({ id }) => id === params.invitationId)
  if (!link) throw notFound()
  const dossier = await readDossier(ctx, door)
  const person = link.usedAt ? ownPerson(dossier, link) : null
  if (person && door.kind === 'application') {
    throw new AppError('application_form_own_part_sent', { values: { name: nameIn(ctx, person) } })
  }
  if (person) {
    await removeEverythingOf(ctx, dossier, person.key)
    await keeperOf(ctx, dossier).savePerson('adult', person, toldAnswers(person.answers))
  }
  await removeLink(ctx, link.id)
  return ownPartsBehind(ctx, await findDoor(ctx, params, 'read'))
})

export async function readNewAdult(
  ctx: Context,
  { params }: Pick<Input<typeof contract.getNewAdult>, 'params'>,
): Promise<ResponseOf<typeof contract.getNewAdult>> {
  const link = await findLink(ctx, params, 'co_applicant')
  const dossier = await readDossier(ctx, await findDoorOf(ctx, link, 'read'))
  const { door } = dossier
  return {
    language: dossier.language,
    ...(await pageParts(ctx, { ...dossier, objects: wishesOf(dossier) })),
    formId: dossier.formId,
    person: ownPerson(dossier, link),
    documents: dossier.documents
      .filter(({ person }) => person === link.personKey)
      .map((document) => handedInOf(document, params)),
    papers: await latePapers(ctx, dossier, link.personKey),
    canChange: door.kind === 'draft' || isOpen(door.application.progressState),
    othersSay: othersSay({ form: dossier.form, world: dossier.world, entry: entryOf(dossier) }, link.personKey),
  }
}

export const getNewAdult = publicHandler(contract.getNewAdult, {}, readNewAdult)

export async function saveOwnPerson(
  ctx: Context,
  { params, body }: Pick<Input<typeof contract.saveNewAdult>, 'params' | 'body'>,
): Promise<ResponseOf<typeof contract.saveNewAdult>> {
  const link = await findLink(ctx, params, 'co_applicant')
  const dossier = await readDossier(ctx, await findDoorOf(ctx, link, 'change'))
  const wanted = { kind: 'adult', key: link.personKey ?? link.id, save: body } as const
  const person = ownPerson(dossier, link)
    ? await savePerson(ctx, dossier, wanted)
    : await addPerson(ctx, dossier, wanted)
  await markUsed(ctx, link)
  return person
}

export const saveNewAdult = publicHandler(contract.saveNewAdult, {}, saveOwnPerson)

/** Documents that a person with their own link still owes: those requested later, or all after answers are closed. */
async function latePapers(ctx: Context, dossier: Dossier, person: string | null) {
  const { door, form } = dossier
  if (door.kind === 'draft' || !takesPapers(door.application.progressState)) return []
  const asked = isOpen(door.application.progressState)
    ? fieldsOf(form, 'adult').filter((field) => field.asked === 'everybody')
    : []
  return (await papersOf(ctx, dossier)).filter(
    (place) => place.person === person && asked.every(({ key }) => key !== place.category),
  )
}

const ownPerson = ({ adults }: Dossier, { personKey }: LinkRow): FilledPerson | null =>
  adults.find(({ key }) => key === personKey) ?? null

const ownerOf = (door: Door) =>
  door.kind === 'draft' ? { draftId: door.draft.id } : { applicationId: door.application.id }

/** Each link may send an email. The limit is the maximum number of people in a household. */
async function refuseTooMany(ctx: Context, door: Door): Promise<void> {
  const links = await ctx.db.select({ id: applicationLink.id }).from(applicationLink).where(coApplicantLinks(ctx, door))
  if (links.length >= mostLinks) throw new AppError('application_form_too_many_people', { values: { max: mostLinks } })
}
