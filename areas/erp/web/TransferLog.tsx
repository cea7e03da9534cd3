// The newest transfers of the workspace, with a filter by state.

import { IconArrowsExchange } from '@tabler/icons-react'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { queryOf } from '#platform/web/api/query.ts'
import { SelectField } from '#platform/web/form/fields/SelectField.tsx'
import { useText } from '#platform/web/i18n/texts.ts'
import { QueryView } from '#platform/web/kit/QueryView.tsx'
import { EmptyState } from '#platform/web/ui/states/EmptyState.tsx'
import { Section } from '#platform/web/ui/Section.tsx'
import { listErpTransfers } from '../contract/connection.ts'
import { transferStates, type TransferState } from '../rules/transfer.ts'
import { lookAgainIn } from './changes.ts'
import styles from './Erp.module.css'
import { TransferItem } from './TransferItem.tsx'

export function TransferLog() {
  const t = useText()
  const [state, setState] = useState<TransferState>()
  const query = useQuery({
    ...queryOf(listErpTransfers, { query: state ? { state } : {} }),
    placeholderData: keepPreviousData,
    refetchInterval: ({ state: { data: now } }) => lookAgainIn(now?.transfers),
  })
  const { data } = query
  if (!data) return <QueryView query={query} />
  const { transfers, states } = data
  return (
    <Section title={t('erp_part_log')} count={transfers.length} bare>
      {(transfers.length > 0 || state !== undefined) && (
        <div className={styles.filter}>
          <SelectField
            label={t('erp_log_filter')}
            placeholder={t('erp_log_all')}
            options={states}
            value={state ?? null}
            onChange={(value) => setState(transferStates.find((one) => one === value))}
          />
        </div>
      )}
      {transfers.length === 0 ? (
        <EmptyState
          title={t('erp_log_none')}
          text={t('erp_log_none_text')}
          icon={<IconArrowsExchange size={32} stroke={1.5} />}
        />
      ) : (
        <ul className={styles.list}>
          {transfers.map(({ title, href, ...transfer }) => (
            <TransferItem key={transfer.id} transfer={transfer} about={{ title, href }} />
          ))}
        </ul>
      )}
    </Section>
  )
}
