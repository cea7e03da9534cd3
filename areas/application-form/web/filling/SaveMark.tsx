// Shows where the answers are saved, including when they are on this device only or why the server refuses them.
// Shows nothing before the first input.

import { IconCheck, IconCloudOff, IconLoader2 } from '@tabler/icons-react'
import { use } from 'react'
import { useText } from '#platform/web/i18n/texts.ts'
import { AskedContext } from './form-context.ts'
import type { Part, SavingState } from './part.ts'
import { usePart } from './use-part.ts'
import { StateLine } from '../look/StateLine.tsx'

const icons: Partial<Record<SavingState, typeof IconCheck>> = {
  saved: IconCheck,
  saving: IconLoader2,
  offline: IconCloudOff,
}

export function SaveMark({ part }: { part: Part }) {
  const t = useText()
  const { state, refusal, touched } = usePart(part)
  const asked = use(AskedContext)
  const Icon = icons[state]
  const isSilent = state === 'saved' && asked.every((key) => !touched.has(key))
  return (
    <StateLine state={state}>
      {!isSilent && Icon && <Icon size={16} stroke={1.75} aria-hidden />}
      {!isSilent && ((state === 'refused' && refusal) || t(`application_form_saving_${state}`))}
    </StateLine>
  )
}
