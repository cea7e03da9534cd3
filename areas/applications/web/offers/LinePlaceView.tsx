// Rank of the household in line for an object, and the applicant before it.

import { IconListNumbers } from '@tabler/icons-react'
import { useText } from '#platform/web/i18n/texts.ts'
import { ScreenLink } from '#platform/web/ui/ScreenLink.tsx'
import type { LinePlace } from '../../contract/line-places.ts'
import { Muted } from '#platform/web/kit/Muted.tsx'
import styles from './LinePlaceView.module.css'

export function LinePlaceView({ line: { place, total, next, behindTitle } }: { line: LinePlace }) {
  const t = useText()
  return (
    <p className={styles.place}>
      <IconListNumbers size={16} stroke={1.5} aria-hidden />
      <span>
        {place === null
          ? t('applications_line_out', { count: total })
          : t(place === 1 ? 'applications_line_first' : 'applications_line_place', { place, total })}
        {next && place !== 1 && (
          <>
            {' · '}
            {t('applications_line_next')}{' '}
            <ScreenLink to={`/applications/${next.applicationId}`}>
              {next.number} {next.contactName}
            </ScreenLink>
            {behindTitle && <Muted> · {t('applications_line_behind', { reason: behindTitle })}</Muted>}
          </>
        )}
      </span>
    </p>
  )
}
