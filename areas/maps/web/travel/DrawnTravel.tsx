// Areas and route above the outlines of the municipalities.

import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { QueryView } from '#platform/web/kit/QueryView.tsx'
import type { Directions, Reached } from '../../contract/received.ts'
import { boundsOf, frameOf, pathOf, widened } from '../../rules/map-frame.ts'
import { OutlineMap } from '../outline/OutlineMap.tsx'
import { municipalitiesQuery } from '../outline/outlines.ts'
import styles from './Travel.module.css'

interface Props {
  label: string
  reached: Reached
  directions: Directions | undefined
}

/** Pixels of the drawing, which is scaled to its place. */
const [width, height] = [640, 440]
/** Meters. */
const smallest = 4000

export default function DrawnTravel({ label, reached, directions }: Props) {
  const query = useQuery(municipalitiesQuery)
  const frame = useMemo(() => {
    const route = directions?.route ? [...directions.route.line, directions.target] : []
    const points = [reached.place, ...route, ...reached.areas.flatMap(({ polygons }) => polygons.flat(2))]
    return frameOf(widened(boundsOf(points), smallest), width, height)
  }, [reached, directions])
  const point = (position: readonly [number, number]) => {
    const [x, y] = frame.project(position)
    return { cx: x, cy: y, r: 6 }
  }
  return (
    <QueryView query={query} rows={6}>
      {({ land, lakes }) => (
        <OutlineMap label={label} frame={frame} land={land} lakes={lakes}>
          {reached.areas.map(({ minutes, polygons }) => (
            <path key={minutes} className={styles.area} d={pathOf(frame, polygons.flat())} />
          ))}
          {directions?.route && <path className={styles.line} d={pathOf(frame, [directions.route.line], false)} />}
          {directions && <circle className={styles.target} {...point(directions.target)} />}
          <circle className={styles.place} {...point(reached.place)} />
        </OutlineMap>
      )}
    </QueryView>
  )
}
