// Step 3: everybody of the household as a card, and the form of the one who is being filled in.

import { Button } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { useState, type ReactNode } from 'react'
import { useText } from '#platform/web/i18n/texts.ts'
import type { FilledPerson } from '../contract/form-shapes.ts'
import type { PersonKind } from '../rules/answers.ts'
import { householdHints } from '../rules/household-checks.ts'
import { InviteCoApplicant } from './InviteCoApplicant.tsx'
import { PersonCard } from './PersonCard.tsx'
import { PersonForm } from './PersonForm.tsx'
import type { Filling } from './use-filling.ts'
import type { Problems } from './use-problems.ts'
import { useRemovePerson } from './use-remove-person.ts'
import styles from './PeopleStep.module.css'

interface Props {
  filling: Filling
  problems: Problems
  /** The questions of the household on this step. */
  children: ReactNode
}

type Editing = { kind: PersonKind; person: FilledPerson | null }

export function PeopleStep({ filling, problems, children }: Props) {
  const t = useText()
  const [editing, setEditing] = useState<Editing | null>(null)
  const remove = useRemovePerson(filling)
  const { entry, world, adults, children: minors } = filling
  const hints = householdHints(entry, world)
  const isOpen = (kind: PersonKind, key: string) => editing?.kind === kind && editing.person?.key === key
  const close = () => {
    setEditing(null)
    problems.clear()
  }
  const form = editing && (
    <PersonForm
      key={editing.person?.key ?? `new-${editing.kind}`}
      filling={filling}
      kind={editing.kind}
      person={editing.person}
      onClose={close}
    />
  )
  const cards = (kind: PersonKind, people: readonly FilledPerson[]) =>
    people.map((person) =>
      isOpen(kind, person.key) ? (
        <li key={person.key}>{form}</li>
      ) : (
        <li key={person.key} id={`field-${kind === 'adult' ? 'adults' : 'children'}.${person.key}`}>
          <PersonCard
            kind={kind}
            person={person}
            isUnfinished={problems.isUnfinished(kind, person.key)}
            error={problems.shown[`${kind === 'adult' ? 'adults' : 'children'}.${person.key}`]}
            onEdit={() => setEditing({ kind, person })}
            onRemove={() => void remove(kind, person)}
          />
        </li>
      ),
    )
  // Somebody new keeps their form open under the list until it is closed, also once the server knows them.
  const isNew = editing !== null && editing.person === null
  return (
    <>
      {children}
      <div className={styles.people} id="field-people">
        <ul className={styles.cards}>
          {cards('adult', adults)}
          {cards('child', minors)}
        </ul>
        {isNew && form}
        {!editing && (
          <div className={styles.add}>
            <Button
              variant="default"
              leftSection={<IconPlus size={18} stroke={1.5} />}
              onClick={() => setEditing({ kind: 'adult', person: null })}
            >
              {t('application_form_add_adult')}
            </Button>
            <Button
              variant="default"
              leftSection={<IconPlus size={18} stroke={1.5} />}
              onClick={() => setEditing({ kind: 'child', person: null })}
            >
              {t('application_form_add_child')}
            </Button>
          </div>
        )}
        {hints.map(({ key, values }) => (
          <p key={`${key}${String(values?.title)}`} className={styles.hint}>
            {t(key, values)}
          </p>
        ))}
        {!editing && <InviteCoApplicant filling={filling} />}
      </div>
    </>
  )
}
