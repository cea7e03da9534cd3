// The table scrolls inside what is left of the window below it, so that its head and the pager stay in sight. It knows at
// which side columns are hidden, so that the pinned ones can cast a shadow there.

import { useCallback } from 'react'

/** Room for the footer and the page's lower edge. */
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
