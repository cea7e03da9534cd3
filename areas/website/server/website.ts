// The website in the page builder: read with all that the builder needs, and saved as a draft.

import { handler } from '#platform/server/http/handler.ts'
import { saveDraft } from './drafts.ts'
import { readDocuments } from './files.ts'
import { sitePath } from './public-page/site-path.ts'
import { readVersions } from './versions.ts'
import { editedOf, readDesk } from './website-row.ts'
import * as contract from '../contract/website.ts'

export const getWebsitePage = handler(contract.getWebsitePage, { permission: 'admin' }, async (ctx) => {
  const desk = await readDesk(ctx)
  const { content, published } = desk
  return {
    edited: await editedOf(ctx, desk),
    published,
    versions: await readVersions(ctx),
    documents: await readDocuments(ctx, [content, ...(published ? [published] : [])]),
    languages: ctx.workspace.languages,
    address: ctx.linkTo(sitePath),
  }
})

export const saveWebsitePage = handler(contract.saveWebsitePage, { permission: 'admin' }, async (ctx, { body }) => {
  const { version, draft } = await saveDraft(ctx, { version: body.version, content: body.content })
  return { version, isDraft: draft !== null }
})
