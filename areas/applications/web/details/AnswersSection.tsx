// Answers of the household as a whole, by form section.

import { useText } from '#platform/web/i18n/texts.ts'
import { KeyValueList } from '#platform/web/ui/KeyValueList.tsx'
import { Section } from '#platform/web/ui/Section.tsx'
import type { AnswerSection, ApplicationView } from '../../contract/application.ts'
import styles from './AnswersSection.module.css'

export function AnswersSection({ application: { sections } }: { application: ApplicationView }) {
  const t = useText()
  if (sections.length === 0) return null
  return (
    <Section title={t('applications_answers')}>
      <AnswerGroups sections={sections} />
    </Section>
  )
}

export function AnswerGroups({ sections }: { sections: readonly AnswerSection[] }) {
  return (
    <div className={styles.groups}>
      {sections.map(({ key, title, fields }) => (
        <section key={key} aria-label={title}>
          <h3 className={styles.title}>{title}</h3>
          <KeyValueList items={fields.map(({ label, value }) => ({ label, value }))} />
        </section>
      ))}
    </div>
  )
}
