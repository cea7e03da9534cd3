// End of a tenancy: notice, last day, key handover and reason.

import { formatDate } from '#platform/web/i18n/format.ts'
import { useText } from '#platform/web/i18n/texts.ts'
import { KeyValueList } from '#platform/web/ui/KeyValueList.tsx'
import { Section } from '#platform/web/ui/Section.tsx'
import { freeAgainOn } from '../rules/tenancy-end.ts'
import type { TenantView } from '../contract/tenant.ts'

export function EndingSection({ tenant }: { tenant: TenantView }) {
  const t = useText()
  const { quitOn, quitReason, quitBy, noticeOn, handoverOn, endedAt, next } = tenant
  if (!quitOn) return null
  return (
    <Section title={t('tenants_ending')} anchor="ending">
      <KeyValueList
        items={[
          { label: t('tenants_quit_on'), value: formatDate(quitOn) },
          { label: t('tenants_notice_on'), value: formatDate(noticeOn) },
          { label: t('tenants_quit_by'), value: quitBy && t(`tenants_quit_by_${quitBy}`) },
          { label: t('tenants_handover_on'), value: formatDate(handoverOn) },
          { label: t('applications_reason'), value: quitReason },
          {
            label: t('tenants_object'),
            value: endedAt
              ? t('tenants_freed', { date: formatDate(endedAt) })
              : t('tenants_frees_itself', { date: formatDate(freeAgainOn(quitOn)) }),
          },
          ...(endedAt
            ? []
            : [
                {
                  label: t('tenants_next'),
                  value: next ? [next.stateTitle, next.names].filter(Boolean).join(' · ') : t('tenants_next_nobody'),
                },
              ]),
        ]}
      />
    </Section>
  )
}
