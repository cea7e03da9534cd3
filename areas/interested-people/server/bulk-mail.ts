// Bulk mail to interested people by their own call.

import { beginBulk, prepareBulk } from '#areas/communication/server/public.ts'
import type { AnswerOf } from '#platform/contract/endpoint.ts'
import type { StaffContext } from '#platform/server/context.ts'
import type { Received } from '#platform/server/http/received.ts'
import type { beginInterestedMail, prepareInterestedMail } from '../contract/bulk-mail.ts'

const view = 'InterestedPeople'

export const beginBulkMail = (ctx: StaffContext): Promise<AnswerOf<typeof beginInterestedMail>> => beginBulk(ctx, view)

export const prepareBulkMail = (
  ctx: StaffContext,
  { body }: Received<typeof prepareInterestedMail>,
): Promise<AnswerOf<typeof prepareInterestedMail>> => prepareBulk(ctx, view, body)
