// After a refused submit: all errors at the top, each a link to its field; the focus goes here so that it is heard.

import { IconAlertCircle } from '@tabler/icons-react'
import { useEffect, useRef } from 'react'
import { currentLanguage } from '../i18n/language.ts'
import { useText } from '../i18n/texts.ts'
import { fieldId } from './field-props.ts'
import { summaryLine } from './summary-line.ts'
import styles from './ErrorSummary.module.css'

interface Props {
  /** Message by field path, as `useServerErrors` holds them. */
  errors: Record<string, string>
  /** Label by field path, to say which field is meant. */
  labels?: Record<string, string>
}

export function ErrorSummary({ errors, labels = {} }: Props) {
  const t = useText()
  const box = useRef<HTMLDivElement>(null)
  const entries = Object.entries(errors)
  const names = Object.keys(errors).join(' ')
  const shown = useRef('')
  useEffect(() => {
    // Only a new refusal takes the focus, not the clearing of a corrected field.
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
            <a href={`#${fieldId(name)}`} onClick={(event) => goToField(event, name)}>
              {summaryLine(labels[name], message, currentLanguage())}
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}

function goToField(event: { preventDefault: () => void }, name: string) {
  const field = document.getElementById(fieldId(name))
  if (!field) return
  event.preventDefault()
  field.scrollIntoView({ block: 'center' })
  const control = field.matches('input, select, textarea, button')
    ? field
    : field.querySelector<HTMLElement>('input, button')
  const target = control ?? field
  target.focus()
}
