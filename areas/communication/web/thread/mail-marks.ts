// Icons for the states of a mail.

import {
  IconAlertTriangle,
  IconArrowBackUp,
  IconArrowDownLeft,
  IconCheck,
  IconClockHour4,
  IconMailPause,
  IconMailbox,
  IconNote,
  IconPrinter,
  IconSend,
  type Icon,
} from '@tabler/icons-react'
import type { MailState } from '#platform/rules/mail-states.ts'

interface StateMark {
  icon: Icon
  tone?: 'red' | 'amber' | 'green'
}

export const stateMarks: Record<MailState, StateMark> = {
  queued: { icon: IconClockHour4, tone: 'amber' },
  sending: { icon: IconSend, tone: 'amber' },
  sent: { icon: IconCheck, tone: 'green' },
  held: { icon: IconMailPause, tone: 'amber' },
  failed: { icon: IconAlertTriangle, tone: 'red' },
  bounced: { icon: IconAlertTriangle, tone: 'red' },
  cancelled: { icon: IconArrowBackUp },
  received: { icon: IconArrowDownLeft },
  note: { icon: IconNote },
  'to-print': { icon: IconPrinter, tone: 'amber' },
  printed: { icon: IconMailbox, tone: 'green' },
}
