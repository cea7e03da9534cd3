// The questions of one part, section by section, as far as they are to be asked.

import type { FormSection } from '../rules/form-definition.ts'
import { shownSections } from '../rules/shown-fields.ts'
import { useSurroundings } from './form-context.ts'
import { FormField } from './FormField.tsx'
import type { Part } from './part.ts'
import { useFormText } from './use-form-text.ts'
import { usePart } from './use-part.ts'
import styles from './FormSections.module.css'

interface Props {
  sections: readonly FormSection[]
  /** All sections of this part, for conditions that look at questions elsewhere. */
  of: readonly FormSection[]
  part: Part
  errorOf: (key: string) => string | undefined
  onEdit: (key: string) => void
}

export function FormSections({ sections, of, part, errorOf, onEdit }: Props) {
  const said = useFormText()
  const { world, acrossFor } = useSurroundings()
  const { answers } = usePart(part)
  const keys = new Set(sections.map(({ key }) => key))
  const shown = shownSections({ sections: of, answers, world, across: acrossFor(answers) }).filter(({ section }) =>
    keys.has(section.key),
  )
  return shown.map(({ section, fields }) => (
    <section key={section.key} className={styles.section} aria-labelledby={`section-${section.key}`}>
      <h2 className={styles.title} id={`section-${section.key}`}>
        {said(section.title)}
      </h2>
      {section.hint && <p className={styles.note}>{said(section.hint)}</p>}
      <div className={styles.fields}>
        {fields.map((field) => (
          <FormField
            key={field.key}
            field={field}
            value={answers[field.key]}
            error={errorOf(field.key)}
            onBlur={() => void part.flush()}
            onChange={(value) => {
              onEdit(field.key)
              part.answer(field.key, value)
            }}
          />
        ))}
      </div>
    </section>
  ))
}
