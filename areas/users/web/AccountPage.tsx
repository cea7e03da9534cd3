// Account page of the signed-in person: profile and sign-in security.

import { useQuery } from '@tanstack/react-query'
import { AccountSecurity, loadAccountSecurity } from '#areas/sign-in/web/public.tsx'
import { queryOf } from '#platform/web/api/query.ts'
import { useText } from '#platform/web/i18n/texts.ts'
import { QueryView } from '#platform/web/kit/QueryView.tsx'
import type { LoadContext } from '#platform/web/shell/screen-route.ts'
import { getOwnProfile } from '../contract/profile.ts'
import { ProfileHead } from './ProfileHead.tsx'
import { ProfileSection } from './ProfileSection.tsx'
import styles from './Profile.module.css'

export const load = (context: LoadContext) =>
  Promise.all([context.queryClient.prefetchQuery(queryOf(getOwnProfile)), loadAccountSecurity(context)])

export default function AccountPage() {
  const t = useText()
  const query = useQuery(queryOf(getOwnProfile))
  const { data: profile } = query
  return (
    <div className={styles.content}>
      <ProfileHead title={t('screen_account')} {...(profile && { subtitle: t(`users_role_${profile.role}`) })} />
      {profile && <ProfileSection profile={profile} />}
      <QueryView query={query} rows={5}>
        {(profile) => <AccountSecurity email={profile.email} />}
      </QueryView>
    </div>
  )
}
