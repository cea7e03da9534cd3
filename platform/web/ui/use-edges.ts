// Detects on which sides a horizontally scrolling element continues, so that CSS can fade it out there.

import { useCallback } from 'react'

export function useEdges() {
  return useCallback((strip: HTMLElement | null) => {
    if (!strip) return
    const mark = () => {
      strip.toggleAttribute('data-before', strip.scrollLeft > 1)
      strip.toggleAttribute('data-after', strip.scrollWidth - strip.clientWidth - strip.scrollLeft > 1)
    }
    mark()
    strip.addEventListener('scroll', mark, { passive: true })
    const watcher = new ResizeObserver(mark)
    for (const part of [strip, ...strip.children]) watcher.observe(part)
    return () => {
      watcher.disconnect()
      strip.removeEventListener('scroll', mark)
    }
  }, [])
}
