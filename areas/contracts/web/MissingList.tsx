// Missing values that block sending, each with a link to its form, and remarks for staff to judge.

import { IconAlertTriangle, IconInfoCircle } from '@tabler/icons-react'
import { useText } from '#platform/web/i18n/texts.ts'
import { ScreenLink } from '#platform/web/ui/ScreenLink.tsx'
import type { ContractInfo } from '../contract/agreement.ts'
import styles from './MissingList.module.css'

interface Props {
  info: ContractInfo
  /** Called when the user follows a link to a missing value, so that a dialog can close. */
  onFollow?: () => void
}

export function MissingList({ info: { missing: lacking, hints, canEdit }, onFollow }: Props) {
  const t = useText()
  // An agreement that has been sent has no missing values; its remarks are still shown.
  const missing = canEdit.allowed ? lacking : []
  if (missing.length === 0 && hints.length === 0) return null
  return (
    <div className={styles.box} data-tone={missing.length > 0 ? 'missing' : 'hint'}>
      {missing.length > 0 && (
        <>
          <p className={styles.title}>
            <IconAlertTriangle size={18} stroke={1.5} aria-hidden />
            {t('contracts_missing_title')}
          </p>
          <ul className={styles.list}>
            {missing.map(({ key, text, href }) => (
              <li key={key}>
                <ScreenLink {...placeOf(href)} {...(onFollow && { onClick: onFollow })}>
                  {text}
                </ScreenLink>
              </li>
            ))}
          </ul>
        </>
      )}
      {hints.map((hint) => (
        <p key={hint} className={styles.hint}>
          <IconInfoCircle size={18} stroke={1.5} aria-hidden />
          {hint}
        </p>
      ))}
    </div>
  )
}

function placeOf(href: string) {
  const { pathname, searchParams } = new URL(href, location.origin)
  return { to: pathname, search: Object.fromEntries(searchParams) }
}
