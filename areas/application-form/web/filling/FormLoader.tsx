// Fetches the form once per visit. No refetch, because the answers here are newer than those on the server.

import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { queryOf } from '#platform/web/api/query.ts'
import type { LoadContext } from '#platform/web/shell/screen-route.ts'
import { hasPrerendered } from '#platform/web/shell/frame/first-picture.ts'
import { LoadingRows } from '#platform/web/ui/states/LoadingRows.tsx'
import { getApplicationForm } from '../../contract/fill-in.ts'
import type { Credentials, FormState } from '../../contract/form-shapes.ts'
import { LinkFailed } from '../later/LinkFailed.tsx'
import { hasUnsaved } from '../later/mirror.ts'
import { openShelf } from '../later/shelf.ts'

export const formQuery = ({ slug, token }: Credentials) => ({
  ...queryOf(getApplicationForm, { params: { slug, token } }),
  // Refetched on each visit by the loader, never in the background while the user types.
  staleTime: Infinity,
  retry: false,
  refetchOnWindowFocus: false,
  refetchOnReconnect: false,
})

export async function load({ params: { slug = '', token = '' }, queryClient }: LoadContext): Promise<void> {
  const shelf = await openShelf()
  // Answers typed on this device may have reached the server after it rendered the page, so refetch then.
  const staleTime = hasPrerendered() && !hasUnsaved(shelf, slug) ? Infinity : 0
  await queryClient.prefetchQuery({ ...formQuery({ slug, token }), staleTime })
}

interface Props {
  credentials: Credentials
  children: (state: FormState) => ReactNode
}

export function FormLoader({ credentials, children }: Props) {
  const { data, error, refetch } = useQuery(formQuery(credentials))
  if (data) return children(data)
  if (error) return <LinkFailed failure={error} retry={() => void refetch()} />
  return <LoadingRows rows={6} />
}
