// Routes of the area: the list, one application, and the page of an offer mail.

import type { ScreenRoute } from '#platform/web/shell/screen-route.ts'
import { applicationChecks, applicationDocuments, applicationMain, applicationsListPlaces } from '../contract/places.ts'

export const applicationRoutes: readonly ScreenRoute[] = [
  {
    name: 'applications',
    path: '/applications',
    layout: 'staff',
    permission: 'applications_read',
    title: 'screen_applications',
    slots: [applicationsListPlaces.actions, applicationsListPlaces.rowButtons],
    page: () => import('./details/ApplicationsPage.tsx'),
  },
  {
    name: 'applicationsReview',
    path: '/applications/review',
    layout: 'staff',
    permission: 'applications_read',
    title: 'applications_review',
    slots: [applicationDocuments],
    page: () => import('./review/ReviewPage.tsx'),
  },
  {
    name: 'applicationDetails',
    path: '/applications/$id',
    layout: 'staff',
    permission: 'applications_read',
    title: 'screen_application_details',
    slots: [applicationMain, applicationChecks, applicationDocuments],
    page: () => import('./details/ApplicationDetailsPage.tsx'),
  },
  {
    name: 'objectBoard',
    path: '/objects/$id/board',
    layout: 'staff',
    permission: 'applications_read',
    title: 'applications_board',
    page: () => import('./board/ObjectBoardPage.tsx'),
  },
  {
    name: 'projectSettingsPointRules',
    path: '/project-settings/point-rules',
    layout: 'staff',
    permission: 'admin',
    title: 'applications_point_rules',
    page: () => import('./points/PointRulesPage.tsx'),
  },
  {
    name: 'offerForm',
    path: '/action/$id/offer-form',
    layout: 'public',
    title: 'applications_offer_form_title',
    page: () => import('./offers/answer/OfferFormPage.tsx'),
  },
]
