// Public pages embedded in an iframe: without header and footer, with the height of their content.

import { useEffect, useState } from 'react'
import { isEmbedded, onVisibleEnd, tellHeight, type VisibleEnd } from './outer-page.ts'

export { isEmbedded }

export function useTellHeight(isWanted: boolean): void {
  useEffect(() => (isWanted ? tellHeight() : undefined), [isWanted])
}

/** Undefined outside an iframe, or if the embedding page does not report its scroll position. */
export function useVisibleEnd(): VisibleEnd | undefined {
  const [end, setEnd] = useState<VisibleEnd>()
  useEffect(() => onVisibleEnd(setEnd), [])
  return end
}

/** Attributes of links that lead to a form: inside an iframe they open a new tab, because forms must not be framed. */
export const outOfFrame = () => (isEmbedded() ? { target: '_blank', rel: 'noopener' } : {})
