// Shows the pages of a letter in the page, if the browser can display PDF.

import { useEffect, useState } from 'react'
import { fetchNamed } from '#platform/web/api/download.ts'
import { tellFailure } from '#platform/web/api/tell-failure.ts'
import type { LetterItem } from '../../contract/letters.ts'
import styles from './Letters.module.css'

export function LetterPages({ letter: { id, subject } }: { letter: LetterItem }) {
  const [url, setUrl] = useState<string>()
  useEffect(() => {
    if (!navigator.pdfViewerEnabled) return
    let isLeft = false
    let made: string | undefined
    fetchNamed(`/api/v1/communication/letters/${id}/pdf`).then(
      (paper) => {
        made = paper.url
        if (isLeft) URL.revokeObjectURL(paper.url)
        else setUrl(paper.url)
      },
      (failure: unknown) => {
        tellFailure(failure)
      },
    )
    return () => {
      isLeft = true
      if (made) URL.revokeObjectURL(made)
    }
  }, [id])
  return url ? <iframe className={styles.pages} title={subject} src={`${url}#toolbar=0&view=FitH`} /> : null
}
