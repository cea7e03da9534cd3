// Registers the calls of the mail templates.

import type { ServerArea } from '#platform/server/area.ts'
import * as templates from './templates.ts'
import * as templateActions from './template-actions.ts'
import * as signatures from './signatures.ts'

export const mailTemplates: ServerArea = {
  name: 'mail-templates',
  handlers: [templates, templateActions, signatures],
}
