// Timeline of the record on a page, newest first: ten entries, the rest on request.

import { Button } from '@mantine/core'
import { useState, type ReactNode } from 'react'
import type { TimelineAnswer } from '../../contract/timeline.ts'
import type { Tone } from '../theme/tokens.ts'
import { Section } from './Section.tsx'
import { Timeline } from './Timeline.tsx'

const first = 10

interface Props {
  title: string
  entries: TimelineAnswer['entries']
  toneByEvent: Readonly<Record<string, Tone>>
  /** Label of the button that shows the remaining entries. */
  all: string
  /** Replaces the title of an entry about a mail. */
  titled?: (title: string, mailId: string) => ReactNode
}

export function TimelineSection({ title, entries, toneByEvent, all, titled }: Props) {
  const [showsAll, setShowsAll] = useState(false)
  if (entries.length === 0) return null
  const shown = showsAll ? entries : entries.slice(0, first)
  return (
    <Section title={title} count={entries.length}>
      <Timeline
        entries={shown.map(({ by, event, mailId, ...entry }) => ({
          ...entry,
          title: mailId && titled ? titled(entry.title, mailId) : entry.title,
          by: by ?? undefined,
          tone: toneByEvent[event] ?? 'grey',
        }))}
      />
      {!showsAll && entries.length > first && (
        <Button variant="subtle" size="compact-sm" onClick={() => setShowsAll(true)}>
          {all}
        </Button>
      )}
    </Section>
  )
}
