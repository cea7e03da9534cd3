// Prices from a spreadsheet, for a draft of the price list. Nothing is written: the draft is saved as if typed.

import { z } from 'zod'
import { endpoint } from '#platform/contract/endpoint.ts'
import { id, idParam } from '#platform/contract/fields.ts'
import { uploadAnswer } from '#platform/contract/file.ts'

const path = '/api/v1/sales/prices/sheet'

export const uploadPriceSheet = endpoint({
  method: 'POST',
  path,
  summary: 'Takes an .xlsx or .csv file with prices, as exported or with columns for object and price (multipart).',
  response: uploadAnswer,
})

export const sheetRow = z.object({
  /** Row number in the spreadsheet. */
  line: z.number(),
  name: z.string(),
  objectId: id.nullable(),
  /** In francs. */
  price: z.number().nullable(),
  /** Reason in words; null if the row can be used. */
  problem: z.string().nullable(),
})
export type PriceSheetRow = z.infer<typeof sheetRow>

export const readPriceSheet = endpoint({
  method: 'POST',
  path: `${path}/:id`,
  summary:
    'The rows of an uploaded file with the object and price of each, or the reason why it cannot be used; the file is then deleted.',
  params: idParam,
  body: z.object({}),
  response: z.object({ rows: z.array(sheetRow) }),
})
