// Requests documents from a household: the missing ones per person, the request with its mail, and its state.

import { and, eq, isNull } from 'drizzle-orm'
import { formText } from '#areas/forms/rules/form-text.ts'
import { readPapers, type Papers } from '#areas/application-form/server/public.ts'
import {
  changeApplication,
  findApplication,
  lockApplication,
  subjectOf,
  type ApplicationRow,
} from '#areas/applications/server/public.ts'
import { lookAtMail, sendProcessMail } from '#areas/mail-templates/server/public.ts'
import { assertAllowed, spoken } from '#platform/server/permit.ts'
import { staffNames } from '#platform/server/session/staff-names.ts'
import { dayAfter, endOfDay } from '#platform/rules/calendar-day.ts'
import { isSameMoment } from '#areas/applications/rules/same-moment.ts'
import { processSettings } from '#areas/project-settings/server/public.ts'
import { aboutMail } from '#platform/server/audit/about-mail.ts'
import type { StaffContext } from '#platform/server/context.ts'
import type { Input } from '#platform/server/http/input.ts'
import { hashOf, newId, newToken } from '#platform/server/ids.ts'
import { saidWithMails } from '#platform/server/mail/by-hand.ts'
import { fieldRefusal, AppError } from '#platform/server/app-error.ts'
import { documentsCanBeRequested, requestState, type WantedPaper } from '#areas/applications/rules/document-request.ts'
import { tokenToCome } from './reference-mail.ts'
import { documentsMail } from './request-mail.ts'
import { lookLatestRequestFor, wantedNow, type RequestRow } from './request-row.ts'
import { documentRequest } from '#areas/applications/server/public.ts'
import { handler } from '#platform/server/http/handler.ts'
import * as contract from '../contract/documents.ts'

export const getDocumentsRequest = handler(
  contract.getDocumentsRequest,
  { permission: 'applications_read' },
  async (ctx, { params }) => {
    const application = await findApplication(ctx, params.id)
    const papers = await readPapers(ctx, application)
    const request = await lookLatestRequestFor(ctx, application.id)
    const { documentLinkValidDays } = await processSettings(ctx)
    return {
      applicationId: application.id,
      contactName: application.contactName,
      contactEmail: application.contactEmail,
      canRequest: spoken(ctx, documentsCanBeRequested(application)),
      canEdit: ctx.can('applications_write'),
      validDays: documentLinkValidDays,
      people: peopleWithPapers(ctx, papers),
      request: request && (await viewOf(ctx, request, papers)),
    }
  },
)

function peopleWithPapers(ctx: StaffContext, { slots, nameByPerson }: Papers) {
  const people = [null, ...nameByPerson.keys()].map((person) => ({
    person,
    name: person === null ? null : (nameByPerson.get(person) ?? null),
    papers: slots
      .filter((slot) => slot.person === person)
      .map(({ category, label, isNeeded, state }) => ({
        category,
        title: formText(label, ctx.t, ctx.language),
        isNeeded,
        state,
      })),
  }))
  return people.filter(({ papers }) => papers.length > 0)
}

async function viewOf(ctx: StaffContext, request: RequestRow, papers: Papers) {
  const nameOf = await staffNames(ctx, [request.sentBy])
  return {
    id: request.id,
    state: requestState(request, ctx.now),
    sentAt: request.createdAt.toISOString(),
    sentBy: request.sentBy && nameOf(request.sentBy).name,
    expiresAt: request.expiresAt.toISOString(),
    receivedAt: request.receivedAt?.toISOString() ?? null,
    note: request.note,
    wanted: wantedNow(request, papers).map(({ person, category, reason, slot, isHandedIn }) => ({
      person,
      category,
      reason,
      isHandedIn,
      title: formText(slot.label, ctx.t, ctx.language),
      name: person === null ? null : (papers.nameByPerson.get(person) ?? null),
    })),
  }
}

/** Computes the request and its deadline without writing anything. */
async function intendedRequest(ctx: StaffContext, application: ApplicationRow, body: Body) {
  const papers = await readPapers(ctx, application)
  const wanted = onceEach(body.papers)
  const isKnown = ({ person, category }: WantedPaper) =>
    papers.slots.some((slot) => slot.person === person && slot.category === category)
  if (!wanted.every(isKnown)) throw fieldRefusal('papers', 'enquiries_paper_not_in_form')
  const { documentLinkValidDays } = await processSettings(ctx)
  const request = {
    id: newId(),
    wanted,
    note: body.note || null,
    createdAt: ctx.now,
    expiresAt: endOfDay(dayAfter(ctx.now, documentLinkValidDays)),
  }
  return { papers, request }
}

type Body = Input<typeof contract.requestDocuments>['body']

export const previewDocumentsRequest = handler(
  contract.previewDocumentsRequest,
  { permission: 'applications_write' },
  async (ctx, { params, body }) => {
    const application = await findApplication(ctx, params.id)
    const intended = await intendedRequest(ctx, application, body)
    return lookAtMail(ctx, documentsMail(ctx, { application, ...intended, token: tokenToCome }), body.mail)
  },
)

export const requestDocuments = handler(
  contract.requestDocuments,
  { permission: 'applications_write' },
  async (ctx, { params, body }) => {
    const application = await lockApplication(ctx, params.id)
    assertAllowed(documentsCanBeRequested(application))
    const { papers, request } = await intendedRequest(ctx, application, body)
    const before = await lookLatestRequestFor(ctx, application.id)
    if (before && isSameMoment(before.createdAt, ctx.now) && asksTheSame(before, request)) {
      throw new AppError('enquiries_reason_just_requested')
    }
    await replaceOpenRequest(ctx, application.id)
    const token = newToken()
    await ctx.db.insert(documentRequest).values({
      ...request,
      workspaceId: ctx.workspace.id,
      applicationId: application.id,
      tokenHash: hashOf(token),
      sentBy: ctx.user.id,
    })
    const mailId = await sendProcessMail(ctx, documentsMail(ctx, { application, request, token, papers }), body.mail)
    await changeApplication(ctx, application, {})
    ctx.record({
      event: 'application.documents_requested',
      subject: subjectOf(application),
      changes: [
        ...request.wanted.map(({ category }) => ({ field: 'document', old: null, new: category })),
        aboutMail(mailId),
      ],
    })
    const title = ctx.t('enquiries_documents_requested', {
      email: application.contactEmail || application.contactName,
    })
    return { notify: await saidWithMails(ctx, title, [mailId]) }
  },
)

const asksTheSame = (before: RequestRow, { wanted, note }: Pick<RequestRow, 'wanted' | 'note'>): boolean =>
  before.note === note && keysOf(before.wanted) === keysOf(wanted)

const keysOf = (papers: readonly WantedPaper[]): string =>
  papers
    .map(({ person, category, reason }) => `${person} ${category} ${reason}`)
    .toSorted()
    .join()

function onceEach(papers: readonly WantedPaper[]): WantedPaper[] {
  return [...new Map(papers.map((one) => [`${one.person} ${one.category}`, one])).values()]
}

/** The link of the previous mail becomes invalid, so that no one follows an outdated list. */
async function replaceOpenRequest(ctx: StaffContext, applicationId: string): Promise<void> {
  await ctx.db
    .update(documentRequest)
    .set({ replacedAt: ctx.now })
    .where(
      and(
        eq(documentRequest.workspaceId, ctx.workspace.id),
        eq(documentRequest.applicationId, applicationId),
        isNull(documentRequest.receivedAt),
        isNull(documentRequest.replacedAt),
      ),
    )
}
