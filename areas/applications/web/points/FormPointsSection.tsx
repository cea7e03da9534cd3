// Points that the form assigns to the answers, line by line.

import { useText } from '#platform/web/i18n/texts.ts'
import { KeyValueList } from '#platform/web/ui/KeyValueList.tsx'
import { Section } from '#platform/web/ui/Section.tsx'
import type { ApplicationView } from '../../contract/application.ts'

export function FormPointsSection({ application: { formPoints } }: { application: ApplicationView }) {
  const t = useText()
  if (!formPoints) return null
  const lines = formPoints.lines.map(({ label, person, answer, points }) => ({
    label: [person, label].filter(Boolean).join(': '),
    value: t('applications_form_points_line', { answer, points }),
  }))
  const total = { label: t('applications_form_points_total'), value: <strong>{formPoints.total}</strong> }
  return (
    <Section title={t('applications_form_points')}>
      <KeyValueList items={[...lines, total]} />
    </Section>
  )
}
