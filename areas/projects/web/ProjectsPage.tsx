// The list of projects.

import { useText } from '#platform/web/i18n/texts.ts'
import { ListPage } from '#platform/web/table/ListPage.tsx'
import { changeProjects, listProjects } from '../contract/list.ts'
import { projectPath } from '../rules/project-address.ts'

export default function ProjectsPage() {
  const t = useText()
  return (
    <ListPage
      endpoint={listProjects}
      bulkEndpoint={changeProjects}
      tableKey="projects"
      detailPath={(row) => projectPath(row._id)}
      explanation={t('projects_list_explanation')}
    />
  )
}
