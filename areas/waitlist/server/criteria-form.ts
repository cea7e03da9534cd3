// Criteria form for staff: creates a request, also from an application, and corrects one; also sends the form link to
// the person.

import { and, eq, inArray, sql } from 'drizzle-orm'
import { lookAtMail, sendProcessMail } from '#areas/mail-templates/server/public.ts'
import { aboutMail } from '#platform/server/audit/about-mail.ts'
import { saidWithMails } from '#platform/server/mail/by-hand.ts'
import { assertAllowed } from '#platform/server/permit.ts'
import type { ResponseOf } from '#platform/contract/endpoint.ts'
import type { StaffContext } from '#platform/server/context.ts'
import type { Input } from '#platform/server/http/input.ts'
import { newId } from '#platform/server/ids.ts'
import { AppError, staleVersion } from '#platform/server/app-error.ts'
import type { RequestData } from '../contract/criteria.ts'
import { requestCan } from '../rules/request-can.ts'
import { requestStateText, waitingStates } from '../rules/request-state.ts'
import { formToBeginWith } from './asked-form.ts'
import { contactColumns, criteriaColumns, assertOrder, requestTold } from './criteria-columns.ts'
import { findForWaitlist, lockForWaitlist } from './from-application.ts'
import { criteriaFormMail, linkToCome, newLink } from './letters.ts'
import {
  changeRequest,
  findRequest,
  lockRequest,
  nextNumber,
  refreshSearchText,
  subjectOf,
  type RequestRow,
} from './request-row.ts'
import { waitlistRequest } from './tables.ts'
import { placesWords } from './words.ts'
import { handler } from '#platform/server/http/handler.ts'
import * as contract from '../contract/criteria-form.ts'

const blank: Omit<RequestData, 'language'> = {
  contactName: '',
  contactEmail: null,
  contactPhone: null,
  kinds: ['apartment'],
  roomsFrom: null,
  roomsTo: null,
  rentMax: null,
  areaFrom: null,
  moveInFrom: null,
  places: [],
  adults: 1,
  children: 0,
  needs: [],
  note: null,
}

const unwritten = { id: null, version: 1, progress_state: null, stateTitle: null }

export const getCriteriaForm = handler(contract.getCriteriaForm, { permission: 'waitlist' }, async (ctx, { query }) => {
  if (query.applicationId) return { ...unwritten, ...(await findForWaitlist(ctx, query.applicationId)) }
  if (!query.id) {
    const [language = 'de'] = ctx.workspace.languages
    return { ...unwritten, data: { ...blank, language }, reason: null }
  }
  const row = await findRequest(ctx, query.id)
  const verdict = requestCan.edit(row)
  return {
    id: row.id,
    version: row.version,
    data: requestTold(row),
    progress_state: row.progressState,
    stateTitle: ctx.t(requestStateText(row.progressState)),
    reason: verdict.allowed ? null : ctx.t(verdict.reason),
  }
})

export const saveCriteriaForm = handler(
  contract.saveCriteriaForm,
  { permission: 'waitlist' },
  async (ctx, { body }) => {
    assertOrder(body)
    return body.id ? correct(ctx, body.id, body) : record(ctx, body)
  },
)

type Body = Input<typeof contract.saveCriteriaForm>['body']

/** A request recorded by staff is accepted at once and waits from now on. */
async function record(ctx: StaffContext, body: Body): Promise<ResponseOf<typeof contract.saveCriteriaForm>> {
  const application = body.applicationId ? await lockForWaitlist(ctx, body.applicationId) : null
  const row = {
    id: newId(),
    number: await nextNumber(ctx),
    progressState: 'waitlist.accepted' as const,
    source: application ? ('application' as const) : ('staff' as const),
    applicationId: application?.id ?? null,
    waitsSince: ctx.now,
    ...contactColumns(body),
    ...criteriaColumns(body),
  }
  await insertRequest(ctx, row)
  ctx.record({ event: 'waitlist.recorded', subject: subjectOf(row) })
  if (application) {
    const subject = {
      kind: 'application',
      id: application.id,
      title: `${application.number} ${application.contactName}`,
    }
    ctx.record({ event: 'application.put_on_waitlist', subject, cause: String(row.number) })
  }
  const title = ctx.t('waitlist_done_recorded', { name: row.contactName })
  return { id: row.id, version: 1, notify: [{ type: 'success', title }] }
}

type NewRow = Omit<
  typeof waitlistRequest.$inferInsert,
  'workspaceId' | 'recordedBy' | 'createdAt' | 'updatedAt' | 'version' | 'searchText'
>

async function insertRequest(ctx: StaffContext, row: NewRow): Promise<void> {
  await ctx.db.insert(waitlistRequest).values({
    ...row,
    workspaceId: ctx.workspace.id,
    recordedBy: ctx.user.id,
    createdAt: ctx.now,
    updatedAt: ctx.now,
  })
  await refreshSearchText(ctx, row.id)
}

