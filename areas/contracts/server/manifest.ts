// Registers the endpoints of rental agreements.

import { agreementOfAssignments } from '#areas/applications/server/public.ts'
import { openAtServices } from '#areas/provider-accounts/server/public.ts'
import type { ServerArea } from '#platform/server/area.ts'
import { settingsEntry, settingsMenu } from '#platform/server/menu.ts'
import { extend } from '#platform/server/extension-point.ts'
import { listAdditions } from '#platform/server/table/additions.ts'
import { followSigning, followSigningJob } from './following.ts'
import { latestDocumentOf } from './latest-document.ts'
import { countOpenAgreements } from './open-documents.ts'
import { tenantsListAddition } from './tenants-list.ts'
import { agreementsPart } from './record-part.ts'
import * as info from './info.ts'
import * as terms from './terms.ts'
import * as sending from './sending.ts'
import * as signatures from './signatures.ts'
import * as signing from './signing.ts'
import * as template from './template.ts'

export const contracts: ServerArea = {
  name: 'contracts',
  handlers: [info, terms, sending, signatures, signing, template],
  jobs: { [followSigningJob]: followSigning },
  recordParts: [agreementsPart],
  extensions: [
    extend(listAdditions, tenantsListAddition),
    extend(agreementOfAssignments, latestDocumentOf),
    extend(openAtServices, { service: 'signing', count: countOpenAgreements }),
    extend(
      settingsMenu,
      settingsEntry('settings_rental_agreement', {
        icon: 'contract',
        path: 'rental-agreement',
        order: 800,
        only: ['reletting', 'first-time-letting', 'build'],
      }),
    ),
  ],
}
