// Card of one person: name, who fills in the part, missing answers, and buttons to change or delete.

import { IconLinkOff, IconMoodKid, IconPencil, IconTrash, IconUser } from '@tabler/icons-react'
import { monthWords } from '#areas/forms/rules/month-words.ts'
import { currentLanguage } from '#platform/web/i18n/language.ts'
import { useText, type Translate } from '#platform/web/i18n/texts.ts'
import { IconButton } from '#platform/web/ui/IconButton.tsx'
import type { FormState } from '../../contract/form-shapes.ts'
import { nameOf, numberOf, textOf, type OwnPart, type Person, type PersonKind } from '#areas/forms/rules/answers.ts'
import { ageOn, isDay } from '#areas/forms/rules/days.ts'
import { useSurroundings } from '../filling/form-context.ts'
import { PapersOfPerson } from '../documents/PapersOfPerson.tsx'
import styles from './PersonCard.module.css'

interface Props {
  kind: PersonKind
  person: Person
  isUnfinished: boolean
  error: string | undefined
  /** The person's link, if there is one. */
  invitation: FormState['invitations'][number] | undefined
  /** Set if the person fills in their own part. */
  own: OwnPart | undefined
  onWithdraw: () => void
  onEdit: () => void
  onRemove: () => void
}

export function PersonCard(props: Props) {
  const { kind, person, isUnfinished, error, invitation, own, onWithdraw, onEdit, onRemove } = props
  const t = useText()
  const { world } = useSurroundings()
  const isExpected = kind === 'child' && person.answers.is_expected === true
  const name = isExpected
    ? t('application_form_tick_is_expected')
    : nameOf(person) || t('application_form_person_without_name')
  const born = textOf(person.answers, 'date_of_birth')
  const month = textOf(person.answers, 'expected_month')
  const role = textOf(person.answers, 'tenant_type')
  const nights = numberOf(person.answers, 'days_present')
  const facts = [
    isDay(born) && born <= world.today ? t('application_form_years', { years: ageOn(world.today, born) }) : '',
    kind === 'adult' && role ? t(`application_form_option_tenant_type_${role}`) : '',
    isExpected && isDay(month) ? monthWords(month, currentLanguage()) : '',
    kind === 'child' && nights !== null && !isExpected ? t('application_form_nights', { nights }) : '',
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
        {own && (
          <p className={error ? styles.problem : own.missing > 0 ? styles.missing : undefined}>
            {own.missing > 0
              ? t('application_form_own_part_progress', { missing: own.missing, asked: own.asked })
              : t('application_form_own_part_complete')}
          </p>
        )}
        {invitation && !own && <p>{invitedWords(t, invitation)}</p>}
        {isUnfinished && !own && (
          <p className={error ? styles.problem : styles.missing}>{t('application_form_person_unfinished')}</p>
        )}
        <PapersOfPerson owner={person.key} className={styles.missing} />
      </div>
      {invitation && (
        <IconButton label={t('application_form_withdraw_link_of', { name })} onClick={onWithdraw}>
          <IconLinkOff size={20} stroke={1.5} />
        </IconButton>
      )}
      <IconButton
        label={t('application_form_edit_person', { name })}
        onClick={onEdit}
        unavailable={own && t('application_form_own_part', { name })}
      >
        <IconPencil size={20} stroke={1.5} />
      </IconButton>
      <IconButton label={t('application_form_delete_person', { name })} onClick={onRemove}>
        <IconTrash size={20} stroke={1.5} />
      </IconButton>
    </article>
  )
}

const invitedWords = (t: Translate, { email }: FormState['invitations'][number]): string =>
  email ? t('application_form_invited_by_mail', { email }) : t('application_form_invited')

interface InvitedProps {
  invitation: FormState['invitations'][number]
  onWithdraw: () => void
}

/** An invited person who is not saved yet. */
export function InvitedCard({ invitation, onWithdraw }: InvitedProps) {
  const t = useText()
  const name = invitation.email ?? t('application_form_invited_person')
  return (
    <article className={styles.card}>
      <span className={styles.icon}>
        <IconUser size={22} stroke={1.5} aria-hidden />
      </span>
      <div className={styles.facts}>
        <p className={styles.name}>{name}</p>
        <p>{t('application_form_invited')}</p>
      </div>
      <IconButton label={t('application_form_withdraw_link_of', { name })} onClick={onWithdraw}>
        <IconLinkOff size={20} stroke={1.5} />
      </IconButton>
    </article>
  )
}