/** Staff have reviewed the request by correcting it, so it is accepted (domain.md §7). */
async function correct(
  ctx: StaffContext,
  id: string,
  body: Body,
): Promise<ResponseOf<typeof contract.saveCriteriaForm>> {
  const row = await lockRequest(ctx, id)
  assertAllowed(requestCan.edit(row))
  if (body.version !== row.version) throw staleVersion({ version: row.version, data: requestTold(row) })
  const columns = { ...contactColumns(body), ...criteriaColumns(body) }
  const version = await changeRequest(ctx, row, {
    ...columns,
    progressState: 'waitlist.accepted',
    waitsSince: row.waitsSince ?? ctx.now,
  })
  await refreshSearchText(ctx, row.id)
  ctx.record({
    event: row.progressState === 'waitlist.accepted' ? 'waitlist.corrected' : 'waitlist.accepted',
    subject: subjectOf({ ...row, ...columns }),
    changes: changesBetween(asRead(row), asRead({ ...row, ...columns })),
  })
  return { id, version, notify: [{ type: 'success', title: ctx.t('waitlist_done_corrected', { number: row.number }) }] }
}

/** Places by name, which is the same in every language. */
const asRead = (row: RequestRow) => ({ ...requestTold(row), places: placesWords(row) })

function changesBetween(before: object, after: object) {
  const now = new Map<string, unknown>(Object.entries(after))
  return Object.entries(before)
    .filter(([field, old]) => JSON.stringify(old) !== JSON.stringify(now.get(field)))
    .map(([field, old]) => ({ field, old, new: now.get(field) }))
}

export const sendCriteriaForm = handler(
  contract.sendCriteriaForm,
  { permission: 'waitlist' },
  async (ctx, { params, body }) => {
    const row = await lockRequest(ctx, params.id)
    assertAllowed(requestCan.send_form(row))
    const link = newLink(ctx)
    // A person who has already answered gets the same form version again.
    const formId = row.filledAt ? row.formId : await formToBeginWith(ctx)
    const version = await changeRequest(ctx, row, { progressState: 'sent', formId, ...link.columns })
    const mailId = await sendProcessMail(ctx, criteriaFormMail(ctx, row, link), body.mail)
    ctx.record({ event: 'waitlist.form_sent', subject: subjectOf(row), changes: [aboutMail(mailId)] })
    const title = row.contactEmail
      ? ctx.t('waitlist_done_form_sent', { email: row.contactEmail })
      : ctx.t('waitlist_done_form_as_letter')
    return { progress_state: 'sent', version, notify: await saidWithMails(ctx, title, [mailId]) }
  },
)

export const inviteToWaitlist = handler(
  contract.inviteToWaitlist,
  { permission: 'waitlist' },
  async (ctx, { body: { mail, ...person } }) => {
    if (await lookWaiting(ctx, person.contactEmail)) throw new AppError('waitlist_reason_address_waits')
    const link = newLink(ctx)
    const row = {
      id: newId(),
      number: await nextNumber(ctx),
      progressState: 'sent' as const,
      source: 'form' as const,
      adults: 1,
      children: 0,
      formId: await formToBeginWith(ctx),
      ...person,
      ...link.columns,
    }
    await insertRequest(ctx, row)
    const mailId = await sendProcessMail(ctx, criteriaFormMail(ctx, row, link), mail)
    ctx.record({ event: 'waitlist.form_sent', subject: subjectOf(row), changes: [aboutMail(mailId)] })
    const title = ctx.t('waitlist_done_form_sent', { email: person.contactEmail })
    return { id: row.id, notify: await saidWithMails(ctx, title, [mailId]) }
  },
)

export const previewCriteriaFormMail = handler(
  contract.previewCriteriaFormMail,
  { permission: 'waitlist' },
  async (ctx, { params, body }) => {
    return lookAtMail(ctx, criteriaFormMail(ctx, await findRequest(ctx, params.id), linkToCome(ctx)), body.mail)
  },
)

/** The request has no number before it is created. */
export const previewInvitation = handler(
  contract.previewInvitation,
  { permission: 'waitlist' },
  async (ctx, { body: { mail, ...person } }) => {
    const row = { ...person, id: newId(), number: '…' }
    return lookAtMail(ctx, { ...criteriaFormMail(ctx, row, linkToCome(ctx)), isAddressAsked: true }, mail)
  },
)

async function lookWaiting(ctx: StaffContext, contactEmail: string): Promise<Pick<RequestRow, 'id'> | undefined> {
  const [row] = await ctx.db
    .select({ id: waitlistRequest.id })
    .from(waitlistRequest)
    .where(
      and(
        eq(waitlistRequest.workspaceId, ctx.workspace.id),
        eq(sql`lower(${waitlistRequest.contactEmail})`, contactEmail.toLowerCase()),
        inArray(waitlistRequest.progressState, [...waitingStates]),
      ),
    )
    .limit(1)
  return row
}
