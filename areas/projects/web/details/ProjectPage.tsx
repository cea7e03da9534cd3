// Page of a project, in the order of common questions: figures, facts, texts, files; beside them publication and NDA.

import { useQuery } from '@tanstack/react-query'
import { queryOf } from '#platform/web/api/query.ts'
import { useParam } from '#platform/web/core/address.ts'
import { useText } from '#platform/web/i18n/texts.ts'
import { DetailColumn, DetailColumns, DetailFrame } from '#platform/web/kit/DetailFrame.tsx'
import { QueryView } from '#platform/web/kit/QueryView.tsx'
import type { LoadContext } from '#platform/web/shell/screen-route.ts'
import { Slots } from '#platform/web/slots/Slots.tsx'
import type { Tone } from '#platform/web/theme/tokens.ts'
import { TimelineSection } from '#platform/web/ui/TimelineSection.tsx'
import { AllAtOnce } from '#platform/web/ui/states/AllAtOnce.tsx'
import { projectMain, projectSide, type ShownProject } from '../../contract/places.ts'
import { getProject, getProjectTimeline, type ProjectView } from '../../contract/project.ts'
import { ContactSection } from './ContactSection.tsx'
import { FactsSection } from './FactsSection.tsx'
import { FiguresSection } from './FiguresSection.tsx'
import { FilesSection } from './FilesSection.tsx'
import { NdaSection } from './NdaSection.tsx'
import { ProjectHead } from './ProjectHead.tsx'
import { PublicationSection } from './PublicationSection.tsx'
import { TextsSection } from './TextsSection.tsx'

export const load = ({ params: { id = '' }, queryClient }: LoadContext) =>
  queryClient.prefetchQuery(queryOf(getProject, { params: { id } }))

export default function ProjectPage() {
  const id = useParam('id')
  const query = useQuery(queryOf(getProject, { params: { id } }))
  const { data: project } = query
  if (!project) return <QueryView query={query} />
  const shown = shownOf(project)
  return (
    <DetailFrame>
      <ProjectHead key={id} project={project} shown={shown} />
      <AllAtOnce key={`${id} sections`}>
        <DetailColumns>
          <DetailColumn>
            <Slots
              place={projectMain}
              props={{ project: shown }}
              own={{
                100: <FiguresSection project={project} />,
                200: <FactsSection project={project} />,
                500: <TextsSection project={project} />,
                600: <FilesSection project={project} />,
                900: <HistorySection id={id} />,
              }}
            />
          </DetailColumn>
          <DetailColumn>
            <Slots
              place={projectSide}
              props={{ project: shown }}
              own={{
                100: <PublicationSection project={project} />,
                200: <NdaSection project={project} />,
                300: <ContactSection project={project} />,
              }}
            />
          </DetailColumn>
        </DetailColumns>
      </AllAtOnce>
    </DetailFrame>
  )
}

const shownOf = ({ id, slug, state, isOpen, canWrite, data }: ProjectView): ShownProject => ({
  id,
  slug,
  title: data.details.title,
  state,
  isOpen,
  canWrite,
})

const toneByEvent: Record<string, Tone> = {
  'b2b_project.published': 'green',
  'b2b_project.withdrawn': 'red',
  'b2b_project.reserved': 'amber',
  'b2b_project.sold': 'teal',
  'b2b_project.nda_changed': 'blue',
}

function HistorySection({ id }: { id: string }) {
  const t = useText()
  const { data } = useQuery(queryOf(getProjectTimeline, { params: { id } }))
  const entries = data?.entries ?? []
  const all = t('projects_timeline_all', { count: entries.length })
  return <TimelineSection title={t('projects_timeline')} entries={entries} toneByEvent={toneByEvent} all={all} />
}
