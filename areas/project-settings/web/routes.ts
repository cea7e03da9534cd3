// Routes of the project settings pages owned by this area.

import type { ScreenPage, ScreenRoute } from '#platform/web/shell/screen-route.ts'

const setting = (name: string, path: string, title: string, page: ScreenPage['page']): ScreenRoute => ({
  name,
  path: `/project-settings/${path}`,
  layout: 'staff',
  permission: 'admin',
  title,
  page,
})

export const projectSettingsRoutes: readonly ScreenRoute[] = [
  setting('general', 'project/general', 'screen_settings_general', () => import('./GeneralPage.tsx')),
  setting('contact', 'project/contact', 'screen_settings_contact', () => import('./ContactPage.tsx')),
  setting('flyer', 'document/flyer', 'screen_settings_flyer', async () => ({
    default: (await import('./PostingPages.tsx')).FlyerPage,
  })),
  setting('businessCard', 'document/business-card', 'screen_settings_business_card', async () => ({
    default: (await import('./PostingPages.tsx')).BusinessCardPage,
  })),
  setting('processSettings', 'process-settings', 'screen_settings_process', () => import('./ProcessPage.tsx')),
]
