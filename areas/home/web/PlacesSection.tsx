// Links to all pages that the person may see: the menu in full.

import { Link } from '@tanstack/react-router'
import { useText } from '#platform/web/i18n/texts.ts'
import { useSession } from '#platform/web/api/session.ts'
import { NamedIcon } from '#platform/web/ui/NamedIcon.tsx'
import { Section } from '#platform/web/ui/Section.tsx'
import styles from './PlacesSection.module.css'

export function PlacesSection() {
  const t = useText()
  const { bootstrap } = useSession()
  const places = bootstrap.menus.mainMenu
    .filter((item) => !item.behaviour && item.urlName !== '' && item.urlName !== '/home')
    .toSorted((a, b) => a.rank - b.rank)
  return (
    <Section title={t('home_places')} bare>
      <ul className={styles.places}>
        {places.map((item) => (
          <li key={item.key}>
            <Link to={item.urlName} className={styles.place}>
              <NamedIcon name={item.icon} size={22} className={styles.icon} />
              <span>
                <span className={styles.title}>{item.title}</span>
                <span className={styles.about}>{t(`home_about_${item.key}`)}</span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </Section>
  )
}
