// Projects of an investor with state and actions, and open projects that suit.

import { useQuery } from '@tanstack/react-query'
import { queryOf } from '#platform/web/api/query.ts'
import { useText } from '#platform/web/i18n/texts.ts'
import { QueryView } from '#platform/web/kit/QueryView.tsx'
import { Section } from '#platform/web/ui/Section.tsx'
import type { InvestorView } from '../../contract/investor.ts'
import { getInvestorProjects } from '../../contract/process.ts'
import { Applies } from './Applies.tsx'

export function InvestorProjectsSection({ investor }: { investor: InvestorView }) {
  const t = useText()
  const query = useQuery(queryOf(getInvestorProjects, { params: { id: investor.id } }))
  return (
    <QueryView query={query} rows={4}>
      {({ applies, suggestions, suggestionsTotal, canWrite }) => (
        <>
          <Section title={t('investors_projects')} count={applies.length} anchor="projects">
            <Applies applies={applies} side="project" canWrite={canWrite} empty={t('investors_projects_none')} />
          </Section>
          {suggestions.length > 0 && (
            <Section
              title={t('investors_projects_suiting')}
              count={suggestionsTotal}
              description={t('investors_projects_suiting_text')}
              anchor="suiting"
            >
              <Applies applies={suggestions} side="project" canWrite={canWrite} empty="" />
            </Section>
          )}
        </>
      )}
    </QueryView>
  )
}
