// Drawing of bars. Loaded on demand, with the scales that it needs.

import { barChart, type BarChartShape } from '#platform/rules/charts/bars.ts'
import type { BarData } from '#platform/rules/charts/series.ts'
import { useText } from '../i18n/texts.ts'
import { axisLabels } from './axis-labels.ts'
import type { TargetOf } from './chart-content.ts'
import { Drawing } from './Drawing.tsx'
import marks from './marks.module.css'
import styles from './BarDrawing.module.css'
import { Legend, SeriesFill, SeriesPatterns, usePatternId } from './SeriesMarks.tsx'
import { widestValue } from './value-width.ts'

interface Props {
  data: BarData
  title: string
  format: (value: number) => string
  targetOf?: TargetOf | undefined
}

export default function BarDrawing({ data, title, format, targetOf }: Props) {
  const t = useText()
  const patternId = usePatternId()
  const valueWidth = widestValue(
    data.rows.flatMap(({ values }) => values),
    format,
  )
  const nameOf = (row: BarData['rows'][number]) =>
    `${row.label}: ${row.values.map((value) => (value === null ? t('charts_unknown') : format(value))).join(', ')}`
  const draw = (width: number) => {
    const shape = barChart(data, width, valueWidth)
    const links = data.rows.flatMap((row, index) => {
      const target = targetOf?.(row.key)
      const area = shape.rows[index]?.area
      return target && area ? [{ key: row.key, name: nameOf(row), target, area }] : []
    })
    return { height: shape.height, links, parts: <Bars {...{ shape, width, format, patternId }} /> }
  }
  return (
    <>
      <Legend series={data.series} />
      <Drawing title={title} draw={draw} />
    </>
  )
}

interface BarsProps extends Pick<Props, 'format'> {
  shape: BarChartShape
  /** Pixels of the drawing. */
  width: number
  patternId: string
}

function Bars({ shape, width, format, patternId }: BarsProps) {
  return (
    <>
      <SeriesPatterns id={patternId} />
      {shape.ticks.map(({ value, at }) => (
        <line key={value} className={marks.grid} x1={at} x2={at} y1={shape.plotTop} y2={shape.plotBottom} />
      ))}
      {axisLabels(shape.ticks, format, width).map(({ value, text, x }) => (
        <text key={value} className={marks.soft} x={x} y={10} textAnchor="middle">
          {text}
        </text>
      ))}
      {shape.rows.map((row) => (
        <g key={row.key}>
          <text x={row.labelX} y={row.labelY}>
            {row.label}
          </text>
          {row.bars.map(({ series, path }) => (
            <SeriesFill key={series} series={series} path={path} patternId={patternId} />
          ))}
          {row.values.map(({ value, x, y, anchor }, index) => (
            <text key={index} x={x} y={y} textAnchor={anchor}>
              {format(value)}
            </text>
          ))}
        </g>
      ))}
      <line className={styles.axis} x1={shape.zero} x2={shape.zero} y1={shape.plotTop} y2={shape.plotBottom} />
    </>
  )
}
