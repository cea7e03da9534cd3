// Step 4: all answers, each part with an edit link, then the consents.

import { Button } from '@mantine/core'
import type { ReactNode } from 'react'
import { useText } from '#platform/web/i18n/texts.ts'
import { PrivacyLink } from '#platform/web/shell/frame/PrivacyLink.tsx'
import {
  householdKey,
  nameOf,
  ownPartFor,
  type Answers,
  type OwnPart,
  type Person,
} from '#areas/forms/rules/answers.ts'
import {
  activeSteps,
  fieldType,
  sectionsOf,
  type FormSection,
  type StepKey,
} from '#areas/forms/rules/form-definition.ts'
import { shownSections } from '#areas/forms/rules/shown-fields.ts'
import { useAnswerWords } from '../questions/answer-words.ts'
import { useSurroundings } from './form-context.ts'
import { ObjectCards } from '../questions/ObjectCards.tsx'
import { PapersOfPerson } from '../documents/PapersOfPerson.tsx'
import type { Filling } from './use-filling.ts'
import { OccupancyNotes } from '../questions/OccupancyNotes.tsx'
import { occupancyNotes } from '#areas/forms/rules/household-checks.ts'
import { useFormText } from '../questions/use-form-text.ts'
import styles from './SummaryStep.module.css'

interface Props {
  filling: Filling
  onOpen: (step: StepKey) => void
  /** The consents. */
  children: ReactNode
}

export default function SummaryStep({ filling, onOpen, children }: Props) {
  const t = useText()
  const said = useFormText()
  const { state, entry, adults, children: minors } = filling
  const household = sectionsOf(state.form, 'household')
  const nameIn = (one: Person) =>
    one.answers.is_expected === true
      ? t('application_form_tick_is_expected')
      : nameOf(one) || t('application_form_person_without_name')
  const person = (kind: 'adult' | 'child', one: Person) =>
    kind === 'adult' && ownPartFor(entry, one.key) ? (
      <OwnBlock key={one.key} name={nameIn(one)} own={ownPartFor(entry, one.key)} />
    ) : (
      <AnswerBlock
        key={one.key}
        owner={one.key}
        title={nameIn(one)}
        sections={sectionsOf(state.form, kind)}
        of={sectionsOf(state.form, kind)}
        answers={one.answers}
        documents={filling.documents
          .filter((document) => document.person === one.key)
          .map(({ displayName }) => displayName)}
      />
    )
  const { priorities } = entry.answers
  const wishes = (Array.isArray(priorities) ? priorities : []).flatMap((id) =>
    state.objects.filter((one) => one.id === id),
  )
  return (
    <>
      {wishes.length > 0 && (
        <div className={styles.wishes}>
          <ObjectCards objects={wishes} />
          <OccupancyNotes notes={occupancyNotes(entry, filling.world)} />
        </div>
      )}
      {activeSteps(state.form)
        .filter(({ key }) => key !== 'summary')
        .map((step) => (
          <section key={step.key} className={styles.block} aria-labelledby={`summary-${step.key}`}>
            <div className={styles.head}>
              <h2 className={styles.title} id={`summary-${step.key}`}>
                {said(step.title)}
              </h2>
              <Button variant="default" size="xs" onClick={() => onOpen(step.key)}>
                {t('application_form_change')}
                <span className="visually-hidden">: {said(step.title)}</span>
              </Button>
            </div>
            {step.key === 'people' && adults.map((one) => person('adult', one))}
            {step.key === 'people' && minors.map((one) => person('child', one))}
            <AnswerBlock
              owner={step.key === 'household' ? householdKey : null}
              sections={step.sections.filter(({ of }) => of === 'household')}
              of={household}
              answers={entry.answers}
              documents={
                step.key === 'household'
                  ? filling.documents
                      .filter((document) => document.person === null)
                      .map(({ displayName }) => displayName)
                  : []
              }
            />
          </section>
        ))}
      {children}
      <p className={styles.privacy}>
        <PrivacyLink className={styles.link} />
      </p>
    </>
  )
}

/** Answers of a person who fills in their own part are hidden from the others. */
function OwnBlock({ name, own }: { name: string; own: OwnPart | undefined }) {
  const t = useText()
  return (
    <>
      <h3 className={styles.name}>{name}</h3>
      <p className={styles.own}>{t('application_form_own_part_summary', { name })}</p>
      {own && own.missing > 0 && (
        <p className={styles.underWay}>
          {t('application_form_own_part_progress', { missing: own.missing, asked: own.asked })}
        </p>
      )}
    </>
  )
}

interface BlockProps {
  /** Person key or `householdKey` whose pending uploads are shown; null shows none. */
  owner: string | null
  title?: string
  sections: readonly FormSection[]
  of: readonly FormSection[]
  answers: Answers
  documents: readonly string[]
}

const silent: readonly number[] = [fieldType.file, fieldType.html, fieldType.hidden]

function AnswerBlock({ owner, title, sections, of, answers, documents }: BlockProps) {
  const t = useText()
  const said = useFormText()
  const { world, acrossFor } = useSurroundings()
  const wordsFor = useAnswerWords()
  const keys = new Set(sections.map(({ key }) => key))
  const lines = shownSections({ sections: of, answers, world, across: acrossFor(answers) })
    .filter(({ section }) => keys.has(section.key))
    .flatMap(({ fields }) => fields)
    .filter((field) => !silent.includes(field.type) && !field.confirms && answers[field.key] !== undefined)
  return (
    <>
      {title && <h3 className={styles.name}>{title}</h3>}
      <dl className={styles.answers}>
        {lines.map((field) => (
          <div key={field.key} className={styles.line}>
            <dt>{said(field.label)}</dt>
            <dd>{wordsFor(field, answers[field.key])}</dd>
          </div>
        ))}
        {documents.length > 0 && (
          <div className={styles.line}>
            <dt>{t('application_form_section_documents')}</dt>
            <dd>{documents.join(', ')}</dd>
          </div>
        )}
      </dl>
      {owner && <PapersOfPerson owner={owner} className={styles.underWay} />}
    </>
  )
}
