// Context of the record kinds declared by the areas; the shell provides it.

import { createContext, useContext } from 'react'
import type { BulkTexts, WebRecordKind } from './record-kind.ts'

export const RecordKindsContext = createContext<readonly WebRecordKind[]>([])

export const useRecordKinds = (): readonly WebRecordKind[] => useContext(RecordKindsContext)

/** Undefined for an unknown kind. */
export const useRecordKind = (kind: string | null): WebRecordKind | undefined =>
  useRecordKinds().find((one) => one.kind === kind)

export function useBulkTexts(view: string): BulkTexts {
  const texts = useRecordKinds().find(({ bulk }) => bulk?.view === view)?.bulk
  if (!texts) throw new Error(`No area declares bulk mails of the view ${view}`)
  return texts
}
