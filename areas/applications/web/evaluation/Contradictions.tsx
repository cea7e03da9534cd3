// Lists contradictions between people and answers, whether sent so or changed later. Renders nothing if there are
// none.

import { IconAlertTriangle } from '@tabler/icons-react'
import type { ApplicationView } from '../../contract/application.ts'
import { Notice } from '#platform/web/kit/Notice.tsx'

export function Contradictions({ application: { contradictions } }: { application: ApplicationView }) {
  return contradictions.map((words) => (
    <Notice key={words} icon={IconAlertTriangle} isSpaced>
      {words}
    </Notice>
  ))
}
