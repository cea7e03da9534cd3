// Shows the reason why this application is inactive.

import { IconInfoCircle } from '@tabler/icons-react'
import { formatDate } from '#platform/web/i18n/format.ts'
import { useText } from '#platform/web/i18n/texts.ts'
import type { ApplicationView } from '../../contract/application.ts'
import { Notice } from '#platform/web/kit/Notice.tsx'

export function InactiveNotice({ application }: { application: ApplicationView }) {
  const t = useText()
  const { progress_state, deactivationReason, anonymisedAt } = application
  if (progress_state !== 'inactive' || !deactivationReason) return null
  return (
    <Notice tone="grey" icon={IconInfoCircle} isSpaced>
      {t('applications_inactive_because', { reason: deactivationReason })}
      {anonymisedAt && ` ${t('applications_anonymised', { date: formatDate(anonymisedAt) })}`}
    </Notice>
  )
}
