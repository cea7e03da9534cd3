// What blocks the sending, each with the way to where it is entered; and what a person has to judge.

import { IconAlertTriangle, IconInfoCircle } from '@tabler/icons-react'
import { useText } from '#platform/web/i18n/texts.ts'
import { ScreenLink } from '#platform/web/ui/ScreenLink.tsx'
import type { ContractInfo } from '../contract/agreement.ts'
import styles from './MissingList.module.css'

interface Props {
  info: ContractInfo
  /** A dialog closes when somebody goes where the value is entered. */
  onFollow?: () => void
}

export function MissingList({ info: { missing: lacking, hints, canEdit }, onFollow }: Props) {
  const t = useText()
  // What has gone out lacks nothing any more; what there is to know about it is said.
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
