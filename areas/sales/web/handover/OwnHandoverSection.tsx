// The hand-over on the status page of the buyer: the protocol, and what becomes of the defects.

import { Button } from '@mantine/core'
import { IconFileText } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import type { Credentials } from '#areas/application-form/contract/form-shapes.ts'
import { queryOf } from '#platform/web/api/query.ts'
import { withLanguage } from '#platform/web/api/request.ts'
import { formatDate } from '#platform/web/i18n/format.ts'
import { useText } from '#platform/web/i18n/texts.ts'
import { getOwnHandover } from '../../contract/handover.ts'
import styles from './handover.module.css'

export default function OwnHandoverSection({ credentials }: { credentials: Credentials }) {
  const t = useText()
  const { slug, token } = credentials
  const { data } = useQuery({ ...queryOf(getOwnHandover, { params: credentials }), retry: false })
  if (!data?.handover) return null
  const { handedOverOn, hasDocument, defects } = data.handover
  return (
    <section className={styles.own} aria-labelledby="own-handover">
      <h2 id="own-handover" className={styles.ownTitle}>
        {t('sales_own_handover')}
      </h2>
      <p className={styles.lead}>{t('sales_own_handover_on', { date: formatDate(handedOverOn) })}</p>
      {hasDocument && (
        <div>
          <Button
            variant="default"
            component="a"
            href={withLanguage(`/api/v2/applications/${slug}/${token}/status/reservation/handover`)}
            target="_blank"
            rel="noopener"
            leftSection={<IconFileText size={18} stroke={1.5} aria-hidden />}
          >
            {t('sales_handover_title')}
          </Button>
        </div>
      )}
      {defects.length > 0 && (
        <>
          <h3 className={styles.ownSubtitle}>{t('sales_handover_defects')}</h3>
          <ul className={styles.defects}>
            {defects.map(({ id, room, item, remark, responsible, dueOn, doneOn }) => (
              <li key={id} className={styles.defect}>
                <div className={styles.defectWords}>
                  <span className={styles.defectTitle}>
                    {room}, {item}
                  </span>
                  <span>{remark}</span>
                  <span className={styles.soft}>
                    {doneOn === null
                      ? t('sales_handover_defect_until', { name: responsible, date: formatDate(dueOn) })
                      : t('sales_own_defect_done', { date: formatDate(doneOn) })}
                  </span>
                </div>
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  )
}
