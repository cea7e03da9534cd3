// The roles on the left, the permissions of the chosen role on the right.

import { useQuery } from '@tanstack/react-query'
import { queryOf } from '#platform/web/api/query.ts'
import { useText } from '#platform/web/i18n/texts.ts'
import { useAddress } from '#platform/web/core/address.ts'
import { QueryView } from '#platform/web/kit/QueryView.tsx'
import type { LoadContext } from '#platform/web/shell/screen-route.ts'
import { PageHead } from '#platform/web/ui/PageHead.tsx'
import { ScreenLink } from '#platform/web/ui/ScreenLink.tsx'
import { getRoles } from '../contract/roles.ts'
import { DetailFrame } from '#platform/web/kit/DetailFrame.tsx'
import styles from './Management.module.css'
import { RoleForm } from './RoleForm.tsx'

export const load = ({ queryClient }: LoadContext) => queryClient.prefetchQuery(queryOf(getRoles))

export default function RolesPage() {
  const t = useText()
  const { search } = useAddress()
  const query = useQuery(queryOf(getRoles))
  const { data } = query
  if (!data) return <QueryView query={query} />
  const { roles, off } = data
  const current =
    roles.find(({ role }) => role === search.role) ?? roles.find(({ role }) => role === 'user') ?? roles[0]
  return (
    <DetailFrame>
      <PageHead title={t('screen_settings_roles')} count={roles.length} subtitle={t('users_roles_about')} />
      <div className={styles.roles}>
        <nav aria-label={t('screen_settings_roles')}>
          <ul className={styles.roleList}>
            {roles.map((one) => (
              <li key={one.role}>
                <ScreenLink
                  to="/project-settings/user-management/roles"
                  search={{ role: one.role }}
                  className={styles.role ?? ''}
                  {...(one.role === current?.role && { 'aria-current': 'true' as const })}
                >
                  <span className={styles.roleTitle}>
                    {one.title}
                    <span className={styles.roleCount}>{t('users_role_people', { count: one.people })}</span>
                  </span>
                  {one.version > 0 && <span className={styles.quiet}>{t('users_role_changed')}</span>}
                </ScreenLink>
              </li>
            ))}
          </ul>
        </nav>
        {current && <RoleForm key={current.role} view={current} off={off} />}
      </div>
    </DetailFrame>
  )
}
