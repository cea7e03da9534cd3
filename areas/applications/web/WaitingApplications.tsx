// Applications per state on the home page.

import type { getMyWork } from '#areas/home/contract/shell.ts'
import { StateFigures } from '#areas/home/web/public.tsx'
import type { ReceivedResponseOf } from '#platform/contract/endpoint.ts'
import { applicationStateText } from '../rules/application-state.ts'

export default function WaitingApplications({ work }: { work: ReceivedResponseOf<typeof getMyWork> }) {
  return (
    <StateFigures
      title="menu_applications"
      path="/applications"
      counts={work.applications}
      wordOf={applicationStateText}
    />
  )
}
