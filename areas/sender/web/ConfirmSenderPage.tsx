// Page behind the confirmation link. Opening it changes nothing; only the button confirms.

import { Button } from '@mantine/core'
import { IconCircleCheck, IconLinkOff } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { CallFailed } from '#platform/web/api/call.ts'
import { queryOf, useChange } from '#platform/web/api/query.ts'
import { useText } from '#platform/web/i18n/texts.ts'
import { useParam } from '#platform/web/core/address.ts'
import { QueryView } from '#platform/web/kit/QueryView.tsx'
import { EmptyState } from '#platform/web/ui/states/EmptyState.tsx'
import { PageHead } from '#platform/web/ui/PageHead.tsx'
import { confirmSender, getSenderConfirmation } from '../contract/sender.ts'
import styles from './Sender.module.css'

export default function ConfirmSenderPage() {
  const t = useText()
  const params = { token: useParam('token') }
  const query = useQuery({ ...queryOf(getSenderConfirmation, { params }), retry: false })
  const { data, error } = query
  const confirming = useChange(confirmSender, { stale: [getSenderConfirmation] })
  if (!data && error instanceof CallFailed && error.status === 404) {
    return <EmptyState title={error.message} icon={<IconLinkOff size={32} stroke={1.5} />} />
  }
  if (!data) return <QueryView query={query} rows={4} />
  const values = { address: data.address, project: data.projectName }
  return (
    <div className={styles.asking}>
      <PageHead title={t('sender_confirm_title')} />
      {data.isConfirmed ? (
        <p className={styles.words} role="status">
          <IconCircleCheck size={20} stroke={1.5} aria-hidden /> {t('sender_confirm_done', values)}
        </p>
      ) : (
        <>
          <p className={styles.words}>{t('sender_confirm_ask', values)}</p>
          <Button size="md" loading={confirming.isPending} onClick={() => confirming.mutate({ params })}>
            {t('sender_confirm_button')}
          </Button>
        </>
      )}
    </div>
  )
}
