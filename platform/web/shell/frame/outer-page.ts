// Messages between an embedded page and the page around it (`app/public/embed.js`). Without React, so that pages
// without the web app send them as well.

export const isEmbedded = (): boolean => window.self !== window.top

/** Lower edge of the visible part of an embedded page, in pixels from the top of that page. */
export type VisibleEnd = number

/** Posts the page's height to the embedding page whenever it changes. Returns a function that stops. */
export function tellHeight(): () => void {
  const tell = () => window.parent.postMessage({ from: 'quartier', height: document.body.scrollHeight }, '*')
  const observer = new ResizeObserver(tell)
  observer.observe(document.body)
  return () => observer.disconnect()
}

/** Never calls the listener outside an iframe, or if the embedding page does not report its scroll position. */
export function onVisibleEnd(listener: (end: VisibleEnd) => void): () => void {
  if (!isEmbedded()) return () => {}
  const listen = ({ source, data }: MessageEvent<unknown>) => {
    const end = source === window.parent ? endIn(data) : undefined
    if (end !== undefined) listener(end)
  }
  window.addEventListener('message', listen)
  // The embedding page replies with the visible part.
  window.parent.postMessage({ from: 'quartier', asks: 'visible' }, '*')
  return () => window.removeEventListener('message', listen)
}

function endIn(data: unknown): VisibleEnd | undefined {
  if (typeof data !== 'object' || data === null || !('to' in data) || data.to !== 'quartier') return undefined
  return 'visibleEnd' in data && typeof data.visibleEnd === 'number' ? data.visibleEnd : undefined
}
