// The criteria form behind the link of a mail. Opening it changes nothing; what is sent is checked by the office before it counts.

import { timingSafeEqual } from 'node:crypto'
import { generalSettings } from '#areas/project-settings/rules/settings.ts'
import { tellStaff } from '#areas/users/server/public.ts'
import { spelledPhone } from '#platform/rules/phone.ts'
import type { AnswerOf } from '#platform/contract/endpoint.ts'
import type { Actor } from '#platform/server/actor.ts'
import type { Context } from '#platform/server/context.ts'
import type { Received } from '#platform/server/http/received.ts'
import { hashOf } from '#platform/server/ids.ts'
import { insist } from '#platform/server/permit.ts'
import { notFound, Refusal } from '#platform/server/refusal.ts'
import { readSetting } from '#platform/server/session/settings.ts'
import type { fillInCriteriaForm, getPublicCriteriaForm, leaveWaitlist, LinkKey } from '../contract/public-form.ts'
import { requestCan } from '../rules/request-can.ts'
import { criteriaColumns, criteriaTold, insistOnOrder, phoneToKeep } from './criteria-columns.ts'
import { mailReceived } from './letters.ts'
import {
  changeRequest,
  findRequest,
  holdRequest,
  refreshSearchText,
  subjectOf,
  type RequestRow,
} from './request-row.ts'
import { leave } from './status.ts'
import { joinReason } from './words.ts'

const noHash = Buffer.alloc(32)

/** By its link: id and token belong together, and a wrong half says nothing about the other. */
async function openRequest(ctx: Context, key: LinkKey, purpose: 'read' | 'change'): Promise<RequestRow> {
  const row = await (purpose === 'read' ? findRequest : holdRequest)(ctx, key.uuid).catch(linkNotValid)
  if (!timingSafeEqual(hashOf(key.token), row.tokenHash ?? noHash)) throw notFound('waitlist_link_not_valid')
  if (!row.linkUntil || row.linkUntil <= ctx.now) throw new Refusal('waitlist_link_over', { status: 410 })
  return row
}

const linkNotValid = (): never => {
  throw notFound('waitlist_link_not_valid')
}

export async function readPublicForm(
  ctx: Context,
  { params }: Received<typeof getPublicCriteriaForm>,
): Promise<AnswerOf<typeof getPublicCriteriaForm>> {
  const row = await openRequest(ctx, params, 'read')
  const { publicTitle } = await readSetting(ctx, 'general', generalSettings)
  return {
    template: ctx.workspace.formTemplate,
    language: row.language,
    projectName: publicTitle || ctx.workspace.name,
    contactName: row.contactName,
    contactPhone: row.contactPhone && spelledPhone(row.contactPhone),
    progress_state: row.progressState,
    filledAt: row.filledAt?.toISOString() ?? null,
    linkUntil: (row.linkUntil ?? ctx.now).toISOString(),
    data: criteriaTold(row),
  }
}

export async function fillIn(
  ctx: Context,
  { params, body }: Received<typeof fillInCriteriaForm>,
): Promise<AnswerOf<typeof fillInCriteriaForm>> {
  insistOnOrder(body)
  const row = await openRequest(ctx, params, 'change')
  const contactPhone = phoneToKeep(body.contactPhone)
  await changeRequest(ctx, row, { ...criteriaColumns(body), contactPhone, progressState: 'new', filledAt: ctx.now })
  await refreshSearchText(ctx, row.id)
  ctx.record({ event: 'waitlist.filled_in', subject: subjectOf(row), actor: actorOf(ctx, row) })
  await mailReceived(ctx, row, params)
  await tellStaff(ctx, {
    kind: 'waitlist_request_filled',
    permission: 'waitlist',
    name: row.contactName,
    path: `/waitlist/applications/${row.id}`,
    responsible: [],
  })
  return {}
}

const actorOf = (ctx: Context, { contactName }: RequestRow): Actor =>
  ctx.actor.kind === 'applicant' ? { ...ctx.actor, name: contactName } : ctx.actor

export async function leaveByLink(
  ctx: Context,
  { params, body }: Received<typeof leaveWaitlist>,
): Promise<AnswerOf<typeof leaveWaitlist>> {
  const row = await openRequest(ctx, params, 'change')
  insist(requestCan.decline(row))
  const cause = joinReason('withdrawn', body.reason)
  await leave(ctx, row, { progressState: 'declined', leaveReason: cause })
  ctx.record({ event: 'waitlist.left', subject: subjectOf(row), cause, actor: actorOf(ctx, row) })
  return {}
}
