// A box in which a signature is drawn with pointer, pen or finger. People who cannot draw sign on paper: the page says
// so, and the typed name is asked in any case.

import { Button } from '@mantine/core'
import { useState, type PointerEvent } from 'react'
import { useText } from '#platform/web/i18n/texts.ts'
import { signatureBox, signaturePath, type DrawnSignature } from '../../rules/drawn-signature.ts'
import styles from './reservation-page.module.css'

interface Props {
  label: string
  value: DrawnSignature
  onChange: (strokes: DrawnSignature) => void
  error?: string | undefined
}

/** Numbers of the longest stroke: two for each point. */
const longestStroke = 2000

export function SignaturePad({ label, value, onChange, error }: Props) {
  const t = useText()
  const [stroke, setStroke] = useState<number[]>([])
  const pointOf = (event: PointerEvent): number[] => {
    const { left, top, width, height } = event.currentTarget.getBoundingClientRect()
    return [
      within((event.clientX - left) / width, signatureBox.width),
      within((event.clientY - top) / height, signatureBox.height),
    ]
  }
  const end = () => {
    if (stroke.length > 2) onChange([...value, stroke])
    setStroke([])
  }
  const shown = stroke.length > 2 ? [...value, stroke] : value
  return (
    <div>
      <div className={styles.padLabel}>
        <span>{label}</span>
        <Button variant="subtle" size="compact-sm" disabled={value.length === 0} onClick={() => onChange([])}>
          {t('sales_sign_clear')}
        </Button>
      </div>
      <svg
        className={styles.pad}
        viewBox={`0 0 ${signatureBox.width} ${signatureBox.height}`}
        role="img"
        data-invalid={error ? true : undefined}
        aria-label={value.length > 0 ? t('sales_sign_drawn') : t('sales_sign_empty')}
        onPointerDown={(event) => {
          event.currentTarget.setPointerCapture(event.pointerId)
          setStroke(pointOf(event))
        }}
        onPointerMove={(event) => {
          if (stroke.length === 0 || stroke.length >= longestStroke) return
          const point = pointOf(event)
          setStroke((before) => [...before, ...point])
        }}
        onPointerUp={end}
        onPointerCancel={end}
      >
        <path d={signaturePath(shown)} />
      </svg>
      {error && (
        <p className={styles.padError} role="alert">
          {error}
        </p>
      )}
    </div>
  )
}

/** Whole units within the box: a stroke may leave it. */
const within = (share: number, size: number): number => Math.min(size, Math.max(0, Math.round(share * size)))
