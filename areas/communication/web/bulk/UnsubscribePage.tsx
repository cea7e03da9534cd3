// Page to unsubscribe from newsletters. Opening it changes nothing: the button unsubscribes, and can undo it.

import { Button } from '@mantine/core'
import { IconLinkOff, IconTestPipe } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { CallFailed } from '#platform/web/api/call.ts'
import { queryOf, useChange } from '#platform/web/api/query.ts'
import { useText } from '#platform/web/i18n/texts.ts'
import { useAddress } from '#platform/web/core/address.ts'
import { QueryView } from '#platform/web/kit/QueryView.tsx'
import { EmptyState } from '#platform/web/ui/states/EmptyState.tsx'
import { PageHead } from '#platform/web/ui/PageHead.tsx'
import { getUnsubscribing, setUnsubscribing } from '../../contract/unsubscribing.ts'
import styles from './UnsubscribePage.module.css'

export default function UnsubscribePage() {
  const t = useText()
  const { search } = useAddress()
  const of = search['of'] ?? ''
  const query = useQuery({ ...queryOf(getUnsubscribing, { query: { of } }), retry: false })
  const { data, error } = query
  const change = useChange(setUnsubscribing, { stale: [getUnsubscribing] })
  if (!data && error instanceof CallFailed && (error.status === 404 || error.status === 422)) {
    const icon = <IconLinkOff size={32} stroke={1.5} />
    return (
      <EmptyState
        title={t('communication_unsubscribe_unknown')}
        text={t('communication_unsubscribe_again')}
        icon={icon}
      />
    )
  }
  if (!data) return <QueryView query={query} rows={4} />
  const { address, projectName, refuses, isTest } = data
  if (isTest) {
    return (
      <EmptyState
        title={t('communication_unsubscribe_test')}
        text={t('communication_unsubscribe_test_hint', { project: projectName })}
        icon={<IconTestPipe size={32} stroke={1.5} />}
      />
    )
  }
  return (
    <div className={styles.page}>
      <PageHead title={t('communication_unsubscribe_title')} />
      <p className={styles.words} role="status">
        {t(refuses ? 'communication_unsubscribe_refused' : 'communication_unsubscribe_ask', {
          address,
          project: projectName,
        })}
      </p>
      <p className={styles.quiet}>{t('communication_unsubscribe_process')}</p>
      <Button
        size="md"
        variant={refuses ? 'default' : 'filled'}
        loading={change.isPending}
        onClick={() => change.mutate({ body: { of, refuses: !refuses } })}
      >
        {t(refuses ? 'communication_unsubscribe_undo' : 'communication_unsubscribe_button')}
      </Button>
    </div>
  )
}
