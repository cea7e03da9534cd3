// SVG of a chart in the width of its place. Screen readers get the links only: all numbers are in the table.

import { useElementSize, useMergedRef } from '@mantine/hooks'
import { useLayoutEffect, useRef, useState, type KeyboardEvent, type ReactNode } from 'react'
import { ScreenLink } from '../ui/ScreenLink.tsx'
import { useText } from '../i18n/texts.ts'
import type { ChartTarget } from './chart-content.ts'
import styles from './Drawing.module.css'
import { nextLink } from './link-keys.ts'
import type { Rectangle } from '#platform/rules/charts/sizes.ts'

interface Link {
  key: string
  name: string
  target: ChartTarget
  area: Rectangle
}

interface Shape {
  height: number
  links: readonly Link[]
  parts: ReactNode
}

/** Width before the place is measured, and where nothing is measured. */
const usualWidth = 640

export function Drawing({ title, draw }: { title: string; draw: (width: number) => Shape }) {
  const { ref, width } = useElementSize()
  const place = useRef<HTMLDivElement>(null)
  const [firstWidth, setFirstWidth] = useState(0)
  // The observer reports after the first paint, and a chart whose height depends on its width would move what is below.
  useLayoutEffect(() => setFirstWidth(place.current?.clientWidth ?? 0), [])
  const usedWidth = Math.max(240, Math.floor(width || firstWidth) || usualWidth)
  const { height, links, parts } = draw(usedWidth)
  return (
    <div ref={useMergedRef(ref, place)} className={styles.place}>
      <svg className={styles.svg} width={usedWidth} height={height} viewBox={`0 0 ${usedWidth} ${height}`}>
        <g aria-hidden="true">{parts}</g>
        {links.length > 0 && <DrawingLinks title={title} links={links} />}
      </svg>
    </div>
  )
}

/** One tab stop; the arrow keys move between the links, so that 200 bars do not need 200 presses of Tab. */
function DrawingLinks({ title, links }: { title: string; links: readonly Link[] }) {
  const t = useText()
  const group = useRef<SVGGElement>(null)
  const [stop, setStop] = useState(0)
  const current = Math.min(stop, links.length - 1)
  const move = (event: KeyboardEvent) => {
    const next = nextLink(event.key, current, links.length)
    if (next === undefined) return
    event.preventDefault()
    setStop(next)
    group.current?.querySelectorAll<SVGAElement>('a')[next]?.focus()
  }
  return (
    <g ref={group} role="group" aria-label={t('charts_open_by_arrows', { title })} onKeyDown={move}>
      {links.map(({ key, name, target, area }, index) => (
        <ScreenLink
          key={key}
          {...target}
          className={styles.link}
          aria-label={t('charts_open_rows', { name })}
          tabIndex={index === current ? 0 : -1}
          onClick={(event) => {
            setStop(index)
            target.onClick?.(event)
          }}
        >
          <title>{t('charts_open_rows', { name })}</title>
          <rect {...area} rx={4} />
        </ScreenLink>
      ))}
    </g>
  )
}
