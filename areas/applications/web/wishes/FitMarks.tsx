// Match between an object and a household, rule by rule: icon and text.

import { IconCheck, IconMinus, IconX } from '@tabler/icons-react'
import { useText } from '#platform/web/i18n/texts.ts'
import type { ObjectChoice } from '../../contract/offers.ts'
import styles from './FitMarks.module.css'

export function FitMarks({ fits }: { fits: ObjectChoice['fits'] }) {
  const t = useText()
  if (fits.length === 0) return null
  return (
    <ul className={styles.fits} aria-label={t('applications_fit')}>
      {fits.map(({ rule, ok, text }) => (
        <li key={rule} className={styles.fit} data-ok={ok ?? 'unknown'}>
          <Mark ok={ok} />
          <span className="visually-hidden">{t(`applications_fit_${ok ?? 'unknown'}`)} </span>
          {text}
        </li>
      ))}
    </ul>
  )
}

function Mark({ ok }: { ok: boolean | null }) {
  const look = { size: 14, stroke: 2, 'aria-hidden': true }
  if (ok === null) return <IconMinus {...look} />
  return ok ? <IconCheck {...look} /> : <IconX {...look} />
}
