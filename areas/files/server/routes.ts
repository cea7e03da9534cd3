// The calls of the files area.

import type { ServerArea } from '#platform/server/area.ts'
import { allowedFileTypes, allowedImageTypes, maxFileSizeMegabytes } from '#platform/contract/file.ts'
import { forgetPieces, forgetPiecesJob } from '#platform/server/files/pieces.ts'
import { forgetReceipts, forgetReceiptsJob } from '#platform/server/files/receipts.ts'
import { fileRoute, publicFileRoute } from '#platform/server/http/file-route.ts'
import { route } from '#platform/server/http/route.ts'
import { uploadRoute } from '#platform/server/http/upload-route.ts'
import {
  getMediaFile,
  getProtectedFile,
  getPublicFile,
  removeFiles,
  uploadFiles,
  uploadImages,
  uploadRichTextImage,
} from '../contract/files.ts'
import { makeSizes, makeSizesJob } from './claims.ts'
import { removeContents, removeContentsJob } from './contents.ts'
import { drawMailPicture, keepMailPicture } from './mail-pictures.ts'
import { serveMedia, serveProtected, servePublic } from './serving.ts'
import { keepUpload, removeUnclaimed } from './uploads.ts'

const maxBytes = maxFileSizeMegabytes * 1024 * 1024

export const files: ServerArea = {
  name: 'files',
  open(doors) {
    const images = { permission: 'permit' as const, rules: { maxBytes, types: allowedImageTypes } }
    const documents = { permission: 'permit' as const, rules: { maxBytes, types: allowedFileTypes } }
    uploadRoute(doors, uploadImages, images, keepUpload('image'))
    uploadRoute(doors, uploadFiles, documents, keepUpload('document'))
    const mailPictures = { ...images, rules: { ...images.rules, prepare: drawMailPicture } }
    uploadRoute(doors, uploadRichTextImage, mailPictures, keepMailPicture)
    route(doors, removeFiles, 'permit', removeUnclaimed)
    fileRoute(doors, getProtectedFile, 'permit', serveProtected)
    fileRoute(doors, getMediaFile, 'permit', serveMedia)
    publicFileRoute(doors, getPublicFile, servePublic)
  },
  jobs: {
    [removeContentsJob]: removeContents,
    [makeSizesJob]: makeSizes,
    [forgetReceiptsJob]: forgetReceipts,
    [forgetPiecesJob]: forgetPieces,
  },
  nightly: [forgetReceiptsJob, forgetPiecesJob],
}
