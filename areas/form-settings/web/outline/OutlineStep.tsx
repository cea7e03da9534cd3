// A step in the outline with its expanded sections and their questions.

import { SortableContext, verticalListSortingStrategy } from '@dnd-kit/sortable'
import { memo } from 'react'
import { useText } from '#platform/web/i18n/texts.ts'
import type { FormField, FormSection, FormStep } from '#areas/forms/rules/form-definition.ts'
import { useFormText } from '#areas/application-form/web/public.tsx'
import { useOutline } from './outline-context.ts'
import type { Mark } from '../builder/problem-marks.ts'
import { SortableRow } from './OutlineRow.tsx'
import { useSameList } from '../forms/use-same-list.ts'
import styles from './Outline.module.css'

export const OutlineStep = memo(function OutlineStep({ step }: { step: FormStep }) {
  const t = useText()
  const said = useFormText()
  const { marks, wanted, opened } = useOutline()
  const matches = (section: FormSection) =>
    [section.title, ...section.fields.map(({ label }) => label)].some((text) =>
      said(text).toLocaleLowerCase().includes(wanted),
    )
  const sections = wanted ? step.sections.filter(matches) : step.sections
  const items = useSameList(sections.map(({ key }) => `${step.key}.${key}`))
  if (wanted && sections.length === 0) return null
  return (
    <div className={styles.step} data-off={!step.active || undefined}>
      <SortableRow
        place={{ kind: 'step', step: step.key }}
        title={said(step.title) || t('form_settings_untitled')}
        mark={marks.get(step.key)}
      />
      <SortableContext items={items} strategy={verticalListSortingStrategy}>
        <ul className={styles.list}>
          {sections.map((section) => (
            <OutlineSection
              key={section.key}
              step={step.key}
              section={section}
              wanted={wanted}
              isOpen={wanted !== '' || opened.has(section.key)}
              mark={marks.get(`${step.key}.${section.key}`)}
              marks={marks}
            />
          ))}
        </ul>
      </SortableContext>
    </div>
  )
})

interface SectionProps {
  step: string
  section: FormSection
  wanted: string
  isOpen: boolean
  mark: Mark | undefined
  marks: ReadonlyMap<string, Mark>
}

const OutlineSection = memo(function OutlineSection({ step, section, wanted, isOpen, mark, marks }: SectionProps) {
  const t = useText()
  const said = useFormText()
  const fields = wanted
    ? section.fields.filter(({ label }) => said(label).toLocaleLowerCase().includes(wanted))
    : section.fields
  const word = `${step}.${section.key}`
  const items = useSameList(fields.map(({ key }) => `${word}.${key}`))
  return (
    <li className={styles.section} data-off={!section.active || undefined}>
      <SortableRow
        place={{ kind: 'section', step, section: section.key }}
        title={said(section.title) || t('form_settings_untitled')}
        count={section.fields.length}
        isOpen={isOpen}
        mark={mark}
      />
      {isOpen && (
        <SortableContext items={items} strategy={verticalListSortingStrategy}>
          <ul className={styles.list}>
            {fields.map((field) => (
              <OutlineField
                key={field.key}
                step={step}
                section={section.key}
                field={field}
                mark={marks.get(`${word}.${field.key}`)}
              />
            ))}
          </ul>
        </SortableContext>
      )}
    </li>
  )
})

interface FieldProps {
  step: string
  section: string
  field: FormField
  mark: Mark | undefined
}

const OutlineField = memo(function OutlineField({ step, section, field, mark }: FieldProps) {
  const t = useText()
  const said = useFormText()
  return (
    <li className={styles.field} data-off={!field.active || undefined}>
      <SortableRow
        place={{ kind: 'field', step, section, field: field.key }}
        title={said(field.label) || t('form_settings_untitled')}
        isRequired={field.required}
        isConditional={field.condition !== undefined}
        isOff={!field.active}
        mark={mark}
      />
    </li>
  )
})
