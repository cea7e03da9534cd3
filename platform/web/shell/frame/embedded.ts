// Public pages embedded in an iframe: without header and footer, with the height of their content.

import { useEffect, useState } from 'react'

export const isEmbedded = (): boolean => window.self !== window.top

/** Posts the page's height to the embedding page whenever it changes. `app/public/embed.js` listens there. */
export function useTellHeight(isWanted: boolean): void {
  useEffect(() => {
    if (!isWanted) return
    const tell = () => window.parent.postMessage({ from: 'quartier', height: document.body.scrollHeight }, '*')
    const observer = new ResizeObserver(tell)
    observer.observe(document.body)
    return () => observer.disconnect()
  }, [isWanted])
}

/** Lower edge of the visible part of an embedded page, in pixels from the top of that page. */
type VisibleEnd = number

/** Undefined outside an iframe, or if the embedding page does not report its scroll position. */
export function useVisibleEnd(): VisibleEnd | undefined {
  const [end, setEnd] = useState<VisibleEnd>()
  useEffect(() => {
    if (!isEmbedded()) return
    const listen = ({ source, data }: MessageEvent<unknown>) => {
      if (source === window.parent) setEnd((before) => endIn(data) ?? before)
    }
    window.addEventListener('message', listen)
    // The embedding page replies with the visible part.
    window.parent.postMessage({ from: 'quartier', asks: 'visible' }, '*')
    return () => window.removeEventListener('message', listen)
  }, [])
  return end
}

function endIn(data: unknown): VisibleEnd | undefined {
  if (typeof data !== 'object' || data === null || !('to' in data) || data.to !== 'quartier') return undefined
  return 'visibleEnd' in data && typeof data.visibleEnd === 'number' ? data.visibleEnd : undefined
}

/** Attributes of links that lead to a form: inside an iframe they open a new tab, because forms must not be framed. */
export const outOfFrame = () => (isEmbedded() ? { target: '_blank', rel: 'noopener' } : {})
