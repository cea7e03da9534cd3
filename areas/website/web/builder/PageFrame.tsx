// A page of the website in a frame without scripts. Its content is replaced in place, so that the scroll position stays.

import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react'
import { hearClicks, markChosen, previewShell, showPage } from './preview-document.ts'
import type { SpokenPage } from './use-preview.ts'
import styles from './PageFrame.module.css'

interface Props {
  title: string
  /** Null until the server has rendered it. */
  page: SpokenPage | null
  /** Id of the block with a frame around it. */
  chosen?: string | null
  width: number
  height: number
  onBlock?: (id: string) => void
}

export function PageFrame({ title, page, chosen = null, width, height, onBlock }: Props) {
  const frame = useRef<HTMLIFrameElement>(null)
  const [isReady, setReady] = useState(false)
  const shell = useMemo(() => previewShell(), [])
  const block = useEffectEvent((id: string) => onBlock?.(id))
  const mark = useEffectEvent((isScrolling: boolean) => {
    const shown = frame.current?.contentDocument
    if (shown) markChosen(shown, chosen, isScrolling)
  })
  useEffect(() => {
    const shown = frame.current?.contentDocument
    if (!isReady || !shown || !page) return
    showPage(shown, page, page.language)
    mark(false)
  }, [isReady, page])
  useEffect(() => mark(true), [chosen])
  return (
    <iframe
      ref={frame}
      className={styles.page}
      title={title}
      sandbox="allow-same-origin"
      srcDoc={shell}
      width={width}
      height={height}
      onLoad={() => {
        const shown = frame.current?.contentDocument
        if (shown) hearClicks(shown, (id) => block(id))
        setReady(true)
      }}
    />
  )
}
