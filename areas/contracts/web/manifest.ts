// Registers the area in the web. Large modules are imported when they are first shown.

import { tenantMain, tenantMarkSent, tenantStep } from '#areas/tenants/contract/places.ts'
import type { WebArea } from '#platform/web/shell/web-area.ts'
import { slot } from '#platform/web/slots/slot.tsx'
import { contractRoutes } from './routes.ts'

export const contractsWeb: WebArea = {
  word: 'contracts',
  routes: contractRoutes,
  followers: async () => (await import('./followers.ts')).contractFollowers,
  slots: [
    slot(tenantMain, { order: 200, load: () => import('./AgreementSection.tsx') }),
    slot(tenantMain, { order: 300, load: () => import('./signatures/SignaturesSection.tsx') }),
    slot(tenantStep, {
      order: 100,
      isShown: ({ step }) => step === 'send',
      load: () => import('./SendAgreementModal.tsx'),
    }),
    slot(tenantStep, {
      order: 200,
      isShown: ({ step }) => step === 'withdraw',
      load: () => import('./WithdrawModal.tsx'),
    }),
    slot(tenantMarkSent, { order: 100, load: () => import('./MissingBeforeSending.tsx') }),
  ],
}
