// References of a household, grouped by adult.

import type { ApplicationView } from '#areas/applications/contract/application.ts'
import { useText } from '#platform/web/i18n/texts.ts'
import { Section } from '#platform/web/ui/Section.tsx'
import { AdultReferences } from './AdultReferences.tsx'
import { AskAllButton } from './AskAllButton.tsx'

export default function ReferencesSection({ application: { id, adults, referees } }: { application: ApplicationView }) {
  const t = useText()
  if (referees.length === 0) return null
  const action = referees.includes('employer') && <AskAllButton applicationId={id} />
  return (
    <Section title={t('enquiries_references')} action={action} bare>
      {adults.map((adult) => (
        <AdultReferences key={adult.id} adultId={adult.id} heading={adults.length > 1 ? adult.name : null} />
      ))}
    </Section>
  )
}
