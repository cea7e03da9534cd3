// Schedules: rhythm, next day and recipients of reports that are made again.

import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { ReceivedResponseOf } from '#platform/contract/endpoint.ts'
import { queryOf } from '#platform/web/api/query.ts'
import { formatDate } from '#platform/web/i18n/format.ts'
import { useText } from '#platform/web/i18n/texts.ts'
import { QueryView } from '#platform/web/kit/QueryView.tsx'
import { askToConfirm } from '#platform/web/modal/confirm.ts'
import { ActionMenu } from '#platform/web/ui/ActionMenu.tsx'
import { Section } from '#platform/web/ui/Section.tsx'
import type { getReportNeeds } from '../contract/reports.ts'
import { getSchedules, type ScheduleView } from '../contract/schedules.ts'
import { useDeleteSchedule } from './changes.ts'
import { ScheduleModal } from './ScheduleModal.tsx'
import styles from './Reports.module.css'

export function SchedulesSection({ needs }: { needs: ReceivedResponseOf<typeof getReportNeeds> }) {
  const t = useText()
  const query = useQuery(queryOf(getSchedules))
  const [edited, setEdited] = useState<ScheduleView | 'new'>()
  return (
    <Section
      title={t('reporting_schedules')}
      description={t('reporting_schedules_text')}
      bare
      action={
        <Button variant="default" onClick={() => setEdited('new')}>
          {t('reporting_schedule_new')}
        </Button>
      }
    >
      <QueryView
        query={query}
        rows={2}
        empty={{
          when: ({ items }) => items.length === 0,
          shown: <p className={styles.facts}>{t('reporting_schedules_empty')}</p>,
        }}
      >
        {({ items }) => (
          <ul className={styles.list} aria-label={t('reporting_schedules')}>
            {items.map((schedule) => (
              <ScheduleLine key={schedule.id} schedule={schedule} onEdit={() => setEdited(schedule)} />
            ))}
          </ul>
        )}
      </QueryView>
      {edited && (
        <ScheduleModal
          needs={needs}
          {...(edited !== 'new' && { schedule: edited })}
          onClose={() => setEdited(undefined)}
        />
      )}
    </Section>
  )
}

function ScheduleLine({ schedule, onEdit }: { schedule: ScheduleView; onEdit: () => void }) {
  const t = useText()
  const { id, data, rhythmTitle, recipients } = schedule
  const deleting = useDeleteSchedule()
  const askToDelete = async () => {
    const isWanted = await askToConfirm({
      title: t('reporting_schedule_delete_title'),
      text: t('reporting_schedule_delete_text', { title: data.title }),
      confirm: t('reporting_schedule_delete'),
      danger: true,
    })
    if (isWanted) deleting.mutate({ params: { id } })
  }
  const facts = [
    rhythmTitle,
    data.nextRun ? t('reporting_next_run', { date: formatDate(data.nextRun) }) : t('reporting_paused'),
    t('reporting_schedule_to', { names: recipients.map(({ name }) => name).join(', ') }),
  ]
  return (
    <li className={styles.item} aria-label={data.title}>
      <div className={styles.line}>
        <span className={styles.name}>{data.title}</span>
        <span className={styles.buttons}>
          <Button
            size="compact-sm"
            variant="default"
            aria-label={t('reporting_schedule_edit_of', { title: data.title })}
            onClick={onEdit}
          >
            {t('general_edit')}
          </Button>
          <ActionMenu
            label={t('reporting_more_of', { title: data.title })}
            isBusy={deleting.isPending}
            actions={[
              {
                key: 'delete',
                title: t('reporting_schedule_delete'),
                danger: true,
                allowed: true,
                run: () => void askToDelete(),
              },
            ]}
          />
        </span>
      </div>
      <p className={styles.facts}>{facts.join(' · ')}</p>
    </li>
  )
}
