// The people of the household, a line each; the name opens everything they wrote.

import { IconMoodKid, IconUser } from '@tabler/icons-react'
import { useText } from '#platform/web/i18n/texts.ts'
import { usePanel } from '#platform/web/sidepanel/panel.ts'
import { Section } from '#platform/web/ui/Section.tsx'
import type { ApplicationView } from '../contract/application.ts'
import styles from './PeopleSection.module.css'

type Household = Pick<ApplicationView, 'adults' | 'children'>

export function PeopleSection({ application: { adults, children } }: { application: Household }) {
  const t = useText()
  return (
    <Section title={t('applications_people')} count={adults.length + children.length} bare>
      <ul className={styles.people}>
        {adults.map((adult) => (
          <AdultLine key={adult.id} adult={adult} />
        ))}
        {children.map((child) => (
          <ChildLine key={child.id} child={child} />
        ))}
      </ul>
    </Section>
  )
}

function AdultLine({ adult }: { adult: Household['adults'][number] }) {
  const t = useText()
  const panel = usePanel()
  const { id, name, tenantType, age, nationality, occupation, phone, email } = adult
  return (
    <li className={styles.person}>
      <IconUser size={18} stroke={1.5} className={styles.icon} aria-hidden />
      <div className={styles.who}>
        <button type="button" className={styles.name} onClick={() => void panel.open('ApplicationAdult', id)}>
          {name}
        </button>
        <span className={styles.facts}>
          {[tenantType, age !== null && t('applications_age', { age }), nationality, occupation]
            .filter(Boolean)
            .map((fact) => (
              <span key={String(fact)}>{fact}</span>
            ))}
        </span>
      </div>
      <span className={styles.contact}>
        {phone && <a href={`tel:${phone.replaceAll(' ', '')}`}>{phone}</a>}
        {email && <a href={`mailto:${email}`}>{email}</a>}
      </span>
    </li>
  )
}

function ChildLine({ child }: { child: Household['children'][number] }) {
  const t = useText()
  const panel = usePanel()
  const { id, name, age, daysPresent } = child
  return (
    <li className={styles.person}>
      <IconMoodKid size={18} stroke={1.5} className={styles.icon} aria-hidden />
      <div className={styles.who}>
        <button type="button" className={styles.name} onClick={() => void panel.open('ApplicationChild', id)}>
          {name}
        </button>
        <span className={styles.facts}>
          {age !== null && <span>{t('applications_age', { age })}</span>}
          <span>{t('applications_nights', { count: daysPresent })}</span>
        </span>
      </div>
    </li>
  )
}
