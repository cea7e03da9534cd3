// Asks the server for the current effect of a bulk action, without changing anything.

import { useQuery } from '@tanstack/react-query'
import type { z } from 'zod'
import type { BulkAnswer, BulkEndpoint, bulkRequest } from '#platform/contract/table.ts'
import { call } from '../../api/call.ts'
import { keyOf } from '../../api/query.ts'

export interface PreviewState {
  data: BulkAnswer | undefined
  error: unknown
  isPending: boolean
  refetch: () => unknown
}

export function useBulkPreview(
  endpoint: BulkEndpoint,
  body: Omit<z.input<typeof bulkRequest>, 'preview'>,
): PreviewState {
  return useQuery({
    queryKey: [...keyOf(endpoint), 'preview', body],
    queryFn: () => call(endpoint, { body: { ...body, preview: true } }),
    retry: false,
    staleTime: 0,
    gcTime: 0,
  })
}
