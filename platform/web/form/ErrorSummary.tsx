// After a refused submit: all errors on top, each linked to its field; takes the focus so that screen readers
// announce it.

import { IconAlertCircle } from '@tabler/icons-react'
import { use, useEffect, useRef } from 'react'
import { currentLanguage } from '../i18n/language.ts'
import { useText } from '../i18n/texts.ts'
import { fieldId, FieldScope } from './field-props.ts'
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
  /** True for a field corrected since; its line stays, crossed out, so that nothing below moves. */
  isFixed?: (name: string) => boolean
}

export function ErrorSummary({ errors, labels = {}, onFollow, isFixed = () => false }: Props) {
  const t = useText()
  const scope = use(FieldScope)
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
  const open = entries.filter(([name]) => !isFixed(name)).length
  return (
    <div ref={box} className={styles.summary} role="alert" tabIndex={-1}>
      <p className={styles.title}>
        <IconAlertCircle size={18} stroke={1.5} aria-hidden />
        {open === 0 ? t('general_all_checked') : t('general_please_check', { count: open })}
      </p>
      <ul className={styles.list}>
        {entries.map(([name, message]) => (
          <li key={name}>
            <a
              href={`#${fieldId(name, scope)}`}
              onClick={(event) => {
                if (onFollow?.(name) || goToField(name, scope)) event.preventDefault()
              }}
            >
              {isFixed(name) ? (
                <s>{labels[name] ?? summaryLine(undefined, message, currentLanguage())}</s>
              ) : (
                summaryLine(labels[name], message, currentLanguage())
              )}
              {isFixed(name) && <span className="visually-hidden"> ({t('general_done')})</span>}
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}
