// Routes of the waitlist: list, single request, and the pages behind mailed links.

import type { ScreenRoute } from '#platform/web/shell/screen-route.ts'
import { waitlistRequestMain } from '../contract/places.ts'

export const waitlistRoutes: readonly ScreenRoute[] = [
  {
    name: 'waitlist',
    path: '/waitlist',
    layout: 'staff',
    permission: 'waitlist',
    title: 'screen_waitlist',
    page: () => import('./WaitlistPage.tsx'),
  },
  {
    name: 'waitlistDetails',
    path: '/waitlist/applications/$id',
    layout: 'staff',
    permission: 'waitlist',
    title: 'screen_waitlist_details',
    slots: [waitlistRequestMain],
    page: () => import('./RequestDetailsPage.tsx'),
  },
  {
    name: 'waitlistCriteriaForm',
    path: '/action/$uuid/$token/waitlist-criteria-form',
    layout: 'form',
    title: 'waitlist_form_title',
    page: () => import('./criteria/CriteriaFormPage.tsx'),
  },
  {
    name: 'waitlistCriteriaPreview',
    path: '/action/$uuid/$token/waitlist-criteria-preview',
    layout: 'form',
    title: 'waitlist_preview_title',
    page: () => import('./criteria/CriteriaPreviewPage.tsx'),
  },
  {
    name: 'waitlistProposalView',
    path: '/action/$uuid/$token/waitlist-proposal-view',
    layout: 'form',
    title: 'waitlist_proposal_title',
    page: () => import('./ProposalViewPage.tsx'),
  },
  {
    name: 'waitlistPublicDecline',
    path: '/action/$uuid/$token/waitlist-public-decline',
    layout: 'form',
    title: 'waitlist_leave_title',
    page: () => import('./criteria/LeaveWaitlistPage.tsx'),
  },
]
