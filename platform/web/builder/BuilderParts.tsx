// Parts of a builder: outline, preview, and settings of what is selected. On a wide screen all are side by side,
// otherwise one or two at a time.

import { SegmentedControl } from '@mantine/core'
import { useCallback, useState, type ReactNode } from 'react'
import styles from './BuilderParts.module.css'

const parts = ['outline', 'preview', 'settings'] as const
type BuilderPart = (typeof parts)[number]

/** The part that a narrow screen shows; `toSettings` keeps its identity. */
export function useBuilderPart() {
  const [part, setPart] = useState<BuilderPart>('outline')
  const toSettings = useCallback(() => setPart('settings'), [])
  return { part, setPart, toSettings }
}

interface Props extends Record<BuilderPart, ReactNode> {
  label: string
  titles: Record<BuilderPart, string>
  part: BuilderPart
  onPart: (part: BuilderPart) => void
  /** Pixels of the columns beside the preview; `wideSettings` on a very wide screen. */
  widths: { outline: number; settings: number; wideSettings: number }
  /** Shows the preview alone. */
  isPreviewWide?: boolean
}

export function BuilderParts({ label, titles, part, onPart, widths, isPreviewWide = false, ...shown }: Props) {
  const { outline, settings, wideSettings } = widths
  return (
    <div className={styles.builder}>
      <SegmentedControl
        className={styles.parts}
        fullWidth
        aria-label={label}
        data={parts.map((value) => ({ value, label: titles[value] }))}
        value={part}
        onChange={(value) => onPart(parts.find((one) => one === value) ?? 'outline')}
      />
      <div
        className={styles.columns}
        data-part={part}
        data-wide={isPreviewWide || undefined}
        style={{ '--outline': `${outline}px`, '--settings': `${settings}px`, '--wide-settings': `${wideSettings}px` }}
      >
        <section className={styles.outline} aria-label={titles.outline}>
          {shown.outline}
        </section>
        <section className={styles.preview} aria-label={titles.preview}>
          {shown.preview}
        </section>
        <section className={styles.settings} aria-label={titles.settings}>
          {shown.settings}
        </section>
      </div>
    </div>
  )
}
