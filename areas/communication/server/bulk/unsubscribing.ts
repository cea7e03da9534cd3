// News subscription per address and workspace. Only a POST changes it, so link scanners have no effect.

import type { Context } from '#platform/server/context.ts'
import type { RawAnswer, RawPost } from '#platform/server/http/raw-post.ts'
import { addressBehind, nobodys } from '#platform/server/mail/unsubscribing.ts'
import { notFound } from '#platform/server/app-error.ts'
import { publicHandler } from '#platform/server/http/handler.ts'
import * as contract from '../../contract/unsubscribing.ts'

const addressOf = ({ services, workspace }: Context, of: string): string => {
  const address = addressBehind(services, workspace, of)
  if (!address) throw notFound('communication_unsubscribe_unknown')
  return address
}

export const getUnsubscribing = publicHandler(contract.getUnsubscribing, {}, async (ctx, { query }) => {
  if (query.of === nobodys) return { address: '', projectName: ctx.workspace.name, refuses: false, isTest: true }
  const address = addressOf(ctx, query.of)
  const { rows } = await ctx.client.query(
    'select from mail_address where workspace_id = $1 and address = $2 and refuses_news_at is not null',
    [ctx.workspace.id, address],
  )
  return { address, projectName: ctx.workspace.name, refuses: rows.length > 0, isTest: false }
})

export const setUnsubscribing = publicHandler(contract.setUnsubscribing, { perMinute: 60 }, async (ctx, { body }) => {
  const address = addressOf(ctx, body.of)
  await keepRefusal(ctx, address, body.refuses)
  return { address, projectName: ctx.workspace.name, refuses: body.refuses, isTest: false }
})

/** One-click unsubscribe as posted by mail programs (RFC 8058): no session, no page, no redirect. */
export async function unsubscribeByOneClick(ctx: Context, { body, query }: RawPost): Promise<RawAnswer> {
  const of = typeof query['of'] === 'string' ? query['of'] : ''
  const address = addressBehind(ctx.services, ctx.workspace, of)
  if (!address) return { status: 404 }
  if (!/List-Unsubscribe[\s\S]*One-Click/i.test(body.toString())) return { status: 422 }
  await keepRefusal(ctx, address, true)
  return { status: 200 }
}

/** A repeated refusal keeps the time of the first. */
async function keepRefusal(ctx: Context, address: string, refuses: boolean): Promise<void> {
  await ctx.client.query(
    refuses
      ? `insert into mail_address as a (workspace_id, address, refuses_news_at) values ($1, $2, $3)
          on conflict (workspace_id, address) do update set refuses_news_at = coalesce(a.refuses_news_at, $3)`
      : `update mail_address set refuses_news_at = null where workspace_id = $1 and address = $2 and $3::timestamptz is not null`,
    [ctx.workspace.id, address, ctx.now],
  )
}
