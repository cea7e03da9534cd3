// Owner and contact people of a project.

import { useText } from '#platform/web/i18n/texts.ts'
import { KeyValueList } from '#platform/web/ui/KeyValueList.tsx'
import { PhoneLink } from '#platform/web/ui/PhoneLink.tsx'
import { Section } from '#platform/web/ui/Section.tsx'
import type { ProjectView } from '../../contract/project.ts'
import styles from './details.module.css'

export function ContactSection({ project: { data } }: { project: ProjectView }) {
  const t = useText()
  const { owner, contactPeople } = data.contactDetails
  return (
    <Section title={t('projects_wizard_contactDetails')}>
      <KeyValueList
        items={[
          { label: t('projects_field_owner'), value: owner?.name ?? '' },
          {
            label: t('projects_field_contactPeople'),
            value: contactPeople.length > 0 && (
              <ul className={styles.people}>
                {contactPeople.map(({ name, email, phone }, index) => (
                  <li key={index}>
                    <span>{name}</span>
                    {email && <MailLink email={email} />}
                    {phone && <PhoneLink number={phone} />}
                  </li>
                ))}
              </ul>
            ),
          },
        ]}
      />
    </Section>
  )
}

/** An address that is too long for its line breaks before the @. */
function MailLink({ email }: { email: string }) {
  const [name, domain] = email.split('@')
  return (
    <a href={`mailto:${email}`}>
      {name}
      <wbr />@{domain}
    </a>
  )
}
