// Returns the form with its current answers, or the submitted ones.

import { asc } from 'drizzle-orm'
import type { Context } from '#platform/server/context.ts'
import type { Credentials, HandedIn } from '../../contract/form-shapes.ts'
import { findDoor, isOver, type ApplicationRow, type Door, type LinkRow } from '../later/credentials.ts'
import { textOf } from '#areas/forms/rules/answers.ts'
import { occupancyNotes } from '#areas/forms/rules/household-checks.ts'
import { contactOf } from '#areas/forms/rules/household-figures.ts'
import { mayBeSentFrom } from '../../rules/too-fast.ts'
import { entryOf, readDossier, type Dossier } from '../documents/dossier.ts'
import { isOpen } from './keeper.ts'
import { coApplicantLinks } from '../later/own-link.ts'
import { toldAdults, toldContact, toldDocuments, toldParts } from '../later/own-parts.ts'
import { pageParts } from '../later/start.ts'
import { applicationLink } from '../tables.ts'
import { publicHandler } from '#platform/server/http/handler.ts'
import * as contract from '../../contract/fill-in.ts'

export const getApplicationForm = publicHandler(contract.getApplicationForm, {}, async (ctx, { params }) => {
  const door = await findDoor(ctx, params, 'read')
  const dossier = await readDossier(ctx, door)
  return {
    language: dossier.language,
    ...(await pageParts(ctx, dossier)),
    formId: dossier.formId,
    household: dossier.household,
    adults: toldAdults(dossier),
    children: dossier.children,
    documents: toldDocuments(dossier).map((document) => handedInOf(document, params)),
    invitations: (await invitationsOf(ctx, door)).map(invitationOf),
    ownParts: toldParts(dossier),
    expiresAt: door.kind === 'draft' ? door.draft.expiresAt.toISOString() : null,
    heldFor: door.kind === 'draft' && door.draft.heldAt ? toldContact(dossier, contactEmailOf(dossier)) : null,
    heldUntil:
      door.kind === 'draft' && door.draft.heldAt
        ? mayBeSentFrom(door.draft.createdAt, door.draft.heldAt).toISOString()
        : null,
    receivedOn: door.kind === 'draft' ? door.draft.receivedOn : null,
    application: door.kind === 'application' ? sentOf(dossier, door.application) : null,
  }
})

/** For requests with the household's own credentials. */
export const sentOf = (dossier: Dossier, row: ApplicationRow) => ({
  number: row.number,
  submittedAt: row.createdAt.toISOString(),
  contactEmail: toldContact(dossier, row.contactEmail),
  isEmailValidated: row.emailValidatedAt !== null,
  canChange: isOpen(row.progressState),
  notes: occupancyNotes(entryOf(dossier), dossier.world).map(({ key, values = {} }) => ({ key, values })),
})

interface ShownDocument {
  id: string
  person: string | null
  category: string
  file: { name: string; contentType: string; size: number }
}

/** The URL contains the credentials of the request, so a co-applicant opens documents with the co-applicant's link. */
export function handedInOf({ id, person, category, file }: ShownDocument, { slug, token }: Credentials): HandedIn {
  return {
    id,
    person,
    key: category,
    displayName: file.name,
    contentType: file.contentType,
    size: file.size,
    url: `/api/v1/applications/adult-serve-document/${slug}/${token}/${id}/${encodeURIComponent(file.name)}`,
  }
}

export const invitationOf = ({ id, email, createdAt, personKey, usedAt }: LinkRow) => ({
  id,
  email,
  createdAt: createdAt.toISOString(),
  person: personKey ?? id,
  isUsed: usedAt !== null,
})

/** Links that are still valid. */
export async function invitationsOf(ctx: Context, door: Door): Promise<LinkRow[]> {
  const links = await ctx.db
    .select()
    .from(applicationLink)
    .where(coApplicantLinks(ctx, door))
    .orderBy(asc(applicationLink.createdAt))
  return links.filter((link) => !isOver(ctx, link))
}

function contactEmailOf(dossier: Dossier): string {
  const contact = contactOf(entryOf(dossier))
  return contact ? textOf(contact.answers, 'email') : ''
}
