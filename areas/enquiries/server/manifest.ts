// Endpoints for requests to households, referees and providers.

import { openAtServices } from '#areas/provider-accounts/server/public.ts'
import { notificationKinds } from '#areas/users/server/public.ts'
import type { ServerArea } from '#platform/server/area.ts'
import { extend } from '#platform/server/extension-point.ts'
import { agePapers, agePapersJob } from './paper-age.ts'
import { countOpenDeposits } from './open-deposits.ts'
import { enquiriesPart } from './record-part.ts'
import { referenceFollowUps } from './reference-reminders.ts'
import * as notifications from './notifications.ts'
import * as requests from './requests.ts'
import * as documents from './documents.ts'
import * as uploadForm from './upload-form.ts'
import * as references from './references.ts'
import * as referenceMails from './reference-mails.ts'
import * as referenceForm from './reference-form.ts'
import * as credit from './credit.ts'
import * as deposit from './deposit.ts'
import * as validity from './validity.ts'

export const enquiries: ServerArea = {
  name: 'enquiries',
  handlers: [requests, documents, uploadForm, references, referenceMails, referenceForm, credit, deposit, validity],
  jobs: { [agePapersJob]: agePapers },
  nightly: [agePapersJob],
  mailFollowUps: [referenceFollowUps],
  recordParts: [enquiriesPart],
  extensions: [
    extend(notificationKinds, notifications.kinds),
    extend(openAtServices, { service: 'deposits', count: countOpenDeposits }),
  ],
}
