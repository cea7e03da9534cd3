// Notification settings page, kind by kind (domain.md §25).

import { useQuery } from '@tanstack/react-query'
import { queryOf } from '#platform/web/api/query.ts'
import { useText } from '#platform/web/i18n/texts.ts'
import { QueryView } from '#platform/web/kit/QueryView.tsx'
import type { LoadContext } from '#platform/web/shell/screen-route.ts'
import { getNotificationPreference } from '../contract/notifications.ts'
import { AccountMailsSection } from './AccountMailsSection.tsx'
import { KindsForm } from './KindsForm.tsx'
import { ProfileHead } from './ProfileHead.tsx'
import styles from './Profile.module.css'

export const load = ({ queryClient }: LoadContext) => queryClient.prefetchQuery(queryOf(getNotificationPreference))

export default function NotificationsPage() {
  const t = useText()
  const query = useQuery(queryOf(getNotificationPreference))
  const { data: preference } = query
  return (
    <div className={styles.content}>
      <ProfileHead title={t('screen_notifications')} />
      {preference && (
        <>
          <AccountMailsSection wantsMail={preference.new_device_mail} />
          <KindsForm preference={preference} />
        </>
      )}
      {!preference && <QueryView query={query} />}
    </div>
  )
}
