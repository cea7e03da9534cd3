// Keeps the numbers of records that are erased or anonymised before they were counted.

import type { Context } from '#platform/server/context.ts'
import type { RecordPart } from '#platform/server/records/record-kind.ts'
import { keepFacts } from './count-records.ts'

const beforeErasing = (ctx: Context, id: string) => keepFacts(ctx, [id])

export const countedParts: readonly RecordPart[] = [
  { of: 'application', beforeErasing },
  { of: 'interested', beforeErasing },
]
