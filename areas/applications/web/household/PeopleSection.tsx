// People of the household, one per line; the name opens the panel with all their answers.

import { Button, Group } from '@mantine/core'
import { IconMoodKid, IconPlus, IconUser } from '@tabler/icons-react'
import { useText } from '#platform/web/i18n/texts.ts'
import { useSession } from '#platform/web/api/session.ts'
import { usePanel } from '#platform/web/sidepanel/panel.ts'
import { Section } from '#platform/web/ui/Section.tsx'
import { PhoneLink } from '#platform/web/ui/PhoneLink.tsx'
import type { ApplicationView } from '../../contract/application.ts'
import { newPerson } from './new-person.ts'
import styles from './PeopleSection.module.css'

type Household = Pick<ApplicationView, 'adults' | 'children' | 'canEditPeople'>

interface Props {
  application: Household
  /** Application to whose household people can be added. */
  applicationId: string
}

export function PeopleSection({ application: { adults, children, canEditPeople }, applicationId }: Props) {
  const t = useText()
  const panel = usePanel()
  const add = (key: 'ApplicationAdult' | 'ApplicationChild', text: string) => (
    <Button
      variant="subtle"
      size="compact-sm"
      leftSection={<IconPlus size={14} stroke={1.5} aria-hidden />}
      onClick={() => void panel.open(key, newPerson, applicationId)}
    >
      {t(text)}
    </Button>
  )
  const action = canEditPeople && (
    <Group gap={4}>
      {add('ApplicationAdult', 'applications_add_adult')}
      {add('ApplicationChild', 'applications_add_child')}
    </Group>
  )
  return (
    <Section title={t('applications_people')} count={adults.length + children.length} action={action} bare>
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
  const { id, name, tenantType, age, nationality, occupation, phone, email } = adult
  return (
    <li className={styles.person}>
      <IconUser size={18} stroke={1.5} className={styles.icon} aria-hidden />
      <div className={styles.who}>
        <PersonName panelKey="ApplicationAdult" id={id} name={name} />
        <span className={styles.facts}>
          {[tenantType, age !== null && t('applications_age', { age }), nationality, occupation]
            .filter(Boolean)
            .join(' · ')}
        </span>
      </div>
      <span className={styles.contact}>
        {phone && <PhoneLink number={phone} />}
        {email && <a href={`mailto:${email}`}>{email}</a>}
      </span>
    </li>
  )
}

function ChildLine({ child }: { child: Household['children'][number] }) {
  const t = useText()
  const { id, name, age, daysPresent } = child
  return (
    <li className={styles.person}>
      <IconMoodKid size={18} stroke={1.5} className={styles.icon} aria-hidden />
      <div className={styles.who}>
        <PersonName panelKey="ApplicationChild" id={id} name={name} />
        <span className={styles.facts}>
          {[age !== null && t('applications_age', { age }), t('applications_nights', { count: daysPresent })]
            .filter(Boolean)
            .join(' · ')}
        </span>
      </div>
    </li>
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
  if (!can(['applications_read', 'tenants_read'])) return <span className={styles.name}>{name}</span>
  return (
    <button type="button" className={styles.name} onClick={() => void panel.open(panelKey, id)}>
      {name}
    </button>
  )
}
