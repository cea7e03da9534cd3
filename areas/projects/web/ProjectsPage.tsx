// The list of projects. A new one is entered in the wizard and opens as a draft.

import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { useText } from '#platform/web/i18n/texts.ts'
import { ListPage } from '#platform/web/table/ListPage.tsx'
import { changeProjects, listProjects } from '../contract/list.ts'
import { projectPath } from '../rules/project-address.ts'
import { ProjectWizard } from './wizard/ProjectWizard.tsx'

export default function ProjectsPage() {
  const t = useText()
  const navigate = useNavigate()
  const [isCreating, setCreating] = useState(false)
  return (
    <>
      <ListPage
        endpoint={listProjects}
        bulkEndpoint={changeProjects}
        tableKey="projects"
        detailPath={(row) => projectPath(row._id)}
        onCreate={() => setCreating(true)}
        explanation={t('projects_list_explanation')}
      />
      {isCreating && (
        <ProjectWizard
          onClose={() => setCreating(false)}
          onSaved={(id) => {
            setCreating(false)
            void navigate({ to: projectPath(id) })
          }}
        />
      )}
    </>
  )
}
