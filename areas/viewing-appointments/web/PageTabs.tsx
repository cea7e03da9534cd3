// Links between the list of appointments with bookings and the one without.

import { useText } from '#platform/web/i18n/texts.ts'
import { ScreenLink } from '#platform/web/ui/ScreenLink.tsx'
import { pathOfPage, type AppointmentsPageKey } from './appointment-pages.ts'
import styles from './appointments.module.css'

const pages: readonly AppointmentsPageKey[] = ['booked', 'withoutRegistrations']

export function PageTabs({ page }: { page: AppointmentsPageKey }) {
  const t = useText()
  return (
    <nav className={styles.tabs} aria-label={t('viewing_appointments_title')}>
      {pages.map((one) => (
        <ScreenLink
          key={one}
          to={pathOfPage[one]}
          className={styles.tab}
          {...(one === page && { 'aria-current': 'page' })}
        >
          {t(`viewing_appointments_page_${one}`)}
        </ScreenLink>
      ))}
    </nav>
  )
}
