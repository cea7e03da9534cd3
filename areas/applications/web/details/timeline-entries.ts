// Converts history entries to timeline entries: success, failure and other state changes each have a colour.

import type { ReactNode } from 'react'
import type { Tone } from '#platform/web/theme/tokens.ts'
import type { TimelineEntry } from '#platform/web/ui/Timeline.tsx'

interface Entry {
  id: string
  at: string
  event: string
  title: string
  by: string | null
  detail: string | null
  mailId: string | null
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

/** `titled` renders the title of an entry that refers to a mail. */
export const timelineEntries = (
  entries: readonly Entry[],
  titled: (title: string, mailId: string) => ReactNode,
): TimelineEntry[] =>
  entries.map(({ id, at, event, title, by, detail, mailId }) => ({
    id,
    at,
    title: mailId ? titled(title, mailId) : title,
    by: by ?? undefined,
    detail,
    tone: toneByEvent[event] ?? 'grey',
  }))
