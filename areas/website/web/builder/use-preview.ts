// Asks the server for the preview shortly after the last change; the newest answer counts.

import { useEffect, useState } from 'react'
import type { Language } from '#platform/rules/project-type.ts'
import { call } from '#platform/web/api/call.ts'
import { previewWebsite } from '../../contract/website.ts'
import type { PageContent } from '../../rules/content.ts'
import type { ShownPage } from './preview-document.ts'

export interface SpokenPage extends ShownPage {
  language: Language
}

/** Milliseconds; typing asks once. */
const pause = 300

export function usePreview(content: PageContent, language: Language): SpokenPage | null {
  const [page, setPage] = useState<SpokenPage | null>(null)
  useEffect(() => {
    let isOutdated = false
    const ask = async () => {
      // A content that the server refuses leaves the last preview; the save says why.
      const answer = await call(previewWebsite, { body: { content, language } }).catch(() => null)
      if (answer && !isOutdated) setPage({ ...answer, language })
    }
    const timer = setTimeout(() => void ask(), pause)
    return () => {
      isOutdated = true
      clearTimeout(timer)
    }
  }, [content, language])
  return page
}
