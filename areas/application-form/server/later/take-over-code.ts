// Codes by which a new application begins with the answers of an earlier one. Such a code does not open the earlier
// application, and the code of a draft for another device is accepted as well.

import { and, desc, eq, gt } from 'drizzle-orm'
import { randomInt } from 'node:crypto'
import { application } from '#areas/applications/server/public.ts'
import { laterByHours } from '#platform/rules/local-time.ts'
import type { Context } from '#platform/server/context.ts'
import { notFound } from '#platform/server/app-error.ts'
import { publicHandler } from '#platform/server/http/handler.ts'
import { translatorFor } from '#platform/server/i18n/texts.ts'
import { openAddress, sealAddress } from '#platform/server/mail/address-in-job.ts'
import { queueMail } from '#platform/server/mail/outbox.ts'
import * as contract from '../../contract/take-over.ts'
import { newDeviceCode, readDeviceCode, spelledDeviceCode } from '../../rules/device-code.ts'
import { findDoor, findDoorOf, type Door } from './credentials.ts'
import { insertLink, linksTo, mayBeMailed, type Target } from './mailed-links.ts'
import { slowHashOf } from './slow-hash.ts'
import { applicationDeviceCode, applicationLink } from '../tables.ts'

export const takeOverCodeJob = 'application-form-take-over-code'
const validHours = 1

const targetOf = (door: Door): Target => ({
  draftId: door.kind === 'draft' ? door.draft.id : null,
  applicationId: door.kind === 'application' ? door.application.id : null,
  personKey: null,
})

export const makeTakeOverCode = publicHandler(contract.makeTakeOverCode, { perMinute: 10 }, async (ctx, { params }) => {
  const target = targetOf(await findDoor(ctx, params, 'change'))
  // A newer code ends those before it, so that each application has few valid codes.
  await ctx.db.delete(applicationLink).where(linksTo(ctx, 'take_over', target))
  return { code: await newCode(ctx, target, null), expiresAt: laterByHours(ctx.now, validHours).toISOString() }
})

async function newCode(ctx: Context, target: Target, email: string | null): Promise<string> {
  const code = newDeviceCode(randomInt)
  await insertLink(ctx, { purpose: 'take_over', target, email, validHours, tokenHash: await slowHashOf(ctx, code) })
  return code
}

export const mailTakeOverCode = publicHandler(contract.mailTakeOverCode, { perMinute: 5 }, async (ctx, { body }) => {
  await ctx.enqueue(takeOverCodeJob, sealAddress(ctx, body.email))
  return {}
})

/** Runs as a job. */
export async function sendTakeOverCode(ctx: Context, data: unknown): Promise<void> {
  const email = openAddress(ctx, data)
  if (!email) return
  const [latest] = await ctx.db
    .select()
    .from(application)
    .where(and(eq(application.workspaceId, ctx.workspace.id), eq(application.emailFolded, email)))
    .orderBy(desc(application.createdAt))
    .limit(1)
  if (!latest) return
  const { id, number, contactName, contactEmail, language } = latest
  const target = { draftId: null, applicationId: id, personKey: null }
  if (!(await mayBeMailed(ctx, 'take_over', target))) return
  const code = await newCode(ctx, target, contactEmail)
  const t = translatorFor(language, ctx.workspace.projectType)
  await queueMail(ctx, {
    kind: 'application-take-over-code',
    language,
    record: { kind: 'application', id },
    to: { name: contactName, address: contactEmail },
    subject: t('application_form_mail_take_over_subject'),
    greeting: t('application_form_greeting', { name: contactName }),
    paragraphs: [
      t('application_form_mail_take_over_text', { number }),
      spelledDeviceCode(code),
      t('application_form_mail_take_over_valid'),
    ],
    closing: t('application_form_closing'),
  })
}

/** Uses up the code. The transaction of a refused start restores it. */
export async function findEarlier(ctx: Context, typed: string): Promise<Door> {
  const code = readDeviceCode(typed)
  if (!code) throw noSuchCode()
  const hash = await slowHashOf(ctx, code)
  const [link] = await ctx.db
    .delete(applicationLink)
    .where(
      and(
        eq(applicationLink.workspaceId, ctx.workspace.id),
        eq(applicationLink.purpose, 'take_over'),
        eq(applicationLink.tokenHash, hash),
        gt(applicationLink.expiresAt, ctx.now),
      ),
    )
    .returning()
  if (link) return findDoorOf(ctx, link, 'read')
  const [ofDraft] = await ctx.db
    .delete(applicationDeviceCode)
    .where(
      and(
        eq(applicationDeviceCode.workspaceId, ctx.workspace.id),
        eq(applicationDeviceCode.codeHash, hash),
        gt(applicationDeviceCode.expiresAt, ctx.now),
      ),
    )
    .returning()
  if (!ofDraft) throw noSuchCode()
  return findDoorOf(ctx, { draftId: ofDraft.draftId, applicationId: null }, 'read')
}

const noSuchCode = () => notFound('application_form_take_over_code_not_valid')
