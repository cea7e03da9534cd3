// Decides for which unit the facts are shown, and where: while it has the focus, or after the pointer has rested on
// it for a moment.

import { useEffect, useRef, useState, type RefObject } from 'react'

export interface ShownUnit {
  id: string
  /** Pixels from the frame's top left corner. */
  left: number
  top: number
  width: number
  height: number
}

const restMs = 140
/** Milliseconds in which the pointer can cross a neighbouring unit to reach the card. */
const graceMs = 260

export function useShownUnit(frame: RefObject<HTMLElement | null>) {
  const [shown, setShown] = useState<ShownUnit>()
  const timer = useRef<number>(undefined)
  const later = (act: () => void, wait: number) => {
    window.clearTimeout(timer.current)
    timer.current = window.setTimeout(act, wait)
  }
  useEffect(() => () => window.clearTimeout(timer.current), [])
  const lookedAt = useRef<HTMLElement>(null)
  const show = (id: string, target: HTMLElement) => {
    lookedAt.current = target
    const from = frame.current?.getBoundingClientRect()
    const { left, top, width, height } = target.getBoundingClientRect()
    if (from) setShown({ id, left: left - from.left, top: top - from.top, width, height })
  }
  const look = (id: string, target: HTMLElement, rests = false) => later(() => show(id, target), rests ? restMs : 0)
  const close = () => {
    window.clearTimeout(timer.current)
    setShown(undefined)
  }
  /** After scrolling, move the card with its unit. */
  const follow = () => {
    if (shown && lookedAt.current) show(shown.id, lookedAt.current)
  }
  const leave = () => later(() => setShown(undefined), graceMs)
  const stay = () => window.clearTimeout(timer.current)
  return {
    shown,
    look,
    leave,
    close,
    follow,
    cardHandlers: { onMouseEnter: stay, onMouseLeave: leave, onFocus: stay, onBlur: leave },
  }
}
