// The pages of the public application form (spec 1 §2.3).

import type { ScreenRoute } from '#platform/web/shell/screen-route.ts'
import { formPreviewWhole } from '../contract/places.ts'

export const applicationFormRoutes: readonly ScreenRoute[] = [
  {
    name: 'applicationFormNew',
    path: '/form/application/new',
    layout: 'form',
    texts: ['application-form'],
    title: 'application_form_title',
    page: () => import('./filling/LandingPage.tsx'),
  },
  {
    name: 'applicationFormContinue',
    path: '/form/application/continue',
    layout: 'form',
    title: 'application_form_code_title',
    page: () => import('./later/ContinuePage.tsx'),
  },
  {
    name: 'applicationFormNewLink',
    path: '/form/application/new-link',
    layout: 'form',
    texts: ['application-form'],
    title: 'application_form_new_link_title',
    page: () => import('./later/NewLinkPage.tsx'),
  },
  {
    name: 'applicationFormTakeNewLink',
    path: '/form/application/$slug/$token/new-link',
    layout: 'form',
    texts: ['application-form'],
    title: 'application_form_new_link_open',
    page: () => import('./later/TakeNewLinkPage.tsx'),
  },
  {
    // For the form builder's iframe; the server allows only its own origin to frame it.
    name: 'applicationFormPreview',
    path: '/form/preview',
    layout: 'form',
    title: 'application_form_preview_title',
    slots: [formPreviewWhole],
    page: () => import('./preview/PreviewPage.tsx'),
  },
  {
    name: 'applicationForm',
    path: '/form/application/new/$slug/$token/$formId',
    layout: 'form',
    texts: ['application-form'],
    title: 'application_form_title',
    page: () => import('./filling/FillInPage.tsx'),
  },
  {
    name: 'applicationFormCreateAdult',
    path: '/form/application/$slug/$token/create-adult',
    layout: 'form',
    texts: ['application-form'],
    title: 'application_form_co_applicant_title',
    page: () => import('./people/CreateAdultPage.tsx'),
  },
  {
    name: 'applicationFormUpdate',
    path: '/form/application/$slug/$token/update/{-$formId}',
    layout: 'form',
    texts: ['application-form'],
    title: 'application_form_update_title',
    page: () => import('./after-sending/UpdatePage.tsx'),
  },
  {
    name: 'applicationFormStatus',
    path: '/form/application/$slug/$token/status',
    layout: 'form',
    title: 'application_form_status_title',
    page: () => import('./after-sending/StatusPage.tsx'),
  },
  {
    name: 'applicationFormConfirmEmail',
    path: '/form/application/$slug/$token/confirm-email',
    layout: 'form',
    texts: ['application-form'],
    title: 'application_form_confirm_email_title',
    page: () => import('./after-sending/ConfirmEmailPage.tsx'),
  },
]
