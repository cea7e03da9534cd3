// Routes of investors: lists, one investor, the signing page, and pages behind mailed links.

import type { ScreenRoute } from '#platform/web/shell/screen-route.ts'
import { investorMain } from '../contract/places.ts'

export const investorRoutes: readonly ScreenRoute[] = [
  {
    name: 'investors',
    path: '/investors',
    layout: 'staff',
    permission: 'permit',
    title: 'screen_investors',
    page: () => import('./record/InvestorsPage.tsx'),
  },
  {
    name: 'investorDetails',
    path: '/investors/$id',
    layout: 'staff',
    permission: 'permit',
    title: 'screen_investor_details',
    slots: [investorMain],
    page: () => import('./record/InvestorPage.tsx'),
  },
  {
    name: 'interestedPeopleB2B',
    path: '/interested-people-b2b',
    layout: 'staff',
    permission: 'interested_people',
    title: 'screen_interested_people_b2b',
    page: () => import('./interested/InterestedPage.tsx'),
  },
  {
    name: 'projectNda',
    path: '/project-nda/$projectSlug',
    layout: 'external',
    permission: 'permit',
    userTypes: ['melon', 'b2b'],
    title: 'screen_project_nda',
    page: () => import('./links/NdaPage.tsx'),
  },
  {
    name: 'investorOptOut',
    path: '/action/$projectSlug/$projectToken/investor-opt-out',
    layout: 'public',
    title: 'investors_opt_out_title',
    page: () => import('./links/OptOutPage.tsx'),
  },
  {
    name: 'investorWaitlistRequestEdit',
    path: '/action/$slug/$token/investor-waitlist-request-edit',
    layout: 'public',
    title: 'investors_profile_title',
    page: () => import('./links/ProfileEditPage.tsx'),
  },
  {
    name: 'investorWaitlistRequestPreview',
    path: '/action/$slug/$token/investor-waitlist-request-preview',
    layout: 'public',
    title: 'investors_profile_title',
    page: () => import('./links/ProfilePreviewPage.tsx'),
  },
]
