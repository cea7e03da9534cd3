// Field groups of one wizard page.

import { useText } from '#platform/web/i18n/texts.ts'
import type { FactPage } from '../../rules/object-facts.ts'
import { sectionsOf } from '../../rules/object-sections.ts'
import type { ObjectFormProps } from '../fields/object-form.ts'
import { SectionFields } from '../fields/SectionFields.tsx'
import styles from './create.module.css'

export function WizardFields({ page, ...props }: ObjectFormProps & { page: FactPage }) {
  const t = useText()
  return sectionsOf(props.asked, page).map(({ key, fields }) => (
    <section key={key} className={styles.section} aria-label={t(`objects_section_${key}`)}>
      <h3 className={styles.heading}>{t(`objects_section_${key}`)}</h3>
      <SectionFields {...props} fields={fields} />
    </section>
  ))
}
