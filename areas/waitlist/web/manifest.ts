// Registers the area in the web. Large modules are imported when they are first shown.

import { formPreviewWhole } from '#areas/application-form/contract/places.ts'
import { applicationMain } from '#areas/applications/contract/places.ts'
import { objectMain } from '#areas/objects/contract/places.ts'
import type { WebArea } from '#platform/web/shell/web-area.ts'
import { slot } from '#platform/web/slots/slot.tsx'
import { waitlistPanels } from './panels.ts'
import { waitlistRoutes } from './routes.ts'
import { isWaitedFor } from './waited-for.ts'
import { requestKind } from './record-kind.ts'

export const waitlistWeb: WebArea = {
  word: 'waitlist',
  routes: waitlistRoutes,
  panels: waitlistPanels,
  palette: async () => (await import('./palette.ts')).waitlistPalette,
  slots: [
    slot(formPreviewWhole, {
      order: 100,
      isShown: ({ page }) => page.kind === 'waitlist_criteria',
      load: () => import('./criteria/FormBuilderPreview.tsx'),
    }),
    slot(applicationMain, {
      order: 700,
      permission: 'waitlist',
      load: () => import('./ApplicationOnWaitlistSection.tsx'),
    }),
    slot(objectMain, {
      order: 600,
      permission: 'waitlist',
      isShown: ({ object }) => isWaitedFor(object),
      load: () => import('./MatchingRequestsSection.tsx'),
    }),
  ],
  recordKinds: [requestKind],
}
