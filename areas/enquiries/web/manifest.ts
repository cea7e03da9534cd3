// Registers the web part of the area. Large modules are loaded on first use.

import {
  applicationChecks,
  applicationDocuments,
  evaluationPanel,
  personPanel,
} from '#areas/applications/contract/places.ts'
import type { WebArea } from '#platform/web/shell/web-area.ts'
import { slot } from '#platform/web/slots/slot.tsx'
import { enquiryRoutes } from './routes.ts'

export const enquiriesWeb: WebArea = {
  word: 'enquiries',
  routes: enquiryRoutes,
  slots: [
    // Buyers are not asked for references of their landlord.
    slot(applicationChecks, {
      order: 200,
      isShown: (_application, { lets }) => lets,
      load: () => import('./ReferencesSection.tsx'),
    }),
    slot(applicationChecks, { order: 300, load: () => import('./CreditSection.tsx') }),
    slot(applicationChecks, {
      order: 400,
      isShown: ({ application }, { lets }) => lets && application.progress_state === 'assigned',
      load: () => import('./DepositSection.tsx'),
    }),
    slot(applicationDocuments, { order: 100, load: () => import('./PapersSection.tsx') }),
    slot(evaluationPanel, { order: 200, load: () => import('./ReferencesSection.tsx') }),
    slot(personPanel, {
      order: 100,
      permission: 'applications_read',
      isShown: (_person, { lets }) => lets,
      load: () => import('./AdultReferencesSection.tsx'),
    }),
  ],
}
