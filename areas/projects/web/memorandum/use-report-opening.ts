// Reports once that the page was opened: reading alone changes nothing on the server.

import { useEffect } from 'react'
import { call } from '#platform/web/api/call.ts'
import { openMemorandum } from '../../contract/public.ts'

export function useReportOpening(slug: string, page: 'memorandum' | 'pitch', isShown: boolean): void {
  useEffect(() => {
    // The reader is not told of a failure: the page is there, and there is nothing to do about it.
    if (isShown) void call(openMemorandum, { params: { slug }, body: { page } }).catch(() => undefined)
  }, [slug, page, isShown])
}
