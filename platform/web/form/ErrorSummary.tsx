// After a refused submit: all errors on top, each linked to its field; takes the focus so that screen readers
// announce it.

import { IconAlertCircle } from '@tabler/icons-react'
import { useEffect, useRef } from 'react'
import { currentLanguage } from '../i18n/language.ts'
import { useText } from '../i18n/texts.ts'
import { fieldId } from './field-props.ts'
import { goToField } from './go-to-field.ts'
import { summaryLine } from './summary-line.ts'
import styles from './ErrorSummary.module.css'

interface Props {
  /** Messages by field path, as in `useServerErrors`. */
  errors: Record<string, string>
  /** Labels by field path, to name the field. */
  labels?: Record<string, string>
  /** Navigates to a field that is not on the page yet; returns true if it does. */
  onFollow?: (name: string) => boolean
}

export function ErrorSummary({ errors, labels = {}, onFollow }: Props) {
  const t = useText()
  const box = useRef<HTMLDivElement>(null)
  const entries = Object.entries(errors)
  const names = Object.keys(errors).join(' ')
  const shown = useRef('')
  useEffect(() => {
    // Only a new error takes the focus, not a corrected field.
    if (names.length > shown.current.length) box.current?.focus()
    shown.current = names
  }, [names])
  if (entries.length === 0) return null
  return (
    <div ref={box} className={styles.summary} role="alert" tabIndex={-1}>
      <p className={styles.title}>
        <IconAlertCircle size={18} stroke={1.5} aria-hidden />
        {t('general_please_check', { count: entries.length })}
      </p>
      <ul className={styles.list}>
        {entries.map(([name, message]) => (
          <li key={name}>
            <a
              href={`#${fieldId(name)}`}
              onClick={(event) => {
                if (onFollow?.(name) || goToField(name)) event.preventDefault()
              }}
            >
              {summaryLine(labels[name], message, currentLanguage())}
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}
