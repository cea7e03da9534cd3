// Both values of each changed field, and the reason.

import { useText } from '#platform/web/i18n/texts.ts'
import { Notice } from '#platform/web/kit/Notice.tsx'
import { Paragraph } from '#platform/web/kit/Paragraph.tsx'
import { KeyValueList } from '#platform/web/ui/KeyValueList.tsx'
import { Section } from '#platform/web/ui/Section.tsx'
import type { ChangeView } from '../contract/changelog.ts'
import styles from './changelog.module.css'

export function ChangedSection({ change }: { change: ChangeView }) {
  const t = useText()
  const { changes, cause, isErased, isWithheld } = change
  return (
    <Section title={t('changelog_section_changes')}>
      {cause && <KeyValueList items={[{ label: t('changelog_column_cause'), value: cause }]} />}
      {changes.length > 0 && <ChangedFields changes={changes} />}
      {isErased && <Notice tone="grey">{t('changelog_erased_text')}</Notice>}
      {isWithheld && <Notice tone="grey">{t('changelog_withheld_text')}</Notice>}
      {changes.length === 0 && !isErased && !isWithheld && <Paragraph>{t('changelog_no_values')}</Paragraph>}
    </Section>
  )
}

function ChangedFields({ changes }: Pick<ChangeView, 'changes'>) {
  const t = useText()
  return (
    <table className={styles.changes}>
      <thead>
        <tr>
          <th scope="col">{t('changelog_field')}</th>
          <th scope="col">{t('changelog_before')}</th>
          <th scope="col">{t('changelog_after')}</th>
        </tr>
      </thead>
      <tbody>
        {changes.map(({ label, old, now }, index) => (
          // Two fields of an entry may have the same label.
          <tr key={`${index} ${label}`}>
            <th scope="row">{label}</th>
            <td data-column={t('changelog_before')}>{old}</td>
            <td data-column={t('changelog_after')}>{now}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
