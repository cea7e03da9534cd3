// The table scrolls within the remaining window height, so that header and pager stay visible. Reports on which side
// columns are hidden, where pinned columns then cast a shadow.

import { useCallback } from 'react'

/** Height of the footer and page margin, in pixels. */
const below = 112

export function useScroller() {
  return useCallback((scroller: HTMLDivElement | null) => {
    if (!scroller) return
    const fill = () => {
      const top = scroller.getBoundingClientRect().top + window.scrollY
      scroller.style.setProperty('--table-top', `${Math.round(top + below)}px`)
    }
    const mark = () => {
      const hidden = scroller.scrollWidth - scroller.clientWidth - scroller.scrollLeft
      scroller.toggleAttribute('data-scrolled', scroller.scrollLeft > 0)
      scroller.toggleAttribute('data-more', hidden > 1)
    }
    fill()
    mark()
    scroller.addEventListener('scroll', mark, { passive: true })
    // Size changes above the table move its top.
    const watcher = new ResizeObserver(() => {
      fill()
      mark()
    })
    for (const above of scroller.parentElement?.children ?? []) if (above !== scroller) watcher.observe(above)
    watcher.observe(document.body)
    for (const part of [scroller, ...scroller.children]) watcher.observe(part)
    return () => {
      watcher.disconnect()
      scroller.removeEventListener('scroll', mark)
    }
  }, [])
}
