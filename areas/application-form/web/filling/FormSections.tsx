// Renders the applicable questions of one part by section.

import { memo, useCallback, useEffect, useMemo, useRef } from 'react'
import { countryBeside, type AnswerValue } from '#areas/forms/rules/answers.ts'
import { fieldType, type FormField as Field, type FormSection } from '#areas/forms/rules/form-definition.ts'
import { shownSections } from '#areas/forms/rules/shown-fields.ts'
import { FieldFactsContext, useSurroundings, type FieldFacts } from './form-context.ts'
import { FormField } from '../questions/FormField.tsx'
import type { Part } from './part.ts'
import { useFormText } from '../questions/use-form-text.ts'
import { usePart } from './use-part.ts'
import { FormNote } from '../questions/FormNote.tsx'
import styles from './FormSections.module.css'

interface Props {
  sections: readonly FormSection[]
  /** All sections of this part, for conditions that refer to questions elsewhere. */
  of: readonly FormSection[]
  part: Part
  errorOf: (key: string) => string | undefined
  onEdit: (key: string) => void
}

export function FormSections({ sections, of, part, errorOf, onEdit }: Props) {
  const said = useFormText()
  const { world, acrossFor, settings, objects, adults, isReadOnly, controls } = useSurroundings()
  const { answers } = usePart(part)
  const facts = useMemo(
    (): FieldFacts => ({ settings, objects, adults, isReadOnly, ...(controls && { controls }) }),
    [settings, objects, adults, isReadOnly, controls],
  )
  const edit = useLatest(onEdit)
  const keys = new Set(sections.map(({ key }) => key))
  const shown = shownSections({ sections: of, answers, world, across: acrossFor(answers) }).filter(({ section }) =>
    keys.has(section.key),
  )
  return (
    <FieldFactsContext value={facts}>
      {shown.map(({ section, fields }) => (
        <section key={section.key} className={styles.section} aria-labelledby={`section-${section.key}`}>
          <h2 className={styles.title} id={`section-${section.key}`}>
            {said(section.title)}
          </h2>
          {section.hint && <FormNote>{said(section.hint)}</FormNote>}
          <div className={styles.fields}>
            {listsIn(fields).flatMap((asked) => {
              const list = asked.map((field) => (
                <Asked
                  key={field.key}
                  field={field}
                  value={answers[field.key]}
                  country={needsCountry(field) ? countryBeside(field, answers) : undefined}
                  error={errorOf(field.key)}
                  town={townBeside(field, of)}
                  part={part}
                  onEdit={edit}
                />
              ))
              const [first] = asked
              if (!first?.isTick) return list
              return [
                <div
                  key={first.key}
                  role="group"
                  aria-labelledby={`section-${section.key}`}
                  className={styles.ticks}
                  data-wide
                >
                  {list}
                </div>,
              ]
            })}
          </div>
        </section>
      ))}
    </FieldFactsContext>
  )
}

/** Consecutive ticks as one list; every other question alone. */
function listsIn(fields: readonly Field[]): Field[][] {
  const lists: Field[][] = []
  for (const field of fields) {
    const open = lists.at(-1)
    if (field.isTick && open?.[0]?.isTick) open.push(field)
    else lists.push([field])
  }
  return lists
}

const needsCountry = ({ type, checks }: Field): boolean => type === fieldType.phone || checks.includes('post_code')

/** Key of the town that belongs to a postcode, if the form asks for it. */
function townBeside({ key, checks }: Field, sections: readonly FormSection[]): string | undefined {
  if (!checks.includes('post_code')) return undefined
  const town = key.replace('postcode', 'city')
  return town !== key && sections.some(({ fields }) => fields.some((one) => one.key === town)) ? town : undefined
}

interface AskedProps {
  field: Field
  value: AnswerValue | undefined
  country: string | undefined
  error: string | undefined
  /** Town to fill in from this postcode. */
  town: string | undefined
  part: Part
  onEdit: (key: string) => void
}

/** Rerenders only when its own question, answer or error changes. */
const Asked = memo(function Asked({ field, value, country, error, town, part, onEdit }: AskedProps) {
  return (
    <FormField
      field={field}
      value={value}
      country={country}
      error={error}
      onBlur={() => void part.flush()}
      onChange={(next) => {
        onEdit(field.key)
        part.answer(field.key, next)
        if (town && country === 'CH' && typeof next === 'string' && /^\d{4}$/.test(next)) {
          void import('../questions/fill-town.ts').then(({ fillTown }) => fillTown(part, next, town)).catch(() => {})
        }
      }}
    />
  )
})

/** Returns a function with a stable identity that calls the latest `action`. */
function useLatest<Given extends unknown[]>(action: (...given: Given) => void) {
  const latest = useRef(action)
  useEffect(() => {
    latest.current = action
  })
  return useCallback((...given: Given) => latest.current(...given), [])
}
