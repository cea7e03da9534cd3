// The hand-over on the page of an application to buy: the way to the protocol, and the defects that are still open.

import { useQuery } from '@tanstack/react-query'
import { queryOf } from '#platform/web/api/query.ts'
import { useSession } from '#platform/web/api/session.ts'
import { formatDate } from '#platform/web/i18n/format.ts'
import { useText } from '#platform/web/i18n/texts.ts'
import { ScreenLink } from '#platform/web/ui/ScreenLink.tsx'
import { Section } from '#platform/web/ui/Section.tsx'
import { getHandover } from '../../contract/handover.ts'
import { DefectList } from './DefectList.tsx'
import styles from './handover.module.css'

export default function HandoverSection({ application: { id } }: { application: { id: string } }) {
  const t = useText()
  const { can } = useSession()
  const { data } = useQuery(queryOf(getHandover, { params: { id } }))
  if (!data || (data.handover === null && !data.canBegin.allowed)) return null
  const { handover } = data
  const canWrite = can('applications_write')
  return (
    <Section title={t('sales_handover_title')} anchor="handover">
      <p className={styles.lead}>
        {handover?.signedAt
          ? t('sales_handover_signed_on', { date: formatDate(handover.content.handedOverOn) })
          : t(handover ? 'sales_handover_open' : 'sales_handover_lead')}
      </p>
      {canWrite && (
        <p className={styles.lead}>
          <ScreenLink to={`/applications/${id}/handover`}>
            {t(handover?.signedAt ? 'sales_handover_show' : 'sales_handover_write')}
          </ScreenLink>
        </p>
      )}
      {handover?.signedAt && <DefectList applicationId={id} defects={handover.defects} today={handover.today} />}
    </Section>
  )
}
