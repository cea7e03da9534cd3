// Bulk mail to applications.

import { beginBulk, prepareBulk } from '#areas/communication/server/public.ts'
import { handler } from '#platform/server/http/handler.ts'
import * as contract from '../contract/bulk-mail.ts'

const view = 'Applications'

export const beginApplicationsMail = handler(
  contract.beginApplicationsMail,
  { permission: 'shared_communication' },
  (ctx) => beginBulk(ctx, view),
)

export const prepareApplicationsMail = handler(
  contract.prepareApplicationsMail,
  { permission: 'shared_communication' },
  (ctx, { body }) => prepareBulk(ctx, view, body),
)
