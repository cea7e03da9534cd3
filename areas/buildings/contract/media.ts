// Images of a building: claimed after upload, reordered, removed.

import { z } from 'zod'
import { endpoint } from '#platform/contract/endpoint.ts'
import { id, idParam } from '#platform/contract/fields.ts'
import { uploadedFile } from '#platform/contract/file.ts'
import { notice } from '#platform/contract/notify.ts'

const ids = z.array(id).max(200)

export const setUpBuildingImages = endpoint({
  method: 'POST',
  path: '/api/v1/buildings/:id/upload-images-setup',
  summary:
    'Removes pictures of a building by id and keeps the others in the order given, own uploads among them; 409 when others have changed them meanwhile, 422 for too many. The public sees them with its objects.',
  params: idParam,
  body: z.object({ removedImages: ids, updatedImages: ids }),
  response: z.object({ images: z.array(uploadedFile), notify: z.array(notice).optional() }),
})
