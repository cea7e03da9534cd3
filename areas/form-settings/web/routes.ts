// Routes of the form settings.

import type { ScreenRoute } from '#platform/web/shell/screen-route.ts'

export const formSettingsRoutes: readonly ScreenRoute[] = [
  {
    name: 'forms',
    path: '/project-settings/form-settings/forms',
    layout: 'staff',
    permission: 'admin',
    title: 'screen_settings_forms',
    page: () => import('./forms/FormsPage.tsx'),
  },
  {
    name: 'formBuilder',
    path: '/project-settings/form-settings/forms/$formId',
    layout: 'staff',
    permission: 'admin',
    title: 'form_settings_builder',
    page: () => import('./builder/BuilderPage.tsx'),
  },
  {
    name: 'formsGeneral',
    path: '/project-settings/form-settings/general',
    layout: 'staff',
    permission: 'admin',
    title: 'screen_settings_forms_general',
    page: () => import('./forms/GeneralPage.tsx'),
  },
]
