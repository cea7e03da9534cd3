// The hand-over of a sold object: the protocol, its photos, the signatures, and the defects afterwards.

import { z } from 'zod'
import { credentials } from '#areas/application-form/contract/form-shapes.ts'
import { endpoint } from '#platform/contract/endpoint.ts'
import { day, id, idParam, line, version } from '#platform/contract/fields.ts'
import { uploadAnswer, uploadedFile } from '#platform/contract/file.ts'
import { done } from '#platform/contract/notify.ts'
import { drawnSignature } from '../rules/drawn-signature.ts'
import { handoverContent } from '../rules/handover/handover-content.ts'

const verdict = z.object({ allowed: z.boolean(), reason: z.string().optional() })

/** Days as YYYY-MM-DD. */
const defect = z.object({
  id,
  version,
  room: z.string(),
  item: z.string(),
  remark: z.string(),
  responsible: z.string(),
  dueOn: z.string(),
  /** Null while it is open. */
  doneOn: z.string().nullable(),
  doneBy: z.string().nullable(),
  note: z.string().nullable(),
})
export type HandoverDefect = z.infer<typeof defect>

const handover = z.object({
  id,
  version,
  content: handoverContent,
  objectTitle: z.string(),
  address: z.string(),
  /** Day of today where the project is. */
  today: z.string(),
  sellers: z.array(z.string()),
  buyers: z.array(z.string()),
  signedAt: z.string().nullable(),
  sellerName: z.string().nullable(),
  buyerName: z.string().nullable(),
  /** Null until the PDF is made, shortly after the signatures. */
  document: uploadedFile.nullable(),
  defects: z.array(defect),
  can: z.object({ change: verdict, sign: verdict }),
})
export type Handover = z.infer<typeof handover>

const path = '/api/v1/sales/applications/:id/completion/handover'

export const getHandover = endpoint({
  method: 'GET',
  path,
  summary: 'The hand-over protocol of a sale; null before it is begun, and whether it can be.',
  params: idParam,
  response: z.object({ handover: handover.nullable(), canBegin: verdict }),
})

export const beginHandover = endpoint({
  method: 'POST',
  path,
  summary: 'Begins the protocol with the usual rooms of the flat and the people of the sale.',
  params: idParam,
  response: done,
})

export const saveHandover = endpoint({
  method: 'PUT',
  path,
  summary: 'Saves the protocol as it is, also with gaps. 409 if it is signed, or if another device saved meanwhile.',
  params: idParam,
  body: z.object({ version, content: handoverContent }),
  response: z.object({ version }),
})

export const uploadHandoverPhoto = endpoint({
  method: 'POST',
  path: `${path}/photos`,
  summary: 'Keeps a photo for the protocol; the point that shows it is saved with the protocol.',
  params: idParam,
  response: uploadAnswer,
})

const signature = z.object({ name: line(200), signature: drawnSignature })

export const signHandover = endpoint({
  method: 'POST',
  path: `${path}/sign`,
  summary:
    'Signs the protocol for both sides: it can no longer be changed, the keys are handed over, the defects are listed, and the buyer gets the PDF.',
  params: idParam,
  body: z.object({ version, seller: signature, buyer: signature }),
  response: done,
})

export const changeDefect = endpoint({
  method: 'POST',
  path: `${path}/defects/:defectId`,
  summary: 'Notes that a defect is repaired or open again, who repairs it, and until when.',
  params: idParam.extend({ defectId: id }),
  body: z.object({
    version,
    isDone: z.boolean(),
    responsible: line(200),
    dueOn: day,
    note: z.string().trim().max(1000),
  }),
  response: done,
})

export const getOwnHandover = endpoint({
  method: 'GET',
  path: '/api/v2/applications/:slug/:token/status/handover',
  summary: 'The signed hand-over of the own purchase with its defects; null before it.',
  params: credentials,
  response: z.object({
    handover: z
      .object({
        handedOverOn: z.string(),
        hasDocument: z.boolean(),
        defects: z.array(
          defect.pick({ id: true, room: true, item: true, remark: true, responsible: true, dueOn: true, doneOn: true }),
        ),
      })
      .nullable(),
  }),
})
export type OwnHandover = NonNullable<z.infer<typeof getOwnHandover.response>['handover']>
