// Differences between two versions of a form. The query key includes the form's version, because the draft changes
// with every save.

import { useQuery } from '@tanstack/react-query'
import { call } from '#platform/web/api/call.ts'
import { keyOf } from '#platform/web/api/query.ts'
import { getFormDiff } from '../../contract/versions.ts'

interface Asked {
  formId: string
  /** Null if there is no version to compare with. */
  from: number | null
  to: number | 'draft'
  version: number
}

export const useFormDiff = ({ formId, from, to, version }: Asked) =>
  useQuery({
    queryKey: [...keyOf(getFormDiff), formId, from, to, version],
    queryFn: ({ signal }) => call(getFormDiff, { params: { formId }, query: { from: from ?? 1, to } }, { signal }),
    enabled: from !== null,
  })
