// The settings of mails: templates by kind, and signatures.

import type { ScreenRoute } from '#platform/web/shell/screen-route.ts'
import { communicationSettings as base } from './addresses.ts'

export const mailTemplateRoutes: readonly ScreenRoute[] = [
  {
    name: 'emailTemplates',
    path: `${base}/mail-templates`,
    layout: 'staff',
    permission: 'admin',
    title: 'screen_settings_mail_templates',
    page: () => import('./TemplatesPage.tsx'),
  },
  {
    name: 'newEmailTemplate',
    path: `${base}/mail-templates/new`,
    layout: 'staff',
    permission: 'admin',
    title: 'screen_settings_mail_templates',
    page: () => import('./NewTemplatePage.tsx'),
  },
  {
    name: 'emailTemplate',
    path: `${base}/mail-templates/$id`,
    layout: 'staff',
    permission: 'admin',
    title: 'screen_settings_mail_templates',
    page: () => import('./TemplatePage.tsx'),
  },
  {
    name: 'emailSignature',
    path: `${base}/mail-signature`,
    layout: 'staff',
    permission: 'admin',
    title: 'screen_settings_mail_signature',
    page: () => import('./SignaturePage.tsx'),
  },
]
