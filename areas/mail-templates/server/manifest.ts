// Registers the calls of the mail templates.

import type { ServerArea } from '#platform/server/area.ts'
import { extend } from '#platform/server/extension-point.ts'
import { settingsEntry, settingsMenu } from '#platform/server/menu.ts'
import * as templates from './templates.ts'
import * as templateActions from './template-actions.ts'
import * as signatures from './signatures.ts'

export const mailTemplates: ServerArea = {
  name: 'mail-templates',
  handlers: [templates, templateActions, signatures],
  extensions: [
    extend(
      settingsMenu,
      settingsEntry('settings_communication', { icon: 'mail-cog', path: 'communication', order: 500 }),
    ),
    extend(
      settingsMenu,
      settingsEntry('settings_mail_signature', {
        icon: 'signature',
        path: 'communication/mail-signature',
        order: 100,
        under: 'settings_communication',
      }),
    ),
    extend(
      settingsMenu,
      settingsEntry('settings_mail_templates', {
        icon: 'template',
        path: 'communication/mail-templates',
        order: 200,
        under: 'settings_communication',
      }),
    ),
  ],
}
