// The calls of the mail templates.

import type { ServerArea } from '#platform/server/area.ts'
import { route } from '#platform/server/http/route.ts'
import { getMailSignature, getOwnSignature, saveMailSignature, saveOwnSignature } from '../contract/signature.ts'
import {
  changeMailTemplates,
  createMailTemplate,
  getMailTemplate,
  getNewMailTemplate,
  listMailTemplates,
  saveMailTemplate,
} from '../contract/templates.ts'
import { readOwnSignature, readProjectSignature, saveOwn, saveProjectSignature } from './signatures.ts'
import { performOnTemplates } from './template-deeds.ts'
import { createTemplate, readNewTemplate, readTemplate, readTemplateList, saveTemplate } from './templates.ts'

export const mailTemplates: ServerArea = {
  name: 'mail-templates',
  open(doors) {
    route(doors, getNewMailTemplate, 'admin', readNewTemplate)
    route(doors, createMailTemplate, 'admin', createTemplate)
    route(doors, listMailTemplates, 'admin', readTemplateList)
    route(doors, changeMailTemplates, 'admin', performOnTemplates)
    route(doors, getMailTemplate, 'admin', readTemplate)
    route(doors, saveMailTemplate, 'admin', saveTemplate)
    route(doors, getMailSignature, 'admin', readProjectSignature)
    route(doors, saveMailSignature, 'admin', saveProjectSignature)
    route(doors, getOwnSignature, 'permit', readOwnSignature)
    route(doors, saveOwnSignature, 'permit', saveOwn)
  },
}
