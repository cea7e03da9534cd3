// Bulk mail to applications by their own call.

import { beginBulk, prepareBulk } from '#areas/communication/server/public.ts'
import type { AnswerOf } from '#platform/contract/endpoint.ts'
import type { StaffContext } from '#platform/server/context.ts'
import type { Received } from '#platform/server/http/received.ts'
import type { beginApplicationsMail, prepareApplicationsMail } from '../contract/bulk-mail.ts'

const view = 'Applications'

export const beginBulkMail = (ctx: StaffContext): Promise<AnswerOf<typeof beginApplicationsMail>> =>
  beginBulk(ctx, view)

export const prepareBulkMail = (
  ctx: StaffContext,
  { body }: Received<typeof prepareApplicationsMail>,
): Promise<AnswerOf<typeof prepareApplicationsMail>> => prepareBulk(ctx, view, body)
