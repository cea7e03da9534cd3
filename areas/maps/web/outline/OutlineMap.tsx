// A map drawn from outlines, without anything from elsewhere: land, lakes, what lies above, a scale bar and the source.

import { useMemo, type ReactNode } from 'react'
import { ScreenLink } from '#platform/web/ui/ScreenLink.tsx'
import { distanceText } from '../../rules/travel.ts'
import { pathOf, scaleBar, type MapFrame, type Position } from '../../rules/map-frame.ts'
import styles from './OutlineMap.module.css'
import type { Outline } from './outlines.ts'

interface Props {
  /** Text alternative; the list next to the map contains the same data. */
  label: string
  frame: MapFrame
  land: readonly Outline[]
  lakes: readonly Outline[]
  /** Fill of a canton or municipality; without it all have the colour of land. */
  fillOf?: (id: number) => string | undefined
  /** List that a canton or municipality opens. The list beside the map has the same links for the keyboard. */
  linkOf?: (id: number) => { to: string; name: string } | undefined
  /** Drawn above land and lakes. */
  children?: ReactNode
}

export function OutlineMap({ label, frame, land, lakes, fillOf, linkOf, children }: Props) {
  const shapes = useMemo(() => drawn(frame, land), [frame, land])
  const waters = useMemo(() => drawn(frame, lakes), [frame, lakes])
  const bar = scaleBar(frame, 100)
  return (
    <figure className={styles.figure}>
      <svg
        className={styles.map}
        viewBox={`0 0 ${frame.width} ${frame.height}`}
        role={linkOf ? 'group' : 'img'}
        aria-label={label}
      >
        {shapes.map(({ id, path }) => (
          <Linked key={`${id} ${path.length}`} link={linkOf?.(id)}>
            <path className={styles.land} d={path} style={{ fill: fillOf?.(id) }} />
          </Linked>
        ))}
        {waters.map(({ id, path }) => (
          <path key={id} className={styles.lake} d={path} />
        ))}
        {children}
        <g transform={`translate(12 ${frame.height - 12})`} className={styles.scale}>
          <path d={`M0 -5V0H${bar.pixels}V-5`} />
          <text x={bar.pixels / 2} y={-8}>
            {distanceText(bar.meters)}
          </text>
        </g>
      </svg>
      <figcaption className={styles.source}>© BFS, ThemaKart</figcaption>
    </figure>
  )
}

function Linked({ link, children }: { link: { to: string; name: string } | undefined; children: ReactNode }) {
  if (!link) return children
  return (
    <ScreenLink to={link.to} className={styles.link} tabIndex={-1} aria-label={link.name}>
      <title>{link.name}</title>
      {children}
    </ScreenLink>
  )
}

/** Leaves out what lies outside of the frame. */
function drawn(frame: MapFrame, outlines: readonly Outline[]) {
  return outlines
    .filter(({ rings }) => rings.some((ring) => touches(frame, ring)))
    .map(({ id, rings }) => ({ id, path: pathOf(frame, rings) }))
    .filter(({ path }) => path !== '')
}

function touches(frame: MapFrame, ring: readonly Position[]): boolean {
  const points = ring.map(frame.project)
  const isBeside = (place: (point: readonly [number, number]) => number, most: number) =>
    points.every((point) => place(point) < 0) || points.every((point) => place(point) > most)
  return !isBeside(([x]) => x, frame.width) && !isBeside(([, y]) => y, frame.height)
}
