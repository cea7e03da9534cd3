// Areas and route above tiles, drawn by MapLibre. Its worker is a file of ours, as the content policy requires.

import { LngLatBounds, Map as StreetMap, Marker, setWorkerUrl } from 'maplibre-gl'
import 'maplibre-gl/dist/maplibre-gl.css'
import workerUrl from 'maplibre-gl/dist/maplibre-gl-worker.mjs?url'
import { useEffect, useRef } from 'react'
import type { Directions, Reached } from '../../contract/received.ts'
import { boundsOf, widened } from '../../rules/map-frame.ts'
import styles from './Travel.module.css'

interface Props {
  label: string
  reached: Reached
  directions: Directions | undefined
  tiles: { url: string; attribution: string }
}

setWorkerUrl(workerUrl)

export default function StreetTravel({ label, reached, directions, tiles }: Props) {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (!place.current) return undefined
    const route = directions?.route?.line ?? []
    const points = [reached.place, ...route, ...reached.areas.flatMap(({ polygons }) => polygons.flat(2))]
    const [west, south, east, north] = widened(boundsOf(points), 4000)
    const map = new StreetMap({
      container: place.current,
      bounds: new LngLatBounds([west, south], [east, north]),
      attributionControl: { compact: false },
      // The colour of the areas in the list beside the map.
      style: styleOf({ reached, directions, tiles, colour: getComputedStyle(place.current).accentColor }),
    })
    map.getCanvas().setAttribute('aria-label', label)
    new Marker().setLngLat(reached.place).addTo(map)
    if (directions) new Marker({ color: '#c2410c' }).setLngLat(directions.target).addTo(map)
    return () => map.remove()
  }, [label, reached, directions, tiles])
  return <div ref={place} className={styles.street} />
}

type Style = NonNullable<ConstructorParameters<typeof StreetMap>[0]['style']>

function styleOf({ reached, directions, tiles, colour }: Omit<Props, 'label'> & { colour: string }): Style {
  const areas = reached.areas.map(({ polygons }) => ({
    type: 'Feature' as const,
    properties: {},
    geometry: { type: 'MultiPolygon' as const, coordinates: polygons },
  }))
  const line = directions?.route?.line ?? []
  return {
    version: 8,
    sources: {
      tiles: { type: 'raster', tiles: [tiles.url], tileSize: 256, attribution: tiles.attribution },
      areas: { type: 'geojson', data: { type: 'FeatureCollection', features: areas } },
      route: {
        type: 'geojson',
        data: { type: 'Feature', properties: {}, geometry: { type: 'LineString', coordinates: line } },
      },
    },
    layers: [
      { id: 'tiles', type: 'raster', source: 'tiles' },
      { id: 'areas', type: 'fill', source: 'areas', paint: { 'fill-color': colour, 'fill-opacity': 0.18 } },
      { id: 'edges', type: 'line', source: 'areas', paint: { 'line-color': colour, 'line-width': 1 } },
      { id: 'route', type: 'line', source: 'route', paint: { 'line-color': '#c2410c', 'line-width': 4 } },
    ],
  }
}
