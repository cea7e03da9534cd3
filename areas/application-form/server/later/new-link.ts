// Replaces lost and ended links. Anybody can ask for any address, so asking changes nothing: the mail goes to the
// address on record, and the earlier link ends only when the new one is taken.

import { and, desc, eq, gt, isNotNull, sql } from 'drizzle-orm'
import { application } from '#areas/applications/server/public.ts'
import type { Context } from '#platform/server/context.ts'
import { notFound } from '#platform/server/app-error.ts'
import { publicHandler } from '#platform/server/http/handler.ts'
import { openAddress, sealAddress } from '#platform/server/mail/address-in-job.ts'
import * as contract from '../../contract/new-link.ts'
import { findDoorOf, findLink, type Door, type LinkRow } from './credentials.ts'
import { insertLink, linksTo, mayBeMailed, newLinkHours, type Replaced } from './mailed-links.ts'
import { mailNewLink } from './new-link-mail.ts'
import { replaceKey } from './replace-key.ts'
import { applicationDraft, applicationLink } from '../tables.ts'

export const newLinkJob = 'application-form-new-link'

const mostOfOneAddress = 5

export const requestNewLink = publicHandler(contract.requestNewLink, { perMinute: 5 }, async (ctx, { body }) => {
  await ctx.enqueue(newLinkJob, sealAddress(ctx, body.email))
  return {}
})

/** Runs as a job. */
export async function sendNewLinks(ctx: Context, data: unknown): Promise<void> {
  const email = openAddress(ctx, data)
  if (!email) return
  const targets = [
    ...(await applicationsOf(ctx, email)),
    ...(await draftsOf(ctx, email)),
    ...(await invitationsTo(ctx, email)),
  ]
  for (const target of targets) await sendNewLink(ctx, target)
}

async function sendNewLink(ctx: Context, { email, ...target }: Replaced): Promise<void> {
  if (!(await mayBeMailed(ctx, 'new_link', target))) return
  const link = await insertLink(ctx, { purpose: 'new_link', target, email, validHours: newLinkHours })
  const door = await findDoorOf(ctx, link.row, 'read')
  await mailNewLink(ctx, door, { credentials: link, email, isOfPerson: target.personKey !== null })
}

async function applicationsOf(ctx: Context, email: string): Promise<Replaced[]> {
  const rows = await ctx.db
    .select({ applicationId: application.id, email: application.contactEmail })
    .from(application)
    .where(and(eq(application.workspaceId, ctx.workspace.id), eq(application.emailFolded, email)))
    .orderBy(desc(application.createdAt))
    .limit(mostOfOneAddress)
  return rows.map((row) => ({ ...row, draftId: null, personKey: null }))
}

/** Only drafts whose link has been mailed to the address before; other addresses in a draft are not proven. */
async function draftsOf(ctx: Context, email: string): Promise<Replaced[]> {
  const rows = await ctx.db
    .select({ draftId: applicationDraft.id, email: sql<string>`${applicationDraft.contactEmail}` })
    .from(applicationDraft)
    .where(
      and(
        eq(applicationDraft.workspaceId, ctx.workspace.id),
        eq(applicationDraft.emailFolded, email),
        gt(applicationDraft.expiresAt, ctx.now),
      ),
    )
    .orderBy(desc(applicationDraft.updatedAt))
    .limit(mostOfOneAddress)
  return rows.map((row) => ({ ...row, applicationId: null, personKey: null }))
}

async function invitationsTo(ctx: Context, email: string): Promise<Replaced[]> {
  const rows = await ctx.db
    .select()
    .from(applicationLink)
    .where(
      and(
        eq(applicationLink.workspaceId, ctx.workspace.id),
        eq(applicationLink.purpose, 'co_applicant'),
        eq(applicationLink.emailFolded, email),
        isNotNull(applicationLink.personKey),
      ),
    )
    .orderBy(desc(applicationLink.createdAt))
    .limit(mostOfOneAddress)
  return rows.map(({ draftId, applicationId, personKey, email: address }) => ({
    draftId,
    applicationId,
    personKey,
    email: address ?? email,
  }))
}

export const getNewLink = publicHandler(contract.getNewLink, { perMinute: 60 }, async (ctx, { params }) => {
  const link = await findLink(ctx, params, 'new_link')
  const door = await findDoorOf(ctx, link, 'read')
  return {
    opens: link.personKey ? ('co_applicant' as const) : door.kind,
    number: door.kind === 'application' ? door.application.number : null,
  }
})

export const takeNewLink = publicHandler(contract.takeNewLink, { perMinute: 30 }, async (ctx, { params }) => {
  const link = await findLink(ctx, params, 'new_link')
  const door = await findDoorOf(ctx, link, 'change')
  await useUp(ctx, link)
  const path = await replaceKey(ctx, door, link.personKey)
  recordTaken(ctx, door, link)
  return { path }
})

/** Called under the lock of the record: only one of two simultaneous requests still finds the link. */
async function useUp(ctx: Context, link: LinkRow): Promise<void> {
  const ended = await ctx.db
    .delete(applicationLink)
    .where(linksTo(ctx, 'new_link', link))
    .returning({ id: applicationLink.id })
  if (!ended.some(({ id }) => id === link.id)) throw notFound('application_form_link_not_valid')
}

function recordTaken(ctx: Context, door: Door, { personKey }: LinkRow): void {
  if (door.kind === 'draft' || personKey) return
  const { id, number, contactName } = door.application
  const subject = { kind: 'application', id, title: `${number} ${contactName}` }
  ctx.record({ event: 'application.link_replaced', subject })
}
