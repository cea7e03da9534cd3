// Ways to continue later: the form stays on this device, the link can be sent by email, and a code opens the form on
// another device. The part for each way loads when it is chosen.

import { Button } from '@mantine/core'
import { IconDevices } from '@tabler/icons-react'
import { Suspense, useState } from 'react'
import { shownLater } from '#platform/web/ui/states/LaterPart.tsx'
import { formatDate } from '#platform/web/i18n/format.ts'
import { useText } from '#platform/web/i18n/texts.ts'
import type { Credentials } from '../../contract/form-shapes.ts'
import { later } from '../after-sending/later-parts.ts'
import { PageFoot } from '../look/PageFoot.tsx'

const ContinueByMail = shownLater(later.byMail)
const OtherDevice = shownLater(later.otherDevice)

interface Props {
  credentials: Credentials
  expiresAt: string | null
  /** Saves the latest edits to the server. */
  flush: () => Promise<void>
}

export function ContinueLater({ credentials, expiresAt, flush }: Props) {
  const t = useText()
  const [isByMail, setByMail] = useState(false)
  const [isElsewhere, setElsewhere] = useState(false)
  return (
    <PageFoot>
      {t('application_form_later_text', { until: formatDate(expiresAt) })}{' '}
      {!isByMail && (
        <Button variant="subtle" size="compact-sm" px={4} onClick={() => setByMail(true)}>
          {t('application_form_later_open')}
        </Button>
      )}
      <Suspense fallback={null}>
        {isByMail && <ContinueByMail credentials={credentials} onSent={() => setByMail(false)} />}
      </Suspense>
      {!isElsewhere && (
        <Button
          variant="subtle"
          size="compact-sm"
          px={4}
          leftSection={<IconDevices size={16} stroke={1.5} aria-hidden />}
          onClick={() => setElsewhere(true)}
        >
          {t('application_form_code_make')}
        </Button>
      )}
      <Suspense fallback={null}>{isElsewhere && <OtherDevice credentials={credentials} beforehand={flush} />}</Suspense>
    </PageFoot>
  )
}
