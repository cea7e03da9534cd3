// Registers the accounts of people of outside.

import { notificationKinds } from '#areas/users/server/public.ts'
import type { ServerArea } from '#platform/server/area.ts'
import { extend } from '#platform/server/extension-point.ts'
import { accountLinkJob, mailAccountLink } from './account-links.ts'
import * as b2b from './b2b.ts'
import { sendDrawnCode } from './code-sending.ts'
import * as dms from './dms.ts'
import * as notifications from './notifications.ts'
import { sendCodeJob } from './one-time-codes.ts'
import { tidyAccounts, tidyAccountsJob } from './retention.ts'

export const externalAccounts: ServerArea = {
  name: 'external-accounts',
  handlers: [b2b, dms],
  jobs: { [sendCodeJob]: sendDrawnCode, [accountLinkJob]: mailAccountLink, [tidyAccountsJob]: tidyAccounts },
  nightly: [tidyAccountsJob],
  extensions: [extend(notificationKinds, notifications.kinds)],
}
