// The kinds of records that the areas declare.

import { useGiven } from '../shell/shell-parts.ts'
import type { BulkTexts, WebRecordKind } from './record-kind.ts'

export const useRecordKinds = (): readonly WebRecordKind[] => useGiven().recordKinds

/** Undefined for a stranger. */
export const useRecordKind = (kind: string | null): WebRecordKind | undefined =>
  useRecordKinds().find((one) => one.kind === kind)

export function useBulkTexts(view: string): BulkTexts {
  const texts = useRecordKinds().find(({ bulk }) => bulk?.view === view)?.bulk
  if (!texts) throw new Error(`No area declares bulk mails of the view ${view}`)
  return texts
}
