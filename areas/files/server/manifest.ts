// Registers the calls of the files area.

import type { ServerArea } from '#platform/server/area.ts'
import { forgetChunks, forgetChunksJob } from '#platform/server/files/chunks.ts'
import { forgetReceipts, forgetReceiptsJob } from '#platform/server/files/receipts.ts'
import { makeSizes, makeSizesJob } from './claims.ts'
import { removeContents, removeContentsJob } from './contents.ts'
import * as uploads from './uploads.ts'
import * as mailPictures from './mail-pictures.ts'
import * as serving from './serving.ts'

export const files: ServerArea = {
  name: 'files',
  handlers: [uploads, mailPictures, serving],
  jobs: {
    [removeContentsJob]: removeContents,
    [makeSizesJob]: makeSizes,
    [forgetReceiptsJob]: forgetReceipts,
    [forgetChunksJob]: forgetChunks,
  },
  nightly: [forgetReceiptsJob, forgetChunksJob],
}
