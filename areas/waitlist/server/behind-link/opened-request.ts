// The request behind a mailed link.

import { timingSafeEqual } from 'node:crypto'
import type { Context } from '#platform/server/context.ts'
import { hashOf } from '#platform/server/ids.ts'
import { notFound, AppError } from '#platform/server/app-error.ts'
import type { LinkKey } from '../../contract/public-form.ts'
import { findRequest, lockRequest, type RequestRow } from '../request-row.ts'

const noHash = Buffer.alloc(32)

/** Finds a request by its link. Id and token must match; the error does not reveal which of them is wrong. */
export async function openRequest(ctx: Context, key: LinkKey, purpose: 'read' | 'change'): Promise<RequestRow> {
  const row = await (purpose === 'read' ? findRequest : lockRequest)(ctx, key.uuid).catch(linkNotValid)
  if (!timingSafeEqual(hashOf(key.token), row.tokenHash ?? noHash)) throw notFound('waitlist_link_not_valid')
  if (!row.linkUntil || row.linkUntil <= ctx.now) throw new AppError('waitlist_link_over', { status: 410 })
  return row
}

const linkNotValid = (): never => {
  throw notFound('waitlist_link_not_valid')
}
