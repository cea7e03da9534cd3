// Sender address of the project: entered by an administrator, confirmed by a reader of its mailbox. Before that it is
// not used for sending.

import { and, eq } from 'drizzle-orm'
import type { ResponseOf } from '#platform/contract/endpoint.ts'
import type { Context, StaffContext } from '#platform/server/context.ts'
import { hashOf, newToken } from '#platform/server/ids.ts'
import { bareAddress } from '#platform/server/mail/addresses.ts'
import { queueMail } from '#platform/server/mail/outbox.ts'
import { mailSender } from '#platform/server/mail/tables.ts'
import { notFound, AppError, staleVersion } from '#platform/server/app-error.ts'
import { handler, publicHandler } from '#platform/server/http/handler.ts'
import * as contract from '../contract/sender.ts'

type SenderRow = typeof mailSender.$inferSelect

const linkLastsDays = 3

const ownRow = (ctx: Context) => eq(mailSender.workspaceId, ctx.workspace.id)

export async function lookForSender(ctx: Context): Promise<SenderRow | undefined> {
  const [row] = await ctx.db.select().from(mailSender).where(ownRow(ctx))
  return row
}

export async function readSender(ctx: StaffContext): Promise<ResponseOf<typeof contract.getSender>> {
  const row = await lookForSender(ctx)
  return {
    version: row?.version ?? 0,
    data: { address: row?.address ?? '', name: row?.name ?? '' },
    isConfirmed: Boolean(row?.verifiedAt),
    askedAt: row?.askedAt.toISOString() ?? null,
    usual: bareAddress(ctx.services.config.mailFrom),
    sends: ctx.services.mail.canSend,
  }
}

export const getSender = handler(contract.getSender, { permission: 'admin' }, readSender)

export const saveSender = handler(
  contract.saveSender,
  { permission: 'admin', perMinute: 10 },
  async (ctx, { body: { version, name, ...given } }) => {
    const address = given.address.toLowerCase()
    const row = await lookForSender(ctx)
    if ((row?.version ?? 0) !== version) throw staleVersion(await readSender(ctx))
    const isNew = address !== row?.address
    const changed = { name, version: version + 1, ...(isNew && { address, verifiedAt: null, askedAt: ctx.now }) }
    const [kept] = await ctx.db
      .insert(mailSender)
      .values({ workspaceId: ctx.workspace.id, ...changed, address, askedAt: ctx.now })
      .onConflictDoUpdate({ target: mailSender.workspaceId, set: changed, setWhere: eq(mailSender.version, version) })
      .returning()
    if (!kept) throw staleVersion(await readSender(ctx))
    const change = { field: 'mail_sender', old: row?.address ?? null, new: address }
    ctx.record({ event: 'settings.mail_sender_changed', subject: subjectOf(ctx), changes: isNew ? [change] : [] })
    if (isNew) await sendLink(ctx, kept)
    const title = ctx.t(isNew ? 'sender_asked' : 'sender_saved', { address })
    return { version: kept.version, notify: [{ type: 'success', title }] }
  },
)

export const askAgain = handler(contract.askAgain, { permission: 'admin', perMinute: 5 }, async (ctx) => {
  const row = await lookForSender(ctx)
  if (!row || row.verifiedAt) throw new AppError('sender_nothing_to_confirm')
  await sendLink(ctx, row)
  return { notify: [{ type: 'success', title: ctx.t('sender_asked', { address: row.address }) }] }
})

export const removeSender = handler(contract.removeSender, { permission: 'admin' }, async (ctx) => {
  const [gone] = await ctx.db.delete(mailSender).where(ownRow(ctx)).returning()
  if (gone) {
    const change = { field: 'mail_sender', old: gone.address, new: null }
    ctx.record({ event: 'settings.mail_sender_changed', subject: subjectOf(ctx), changes: [change] })
  }
  return { notify: [{ type: 'success', title: ctx.t('sender_removed') }] }
})

export const getSenderConfirmation = publicHandler(
  contract.getSenderConfirmation,
  { perMinute: 30 },
  async (ctx, { params }) => {
    return confirmationOf(ctx, await findByToken(ctx, params.token))
  },
)

export const confirmSender = publicHandler(contract.confirmSender, { perMinute: 30 }, async (ctx, { params }) => {
  const row = await findByToken(ctx, params.token)
  if (row.verifiedAt) return confirmationOf(ctx, row)
  const [confirmed] = await ctx.db
    .update(mailSender)
    .set({ verifiedAt: ctx.now, version: row.version + 1 })
    .where(and(ownRow(ctx), eq(mailSender.tokenHash, hashOf(params.token)), eq(mailSender.version, row.version)))
    .returning()
  if (!confirmed) throw notFound('sender_link_ended')
  ctx.record({ event: 'settings.mail_sender_confirmed', subject: subjectOf(ctx), cause: row.address })
  return confirmationOf(ctx, confirmed)
})

const subjectOf = ({ workspace }: Context) => ({ kind: 'workspace' as const, id: workspace.id, title: workspace.name })

const confirmationOf = (ctx: Context, { address, verifiedAt }: SenderRow) => ({
  address,
  projectName: ctx.workspace.name,
  isConfirmed: Boolean(verifiedAt),
})

async function findByToken(ctx: Context, token: string): Promise<SenderRow> {
  const [row] = await ctx.db
    .select()
    .from(mailSender)
    .where(and(ownRow(ctx), eq(mailSender.tokenHash, hashOf(token))))
  if (!row?.tokenUntil || row.tokenUntil < ctx.now) throw notFound('sender_link_ended')
  return row
}

/** The link is sent to the address itself, to prove that the person can read its mails. */
async function sendLink(ctx: StaffContext, row: SenderRow): Promise<void> {
  const token = newToken()
  const tokenUntil = new Date(ctx.now.getTime() + linkLastsDays * 24 * 60 * 60_000)
  await ctx.db
    .update(mailSender)
    .set({ tokenHash: hashOf(token), tokenUntil, askedAt: ctx.now, askedBy: ctx.user.id })
    .where(ownRow(ctx))
  const name = `${ctx.user.firstName} ${ctx.user.lastName}`
  await queueMail(ctx, {
    kind: 'sender-confirmation',
    language: ctx.user.language,
    to: { name: row.name || ctx.workspace.name, address: row.address },
    subject: ctx.t('sender_mail_subject', { project: ctx.workspace.name }),
    greeting: ctx.t('sender_mail_greeting'),
    paragraphs: [
      ctx.t('sender_mail_text', { name, project: ctx.workspace.name, address: row.address }),
      ctx.t('sender_mail_lasts', { days: linkLastsDays }),
    ],
    button: { label: ctx.t('sender_mail_button'), href: ctx.linkTo(`/confirm-sender/${token}`) },
    closing: ctx.t('sender_mail_closing'),
  })
}
