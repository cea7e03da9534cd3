// Entries of the history as the timeline draws them: what ends well, what ends badly, and what moves has its colour.

import type { Tone } from '#platform/web/theme/tokens.ts'
import type { TimelineEntry } from '#platform/web/ui/Timeline.tsx'

interface Entry {
  id: string
  at: string
  event: string
  title: string
  by: string | null
  detail: string | null
}

const toneByEvent: Record<string, Tone> = {
  'application.deactivated': 'red',
  'offer.made': 'amber',
  'offer.accepted': 'green',
  'offer.declined': 'red',
  'offer.expired': 'red',
  'application.evaluated': 'violet',
  'assignment.made_directly': 'teal',
  'assignment.released': 'teal',
  'assignment.cancelled': 'red',
  'contract.contract_sent': 'blue',
  'contract.with_contract': 'green',
  'contract.quit': 'red',
}

export const timelineEntries = (entries: readonly Entry[]): TimelineEntry[] =>
  entries.map(({ id, at, event, title, by, detail }) => ({
    id,
    at,
    title,
    by: by ?? undefined,
    detail,
    tone: toneByEvent[event] ?? 'grey',
  }))
