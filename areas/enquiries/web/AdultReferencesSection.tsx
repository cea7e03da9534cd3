// References of one adult, for the panel; empty if the form asks for none.

import { useQuery } from '@tanstack/react-query'
import { queryOf } from '#platform/web/api/query.ts'
import { useText } from '#platform/web/i18n/texts.ts'
import { Section } from '#platform/web/ui/Section.tsx'
import { getAdultEvaluation } from '../contract/references.ts'
import { AdultReferences } from './AdultReferences.tsx'

export default function AdultReferencesSection({ adultId }: { adultId: string }) {
  const t = useText()
  const { data } = useQuery(queryOf(getAdultEvaluation, { params: { id: adultId } }))
  if (data?.references.length === 0) return null
  return (
    <Section title={t('enquiries_references')} bare>
      <AdultReferences adultId={adultId} heading={null} />
    </Section>
  )
}
