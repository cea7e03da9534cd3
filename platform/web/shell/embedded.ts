// Public pages inside another website's page: without a frame of their own, and as high as what they hold.

import { useEffect } from 'react'

export const isEmbedded = (): boolean => window.self !== window.top

/** Tells the page around us how high we are, whenever that changes. `app/public/embed.js` listens there. */
export function useTellHeight(isWanted: boolean): void {
  useEffect(() => {
    if (!isWanted) return
    const tell = () => window.parent.postMessage({ from: 'quartier', height: document.body.scrollHeight }, '*')
    const observer = new ResizeObserver(tell)
    observer.observe(document.body)
    return () => observer.disconnect()
  }, [isWanted])
}

/** For links that lead to a form: inside another page there is no room for one, and no framing either. */
export const outOfFrame = () => (isEmbedded() ? { target: '_blank', rel: 'noopener' } : {})
