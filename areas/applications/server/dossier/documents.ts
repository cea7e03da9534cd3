// Streams a document of the household to staff who may read applications.

import { findPaper } from './papers.ts'
import { fileHandler } from '#platform/server/http/file-route.ts'
import * as contract from '../../contract/application.ts'

export const getApplicationDocument = fileHandler(
  contract.getApplicationDocument,
  { permission: 'applications_read' },
  async (ctx, { params }) => {
    const { name, contentType, size, storageKey } = (await findPaper(ctx, params.id, params.fileId)).file
    return { name, contentType, size, content: await ctx.services.files.get(storageKey), inline: true }
  },
)
