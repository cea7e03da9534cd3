// Investors of a project with state and actions, and investors whose search profile suits.

import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Button } from '@mantine/core'
import type { ShownProject } from '#areas/projects/contract/places.ts'
import { queryOf } from '#platform/web/api/query.ts'
import { useText } from '#platform/web/i18n/texts.ts'
import { QueryView } from '#platform/web/kit/QueryView.tsx'
import { Section } from '#platform/web/ui/Section.tsx'
import { getProjectInvestors } from '../../contract/process.ts'
import { AddInvestorModal } from './AddInvestorModal.tsx'
import { Applies } from './Applies.tsx'

export default function ProjectInvestorsSection({ project }: { project: ShownProject }) {
  const t = useText()
  const [isAdding, setAdding] = useState(false)
  const query = useQuery(queryOf(getProjectInvestors, { params: { id: project.id } }))
  const isSold = project.state === 'sold'
  return (
    <QueryView query={query} rows={4}>
      {({ applies, suggestions, suggestionsTotal, canWrite }) => (
        <>
          <Section
            title={t('investors_of_project')}
            count={applies.length}
            anchor="investors"
            action={
              canWrite &&
              !isSold && (
                <Button variant="default" size="compact-md" onClick={() => setAdding(true)}>
                  {t('investors_add_to_project')}
                </Button>
              )
            }
          >
            <Applies applies={applies} side="investor" canWrite={canWrite} empty={t('investors_of_project_none')} />
          </Section>
          {suggestions.length > 0 && (
            <Section
              title={t('investors_suiting')}
              count={suggestionsTotal}
              description={t('investors_suiting_text')}
              anchor="suiting-investors"
            >
              <Applies applies={suggestions} side="investor" canWrite={canWrite} empty="" />
            </Section>
          )}
          {isAdding && <AddInvestorModal project={project} onClose={() => setAdding(false)} />}
        </>
      )}
    </QueryView>
  )
}
