// The table scrolls inside what is left of the window below it, so that its head and the pager stay in sight.

import { useCallback } from 'react'

/** Room for the footer and the page's lower edge. */
const below = 84

export function useFillHeight() {
  return useCallback((scroller: HTMLDivElement | null) => {
    if (!scroller) return
    const fill = () => {
      const top = scroller.getBoundingClientRect().top + window.scrollY
      scroller.style.setProperty('--table-top', `${Math.round(top + below)}px`)
    }
    fill()
    // Whatever grows or shrinks above the table moves its top.
    const watcher = new ResizeObserver(fill)
    for (const above of scroller.parentElement?.children ?? []) if (above !== scroller) watcher.observe(above)
    watcher.observe(document.body)
    return () => watcher.disconnect()
  }, [])
}
