// Notification settings page, kind by kind (domain.md §25).

import { useQuery } from '@tanstack/react-query'
import { queryOf } from '#platform/web/api/query.ts'
import { useText } from '#platform/web/i18n/texts.ts'
import type { LoadContext } from '#platform/web/shell/screen-route.ts'
import { FailedState } from '#platform/web/ui/states/FailedState.tsx'
import { LoadingRows } from '#platform/web/ui/states/LoadingRows.tsx'
import { getNotificationPreference } from '../contract/notifications.ts'
import { AccountMailsSection } from './AccountMailsSection.tsx'
import { KindsForm } from './KindsForm.tsx'
import { ProfileHead } from './ProfileHead.tsx'
import styles from './Profile.module.css'

export const load = ({ queryClient }: LoadContext) => queryClient.prefetchQuery(queryOf(getNotificationPreference))

export default function NotificationsPage() {
  const t = useText()
  const { data: preference, error, refetch } = useQuery(queryOf(getNotificationPreference))
  return (
    <div className={styles.content}>
      <ProfileHead title={t('screen_notifications')} />
      {preference && (
        <>
          <AccountMailsSection wantsMail={preference.new_device_mail} />
          <KindsForm preference={preference} />
        </>
      )}
      {!preference && (error ? <FailedState failure={error} retry={() => void refetch()} /> : <LoadingRows />)}
    </div>
  )
}
