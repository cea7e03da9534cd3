// A page at the width of a device, made smaller where the room is narrower.

import { useEffect, useRef, useState, type ReactNode } from 'react'
import styles from './ScaledPreview.module.css'

interface Props {
  /** Pixels of the device. */
  width: number
  /** Pixels of the window above and below. */
  above: number
  /** Shown in place of the page while it is loading. */
  waiting?: ReactNode
  /** The page, as high as the room at its scale. */
  children: (height: number) => ReactNode
}

export function ScaledPreview({ width, above, waiting, children }: Props) {
  const area = useRef<HTMLDivElement>(null)
  const room = useRoom(area)
  const scale = Math.min(1, room.width / width)
  return (
    <div ref={area} className={styles.area} style={{ '--above': `${above}px` }}>
      {waiting ?? (
        <div className={styles.frame} style={{ width: width * scale, height: room.height }}>
          <div style={{ width, transform: `scale(${scale})`, transformOrigin: '0 0' }}>
            {children(Math.round(room.height / scale))}
          </div>
        </div>
      )}
    </div>
  )
}

function useRoom(area: { readonly current: HTMLElement | null }) {
  const [room, setRoom] = useState({ width: 390, height: 640 })
  useEffect(() => {
    const element = area.current
    if (!element) return
    const observer = new ResizeObserver(() =>
      setRoom({ width: element.clientWidth, height: Math.max(420, element.clientHeight) }),
    )
    observer.observe(element)
    return () => observer.disconnect()
  }, [area])
  return room
}
