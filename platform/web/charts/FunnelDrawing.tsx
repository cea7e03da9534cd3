// Drawing of a funnel. Loaded on demand.

import { funnel } from '#platform/rules/charts/funnel.ts'
import type { FunnelStep } from '#platform/rules/charts/series.ts'
import { useText } from '../i18n/texts.ts'
import type { TargetOf } from './chart-content.ts'
import { Drawing } from './Drawing.tsx'
import marks from './marks.module.css'
import styles from './FunnelDrawing.module.css'
import { formatShare } from './share.ts'

interface Props {
  steps: readonly FunnelStep[]
  title: string
  format: (value: number) => string
  targetOf?: TargetOf | undefined
}

export default function FunnelDrawing({ steps, title, format, targetOf }: Props) {
  const t = useText()
  const draw = (width: number) => {
    const shape = funnel(steps, width)
    const links = shape.steps.flatMap(({ key, label, value, area }) => {
      const target = targetOf?.(key)
      return target ? [{ key, name: `${label}: ${format(value ?? 0)}`, target, area }] : []
    })
    const parts = shape.steps.map(({ key, label, value, note, textY, bar, ofPrevious, passage }) => (
      <g key={key}>
        {passage?.path && <path className={styles.passage} d={passage.path} />}
        {passage && (ofPrevious !== null || note) && (
          <text className={marks.soft} x={8} y={passage.textY}>
            {[ofPrevious !== null && t('charts_go_on', { share: formatShare(ofPrevious) }), note]
              .filter(Boolean)
              .join(' · ')}
          </text>
        )}
        <text x={0} y={textY}>
          {label}
        </text>
        <text x={width} y={textY} textAnchor="end">
          {value === null ? t('charts_unknown') : format(value)}
        </text>
        <rect className={marks.fill} data-series={0} {...bar} rx={4} />
      </g>
    ))
    return { height: shape.height, links, parts }
  }
  return <Drawing title={title} draw={draw} />
}
