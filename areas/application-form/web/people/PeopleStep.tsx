// Step 3: a card for each person of the household, and the form of the person being edited.

import { Button } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { useEffect, type ReactNode } from 'react'
import { useText } from '#platform/web/i18n/texts.ts'
import { usePhone } from '#platform/web/ui/use-phone.ts'
import type { FilledPerson } from '../../contract/form-shapes.ts'
import { ownPartFor, type PersonKind } from '#areas/forms/rules/answers.ts'
import { asksAbout } from '#areas/forms/rules/form-definition.ts'
import { householdFindings, householdHints } from '#areas/forms/rules/household-checks.ts'
import { FieldSurroundingsContext, useSurroundings } from '../filling/form-context.ts'
import { HouseholdContext, HouseholdTypeField } from './HouseholdTypeField.tsx'
import { InviteCoApplicant } from './InviteCoApplicant.tsx'
import { lookAtOwnParts } from './own-parts.ts'
import { InvitedCard, PersonCard } from './PersonCard.tsx'
import { PersonForm } from './PersonForm.tsx'
import type { Filling } from '../filling/use-filling.ts'
import type { Problems } from '../questions/use-problems.ts'
import type { Place } from '../filling/use-kept-place.ts'
import { useProblemWords } from '../questions/use-problem-words.ts'
import { useRemovePerson } from './use-remove-person.ts'
import { useWithdrawLink } from '../after-sending/use-withdraw-link.ts'
import styles from './PeopleStep.module.css'

/** By key. */
const controls = { household_type: HouseholdTypeField }

interface Props {
  filling: Filling
  problems: Problems
  /** Questions before and after the people. */
  intro: ReactNode
  outro: ReactNode
  editing: Editing | null
  onEdit: (editing: Editing | null) => void
  /** Returns the last position in the form once, and only if no other step was shown before. */
  takeLeft: () => Place | undefined
}

/** The open form: of a saved person, or of a new one who gets a key with the first save. */
export interface Editing {
  kind: PersonKind
  person: FilledPerson | null
  newKey: string | null
  /** First section to show where sections are shown one at a time; default is the first. */
  section?: string | undefined
  /** Key of the question to focus. */
  question?: string | undefined
}

export default function PeopleStep({ filling, problems, intro, outro, editing, onEdit, takeLeft }: Props) {
  const t = useText()
  const surroundings = useSurroundings()
  const remove = useRemovePerson(filling)
  const withdraw = useWithdrawLink(filling)
  const { entry, world, adults, children: minors, invitations, credentials, changeKnown } = filling
  const { shown } = useProblemWords(filling, problems.found)
  const { form: asked, application } = filling.state
  // Contradictions do not block saving a submitted application; staff see them too.
  const contradictions = application ? householdFindings({ form: asked, entry, world }) : []
  const remarks = [
    ...contradictions.map((finding) => ({ ...finding, tone: 'amber' })),
    ...householdHints(entry, world).map((finding) => ({ ...finding, tone: 'blue' })),
  ]
  const isOpen = (kind: PersonKind, key: string) => editing?.kind === kind && editing.person?.key === key
  const isPhone = usePhone()
  useEffect(() => {
    const left = takeLeft()
    const open = isPhone && left ? editingAt(left, { adult: adults, child: minors }) : null
    if (open && !(open.person && ownPartFor(entry, open.person.key))) onEdit(open)
  }, [takeLeft, isPhone, adults, minors, entry, onEdit])
  const { slug, token } = credentials
  useEffect(() => void lookAtOwnParts({ credentials: { slug, token }, changeKnown }), [slug, token, changeKnown])
  const close = () => {
    onEdit(null)
    problems.clear()
  }
  const form = editing && (
    <PersonForm
      key={editing.person?.key ?? `new-${editing.kind}`}
      filling={filling}
      kind={editing.kind}
      person={editing.person}
      startAt={editing.section}
      question={editing.question}
      onKey={(newKey) => onEdit({ ...editing, newKey })}
      onClose={close}
    />
  )
  const cards = (kind: PersonKind, people: readonly FilledPerson[]) =>
    people
      .filter(({ key }) => key !== editing?.newKey)
      .map((person) =>
        isOpen(kind, person.key) ? (
          <li key={person.key}>{form}</li>
        ) : (
          <li key={person.key} id={`field-${kind === 'adult' ? 'adults' : 'children'}.${person.key}`}>
            <PersonCard
              kind={kind}
              person={person}
              isUnfinished={problems.isUnfinished(kind, person.key)}
              error={shown[`${kind === 'adult' ? 'adults' : 'children'}.${person.key}`]}
              invitation={invitations.find((one) => one.person === person.key)}
              own={kind === 'adult' ? ownPartFor(entry, person.key) : undefined}
              onWithdraw={() => void withdraw(person.key)}
              onEdit={() => onEdit({ kind, person, newKey: null })}
              onRemove={() => void remove(kind, person)}
            />
          </li>
        ),
      )
  const invited = invitations.filter(({ person }) => adults.every(({ key }) => key !== person))
  // The form of a new person stays open below the list until it is closed, even after the first save.
  const isNew = editing !== null && editing.person === null
  return (
    <>
      {!editing && intro}
      <div className={styles.people} id="field-people">
        {adults.length + minors.length + invited.length === 0 && !editing && (
          <p className={styles.nobody}>{t('application_form_nobody_yet')}</p>
        )}
        <ul className={styles.cards}>
          {cards('adult', adults)}
          {invited.map((one) => (
            <li key={one.id}>
              <InvitedCard invitation={one} onWithdraw={() => void withdraw(one.person)} />
            </li>
          ))}
          {cards('child', minors)}
        </ul>
        {isNew && form}
        {!editing &&
          Object.entries(shown)
            .filter(([path]) => /^people\b/.test(path))
            .map(([path, message]) => (
              // An error of the whole list is shown at the first person.
              <p key={path} id={path === 'people' ? undefined : `field-${path}`} className={styles.wrong} tabIndex={-1}>
                {message}
              </p>
            ))}
        {!editing && (
          <div className={styles.add}>
            <Button
              variant="default"
              leftSection={<IconPlus size={18} stroke={1.5} />}
              onClick={() => onEdit({ kind: 'adult', person: null, newKey: null })}
            >
              {t('application_form_add_adult')}
            </Button>
            {asksAbout(asked, 'child') && (
              <Button
                variant="default"
                leftSection={<IconPlus size={18} stroke={1.5} />}
                onClick={() => onEdit({ kind: 'child', person: null, newKey: null })}
              >
                {t('application_form_add_child')}
              </Button>
            )}
          </div>
        )}
        {!editing &&
          remarks.map(({ key, values, tone }) => (
            <p key={`${key}${JSON.stringify(values)}`} className={styles.hint} data-tone={tone}>
              {t(key, values)}
            </p>
          ))}
        {!editing && <InviteCoApplicant filling={filling} />}
      </div>
      {!editing && (
        <FieldSurroundingsContext value={{ ...surroundings, controls }}>
          <HouseholdContext value={entry}>{outro}</HouseholdContext>
        </FieldSurroundingsContext>
      )}
    </>
  )
}

/**
 * Restores the person form that was open on a phone: a saved person who still exists, or a new one known only on this
 * device.
 */
function editingAt(
  { person: key, section }: Place,
  people: Record<PersonKind, readonly FilledPerson[]>,
): Editing | null {
  for (const kind of ['adult', 'child'] as const) {
    const person = people[kind].find((one) => one.key === key) ?? null
    if (person || key === `new-${kind}`) return { kind, person, newKey: null, section }
  }
  return null
}
