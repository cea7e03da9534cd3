// Pages of mailed links: document upload and reference form.

import type { ScreenRoute } from '#platform/web/shell/screen-route.ts'

export const enquiryRoutes: readonly ScreenRoute[] = [
  {
    name: 'documentsUploadForm',
    path: '/action/$uuid/$token/documents-upload-form',
    layout: 'form',
    title: 'enquiries_upload_title',
    page: () => import('./handing-in/DocumentsUploadPage.tsx'),
  },
  {
    name: 'referenceForm',
    path: '/action/$id/reference-form',
    layout: 'form',
    title: 'enquiries_reference_page',
    page: () => import('./ReferenceFormPage.tsx'),
  },
]
