// State of a query that is shown in its place: skeleton rows while it loads, the error with a retry, the empty state,
// or the data. A failed refetch keeps the data on the screen.

import type { ReactNode } from 'react'
import { FailedState } from '../ui/states/FailedState.tsx'
import { LoadingRows } from '../ui/states/LoadingRows.tsx'

interface Props<Data> {
  /** Result of `useQuery`. */
  query: { data: Data | undefined; error: unknown; refetch: () => unknown }
  /** Number of skeleton rows, about the height of the content. */
  rows?: number
  /** Shown instead of the content when the response has none; usually an `EmptyState`. */
  empty?: { when: (data: Data) => boolean; shown: ReactNode }
  /** Content for the data. Without it only loading and error are shown: `if (!data) return <QueryView query={query} />`. */
  children?: (data: Data) => ReactNode
}

export function QueryView<Data>({ query, rows, empty, children }: Props<Data>) {
  const { data, error, refetch } = query
  if (children && data !== undefined) return empty?.when(data) ? empty.shown : children(data)
  if (error) return <FailedState failure={error} retry={() => void refetch()} />
  return <LoadingRows {...(rows !== undefined && { rows })} />
}
