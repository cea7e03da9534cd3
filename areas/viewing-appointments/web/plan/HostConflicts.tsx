// Warns if the host has another appointment at the same time. Planning it is possible nevertheless.

import { Alert } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { useQuery } from '@tanstack/react-query'
import { IconAlertTriangle } from '@tabler/icons-react'
import { call } from '#platform/web/api/call.ts'
import { keyOf } from '#platform/web/api/query.ts'
import { useText } from '#platform/web/i18n/texts.ts'
import { checkPlan, planData } from '../../contract/plan.ts'
import { shownWhen } from '../when.ts'
import { bodyOf, type PlanDraft } from './plan-draft.ts'
import styles from './plan.module.css'

const asked = planData.pick({ days: true, host: true })

export function HostConflicts({ draft, exceptId }: { draft: PlanDraft; exceptId: string | null }) {
  const t = useText()
  const [settled] = useDebouncedValue(draft, 400)
  const wanted = asked.safeParse(bodyOf(settled)).data
  const isKnown = wanted !== undefined && (wanted.host.userId !== null || wanted.host.name !== '')
  const { data } = useQuery({
    queryKey: [...keyOf(checkPlan), wanted, exceptId],
    queryFn: () => (wanted ? call(checkPlan, { body: { ...wanted, exceptId } }) : { conflicts: [] }),
    enabled: isKnown,
    retry: false,
  })
  const conflicts = isKnown ? (data?.conflicts ?? []) : []
  if (conflicts.length === 0) return null
  return (
    <Alert
      role="status"
      color="yellow"
      icon={<IconAlertTriangle size={18} stroke={1.5} />}
      title={t('viewing_appointments_host_conflict', { count: conflicts.length })}
    >
      <ul className={styles.conflicts}>
        {conflicts.map(({ id, title, place, ...range }) => (
          <li key={id}>
            {shownWhen(range)} · {title}, {place}
          </li>
        ))}
      </ul>
    </Alert>
  )
}
