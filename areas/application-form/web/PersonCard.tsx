// One recorded person: who they are, whether something is missing, and the ways to change or delete them.

import { IconMoodKid, IconPencil, IconTrash, IconUser } from '@tabler/icons-react'
import { useText } from '#platform/web/i18n/texts.ts'
import { IconButton } from '#platform/web/ui/IconButton.tsx'
import { nameOf, numberOf, textOf, type Person, type PersonKind } from '../rules/answers.ts'
import { ageOn, isDay } from '../rules/days.ts'
import { useSurroundings } from './form-context.ts'
import { PapersOfPerson } from './PapersOfPerson.tsx'
import styles from './PeopleStep.module.css'

interface Props {
  kind: PersonKind
  person: Person
  isUnfinished: boolean
  error: string | undefined
  onEdit: () => void
  onRemove: () => void
}

export function PersonCard({ kind, person, isUnfinished, error, onEdit, onRemove }: Props) {
  const t = useText()
  const { world } = useSurroundings()
  const name = nameOf(person) || t('application_form_person_without_name')
  const born = textOf(person.answers, 'date_of_birth')
  const role = textOf(person.answers, 'tenant_type')
  const nights = numberOf(person.answers, 'days_present')
  const facts = [
    isDay(born) && born <= world.today ? t('application_form_years', { years: ageOn(world.today, born) }) : '',
    kind === 'adult' && role ? t(`application_form_option_tenant_type_${role}`) : '',
    kind === 'child' && nights !== null ? t('application_form_nights', { nights }) : '',
  ].filter(Boolean)
  const Icon = kind === 'adult' ? IconUser : IconMoodKid
  return (
    <article className={styles.card} data-problem={error ? true : undefined}>
      <span className={styles.icon}>
        <Icon size={22} stroke={1.5} aria-hidden />
      </span>
      <div className={styles.facts}>
        <p className={styles.name}>{name}</p>
        <p>{facts.join(' · ') || t(kind === 'adult' ? 'application_form_adult' : 'application_form_section_child')}</p>
        {isUnfinished && (
          <p className={error ? styles.problem : styles.missing}>{t('application_form_person_unfinished')}</p>
        )}
        <PapersOfPerson owner={person.key} className={styles.missing} />
      </div>
      <IconButton label={t('application_form_edit_person', { name })} onClick={onEdit}>
        <IconPencil size={20} stroke={1.5} />
      </IconButton>
      <IconButton label={t('application_form_delete_person', { name })} onClick={onRemove}>
        <IconTrash size={20} stroke={1.5} />
      </IconButton>
    </article>
  )
}
