// Drawing of lines. Loaded on demand, with the scales that it needs.

import { lineChart, type LineChartShape } from '#platform/rules/charts/lines.ts'
import type { LineData } from '#platform/rules/charts/series.ts'
import type { TargetOf } from './chart-content.ts'
import { Drawing } from './Drawing.tsx'
import marks from './marks.module.css'
import styles from './LineDrawing.module.css'
import { Legend, markOf } from './SeriesMarks.tsx'
import { widestValue } from './value-width.ts'

interface Props {
  data: LineData
  height: number
  title: string
  format: (value: number) => string
  targetOf?: TargetOf | undefined
}

export default function LineDrawing({ data, height, title, format, targetOf }: Props) {
  const values = data.lines.flatMap(({ points }) => points.map(({ value }) => value))
  const axisWidth = widestValue(values, format)
  const draw = (width: number) => {
    const shape = lineChart(data, width, height, axisWidth)
    const links = (shape.lines[0]?.points ?? []).flatMap(({ point, area }) => {
      const target = targetOf?.(String(point.at))
      const name = `${point.label}: ${format(point.value ?? 0)}`
      return target ? [{ key: String(point.at), name, target, area }] : []
    })
    return { height, links, parts: <Lines shape={shape} format={format} /> }
  }
  return (
    <>
      <Legend series={data.lines} isLine />
      <Drawing title={title} draw={draw} />
    </>
  )
}

function Lines({ shape, format }: { shape: LineChartShape; format: Props['format'] }) {
  const { plot } = shape
  const hasFewPoints = shape.lines.every(({ points }) => points.length <= 40)
  return (
    <>
      {shape.valueTicks.map(({ value, at }) => (
        <g key={value}>
          <line className={marks.grid} x1={plot.x} x2={plot.x + plot.width} y1={at} y2={at} />
          <text className={marks.soft} x={plot.x - 8} y={at} textAnchor="end">
            {format(value)}
          </text>
        </g>
      ))}
      {shape.timeTicks.map(({ label, at, anchor }) => (
        <text key={at} className={marks.soft} x={at} y={shape.height - 10} textAnchor={anchor}>
          {label}
        </text>
      ))}
      {shape.lines.map(({ key, path, band, points }, index) => (
        <g key={key}>
          {band && <path className={`${marks.fill} ${styles.band}`} data-series={markOf(index)} d={band} />}
          <path className={marks.line} data-series={markOf(index)} d={path} />
          {hasFewPoints &&
            points.map(({ x, y }) => (
              <circle key={x} className={marks.fill} data-series={markOf(index)} cx={x} cy={y} r={3} />
            ))}
        </g>
      ))}
    </>
  )
}
