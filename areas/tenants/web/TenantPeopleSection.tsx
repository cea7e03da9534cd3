// Who lives there: each name opens what the person wrote in the form.

import { useText } from '#platform/web/i18n/texts.ts'
import { useSession } from '#platform/web/shell/session.ts'
import { usePanel } from '#platform/web/sidepanel/panel.ts'
import { Section } from '#platform/web/ui/Section.tsx'
import type { TenantView } from '../contract/tenant.ts'
import styles from './TenantPeopleSection.module.css'

export function TenantPeopleSection({ tenant: { adults, children } }: { tenant: TenantView }) {
  const t = useText()
  return (
    <Section title={t('applications_people')} count={adults.length + children.length} bare>
      <ul className={styles.people}>
        {adults.map(({ id, name, tenantType, phone, email }) => (
          <li key={id} className={styles.person}>
            <PersonName panelKey="ApplicationAdult" id={id} name={name} />
            {tenantType && <span className={styles.facts}>{tenantType}</span>}
            <span className={styles.contact}>
              {phone && <a href={`tel:${phone.replaceAll(' ', '')}`}>{phone}</a>}
              {email && <a href={`mailto:${email}`}>{email}</a>}
            </span>
          </li>
        ))}
        {children.map(({ id, name, age }) => (
          <li key={id} className={styles.person}>
            <PersonName panelKey="ApplicationChild" id={id} name={name} />
            {age !== null && <span className={styles.facts}>{t('applications_age', { age })}</span>}
          </li>
        ))}
      </ul>
    </Section>
  )
}

interface NameProps {
  panelKey: 'ApplicationAdult' | 'ApplicationChild'
  id: string
  name: string
}

function PersonName({ panelKey, id, name }: NameProps) {
  const panel = usePanel()
  const { can } = useSession()
  if (!can('applications_read')) return <span className={styles.name}>{name}</span>
  return (
    <button type="button" className={styles.name} onClick={() => void panel.open(panelKey, id)}>
      {name}
    </button>
  )
}
