// Texts for programs that read the change log and word its entries in another language (decision 0637).

import { translatorFor } from '#platform/server/i18n/texts.ts'
import { handler } from '#platform/server/http/handler.ts'
import * as contract from '../contract/changelog.ts'

export const translateEvents = handler(contract.translateEvents, { permission: 'permit' }, async (ctx, { body }) => {
  const { language = ctx.language, keys } = body
  const t = translatorFor(language, ctx.workspace.projectType)
  const texts = [...new Set(keys)].flatMap((key) => {
    const found = [`audit_${key.replaceAll('.', '_')}`, key].find((one) => t(one) !== one)
    return found ? [[key, t(found)] as const] : []
  })
  return { language, texts: Object.fromEntries(texts) }
})
