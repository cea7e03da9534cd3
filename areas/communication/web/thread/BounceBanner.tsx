// Banner for a bounced address: no mail is sent to it until staff confirm that it works.

import { Button } from '@mantine/core'
import { IconAlertTriangle } from '@tabler/icons-react'
import { formatDate } from '#platform/web/i18n/format.ts'
import { useText } from '#platform/web/i18n/texts.ts'
import { askToConfirm } from '#platform/web/modal/confirm.ts'
import type { InboxItem } from '../../contract/inbox.ts'
import { useLiftBounce } from '../changes.ts'
import styles from './BounceBanner.module.css'
import type { Feed } from './use-thread.ts'

interface Props {
  thread: InboxItem
  bounce: NonNullable<Feed['bounce']>
}

export function BounceBanner({ thread, bounce: { addresses, at, title, detail } }: Props) {
  const t = useText()
  const lifting = useLiftBounce()
  const address = addresses.join(', ')
  const lift = async () => {
    const confirmed = await askToConfirm({
      title: t('communication_lift_title'),
      text: t('communication_lift_text', { address }),
      confirm: t('communication_lift'),
    })
    if (confirmed) lifting.mutate({ params: { applicationId: thread.application_id } })
  }
  return (
    <div className={styles.bounce}>
      <IconAlertTriangle size={18} stroke={1.5} aria-hidden />
      <div className={styles.cause}>
        <p>{t('communication_bounced_since', { address, date: formatDate(at) })}</p>
        <p>{title}</p>
        {detail && <p className={styles.detail}>{detail}</p>}
      </div>
      <Button size="compact-sm" variant="default" onClick={() => void lift()} loading={lifting.isPending}>
        {t('communication_lift')}
      </Button>
    </div>
  )
}
