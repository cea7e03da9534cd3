// Preview of the website: the page as visitors would get it from content that need not be saved.

import { handler } from '#platform/server/http/handler.ts'
import { translatorFor } from '#platform/server/i18n/texts.ts'
import { cleanPage } from './clean-content.ts'
import { sitePage } from './public-page/site-page.ts'
import * as contract from '../contract/website.ts'

export const previewWebsite = handler(contract.previewWebsite, { permission: 'admin' }, async (ctx, { body }) => {
  const { language, content } = body
  const inLanguage = { ...ctx, language, t: translatorFor(language, ctx.workspace.projectType) }
  const { plain, look, title } = await sitePage(inLanguage, cleanPage(content), { lang: language })
  return { html: plain.source, look, title }
})
