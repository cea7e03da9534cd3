// Compares an object with the property software and imports the differences.

import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { keyOf, queryOf } from '#platform/web/api/query.ts'
import { formatDateTime } from '#platform/web/i18n/format.ts'
import { useText } from '#platform/web/i18n/texts.ts'
import { useSession } from '#platform/web/api/session.ts'
import { ActionButton } from '#platform/web/kit/ActionButton.tsx'
import { Section } from '#platform/web/ui/Section.tsx'
import { getObjectErp } from '../contract/transfers.ts'
import { lookAgainIn, staleAfterPull, useSynchronizeObject } from './changes.ts'
import styles from './Erp.module.css'
import { TransferItem } from './TransferItem.tsx'

export default function ErpObjectSection({ object: { id: objectId } }: { object: { id: string } }) {
  const t = useText()
  const { can } = useSession()
  const pull = useSynchronizeObject()
  const { data } = useQuery({
    ...queryOf(getObjectErp, { params: { id: objectId } }),
    refetchInterval: ({ state }) => lookAgainIn(state.data?.transfers),
  })
  useTakenOver(data?.transfers[0]?.state)
  if (!data?.isOn) return null
  const { system, heardAt, differences, transfers, isDemo } = data
  const [last] = transfers
  return (
    <Section title={system ? t('erp_title_of', { system }) : t('erp_title')}>
      <div className={styles.body}>
        {heardAt === null && <p className={styles.text}>{t('erp_not_heard')}</p>}
        {heardAt !== null && differences.length === 0 && <p className={styles.text}>{t('erp_no_differences')}</p>}
        {differences.length > 0 && (
          <div>
            <p className={styles.text}>{t('erp_differences')}</p>
            <ul className={styles.differences}>
              {differences.map(({ label, here, there }) => (
                <li key={label}>
                  {t('erp_change_label', { label })} {here} → <strong>{there}</strong>
                </li>
              ))}
            </ul>
          </div>
        )}
        {last && (
          <ul className={styles.list}>
            <TransferItem transfer={last} />
          </ul>
        )}
        {can('object_write') && (
          <div className={styles.buttons}>
            <ActionButton
              variant="default"
              availability={data.canSynchronize}
              loading={pull.isPending}
              onClick={() => pull.mutate({ params: { id: objectId } })}
            >
              {t('erp_synchronize')}
            </ActionButton>
          </div>
        )}
        <p className={styles.facts}>
          {[heardAt && t('erp_heard', { date: formatDateTime(heardAt) }), isDemo && t('erp_demo_note')]
            .filter(Boolean)
            .join(' · ')}
        </p>
      </div>
    </Section>
  )
}

function useTakenOver(state: string | undefined): void {
  const queryClient = useQueryClient()
  const before = useRef(state)
  useEffect(() => {
    if (before.current === 'queued' && state === 'confirmed') {
      for (const one of staleAfterPull) void queryClient.invalidateQueries({ queryKey: keyOf(one) })
    }
    before.current = state
  }, [state, queryClient])
}
