// The calls of the mail templates.

import type { ServerArea } from '#platform/server/area.ts'
import * as templates from './templates.ts'
import * as templateDeeds from './template-deeds.ts'
import * as signatures from './signatures.ts'

export const mailTemplates: ServerArea = {
  name: 'mail-templates',
  handlers: [templates, templateDeeds, signatures],
}
