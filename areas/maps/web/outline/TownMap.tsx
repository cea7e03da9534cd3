// A circle around a place above the outlines of the municipalities, without anything from elsewhere.

import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { QueryView } from '#platform/web/kit/QueryView.tsx'
import { boundsOf, frameOf, widened, type Position } from '../../rules/map-frame.ts'
import { OutlineMap } from './OutlineMap.tsx'
import { municipalitiesQuery } from './outlines.ts'
import styles from './TownMap.module.css'

interface Props {
  label: string
  center: Position
  /** Meters. */
  radius: number
}

/** Pixels of the drawing, which is scaled to its place. */
const [width, height] = [640, 400]
/** Meters: shows the towns around. */
const surroundings = 24_000

export default function TownMap({ label, center, radius }: Props) {
  const query = useQuery(municipalitiesQuery)
  const frame = useMemo(() => frameOf(widened(boundsOf([center]), surroundings), width, height), [center])
  const [cx, cy] = frame.project(center)
  return (
    <QueryView query={query} rows={6}>
      {({ land, lakes }) => (
        <OutlineMap label={label} frame={frame} land={land} lakes={lakes}>
          <circle className={styles.around} cx={cx} cy={cy} r={radius / frame.scale} />
        </OutlineMap>
      )}
    </QueryView>
  )
}
