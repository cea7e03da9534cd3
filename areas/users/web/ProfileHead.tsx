// Header of the profile pages, with links between them.

import { Link } from '@tanstack/react-router'
import { opensTo } from '#platform/rules/permissions.ts'
import { useSession } from '#platform/web/api/session.ts'
import { useText } from '#platform/web/i18n/texts.ts'
import { PageHead } from '#platform/web/ui/PageHead.tsx'
import styles from './Profile.module.css'

const ownPages = [
  { to: '/profile-settings/account', title: 'screen_account', permission: 'permit', isForOwners: true },
  { to: '/profile-settings/notifications', title: 'screen_notifications', permission: 'permit' },
  { to: '/profile-settings/mail-signature', title: 'mail_templates_signature_own', permission: 'permit' },
] as const

export function ProfileHead({ title, subtitle }: { title: string; subtitle?: string }) {
  const t = useText()
  const { user } = useSession()
  const pages = ownPages.filter((page) => opensTo(user, page))
  return (
    <>
      <PageHead title={title} subtitle={subtitle} />
      <nav className={styles.pages} aria-label={t('users_profile_pages')}>
        {pages.map((page) => (
          <Link key={page.to} to={page.to} className={styles.page} activeProps={{ 'aria-current': 'page' }}>
            {t(page.title)}
          </Link>
        ))}
      </nav>
    </>
  )
}
