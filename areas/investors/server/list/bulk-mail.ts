// Bulk mail to investors.

import { beginBulk, prepareBulk } from '#areas/communication/server/public.ts'
import { handler } from '#platform/server/http/handler.ts'
import * as contract from '../../contract/bulk-mail.ts'

const view = 'Investors'

export const beginInvestorMail = handler(contract.beginInvestorMail, { permission: 'shared_communication' }, (ctx) =>
  beginBulk(ctx, view),
)

export const prepareInvestorMail = handler(
  contract.prepareInvestorMail,
  { permission: 'shared_communication' },
  (ctx, { body }) => prepareBulk(ctx, view, body),
)
