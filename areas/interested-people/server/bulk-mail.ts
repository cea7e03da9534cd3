// Bulk mail to interested people.

import { beginBulk, prepareBulk } from '#areas/communication/server/public.ts'
import { handler } from '#platform/server/http/handler.ts'
import * as contract from '../contract/bulk-mail.ts'

const view = 'InterestedPeople'

export const beginInterestedMail = handler(
  contract.beginInterestedMail,
  { permission: 'shared_communication' },
  (ctx) => beginBulk(ctx, view),
)

export const prepareInterestedMail = handler(
  contract.prepareInterestedMail,
  { permission: 'shared_communication' },
  (ctx, { body }) => prepareBulk(ctx, view, body),
)
