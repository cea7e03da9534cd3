// Defects of a signed hand-over: the open ones first, by their due day.

import { Button } from '@mantine/core'
import { useState } from 'react'
import { useSession } from '#platform/web/api/session.ts'
import { formatDate } from '#platform/web/i18n/format.ts'
import { useText } from '#platform/web/i18n/texts.ts'
import { Section } from '#platform/web/ui/Section.tsx'
import { StateBadge } from '#platform/web/ui/StateBadge.tsx'
import type { HandoverDefect } from '../../contract/handover.ts'
import { DefectModal } from './DefectModal.tsx'
import styles from './handover.module.css'

interface Props {
  applicationId: string
  defects: readonly HandoverDefect[]
  today: string
}

export function DefectList({ applicationId, defects, today }: Props) {
  const t = useText()
  const { can } = useSession()
  const [opened, setOpened] = useState<HandoverDefect | null>(null)
  if (defects.length === 0) return <p className={styles.soft}>{t('sales_handover_no_defects')}</p>
  const sorted = defects.toSorted(
    (a, b) => Number(a.doneOn !== null) - Number(b.doneOn !== null) || (a.dueOn < b.dueOn ? -1 : 1),
  )
  return (
    <Section title={t('sales_handover_defects')} count={defects.length} bare>
      <ul className={styles.defects}>
        {sorted.map((one) => (
          <li key={one.id} className={styles.defect}>
            <div className={styles.defectWords}>
              <span className={styles.defectTitle}>
                {one.room}, {one.item}
              </span>
              <span>{one.remark}</span>
              <span className={styles.soft}>
                {one.doneOn === null
                  ? t('sales_handover_defect_until', { name: one.responsible, date: formatDate(one.dueOn) })
                  : t('sales_defect_done_by', { name: one.doneBy ?? '', date: formatDate(one.doneOn) })}
              </span>
              {one.note && <span className={styles.soft}>{one.note}</span>}
            </div>
            <StateBadge state={`defect.${stateOf(one, today)}`} title={t(`sales_defect_${stateOf(one, today)}`)} />
            {can('applications_write') && (
              <Button variant="default" onClick={() => setOpened(one)}>
                {t('general_edit')}
                <span className="visually-hidden">: {`${one.room}, ${one.item}`}</span>
              </Button>
            )}
          </li>
        ))}
      </ul>
      {opened && <DefectModal applicationId={applicationId} defect={opened} onClose={() => setOpened(null)} />}
    </Section>
  )
}

const stateOf = ({ doneOn, dueOn }: HandoverDefect, today: string): 'done' | 'overdue' | 'open' => {
  if (doneOn !== null) return 'done'
  return dueOn < today ? 'overdue' : 'open'
}
