// Shown when the server refuses further changes to a part, e.g. after a withdrawal in another window: the reason and
// a link to the status page.

import { useText } from '#platform/web/i18n/texts.ts'
import type { Credentials } from '../../contract/form-shapes.ts'
import type { Part } from '../filling/part.ts'
import { StatusLink } from '../after-sending/StatusLink.tsx'
import { usePart } from '../filling/use-part.ts'
import { AmberNotice } from '../look/AmberNotice.tsx'

interface Props {
  part: Part
  /** Credentials of a submitted application, which has a status page; otherwise null. */
  sent: Credentials | null
}

export function RefusalNotice({ part, sent }: Props) {
  const t = useText()
  const { refusal } = usePart(part)
  if (refusal === null) return null
  return (
    <AmberNotice title={refusal}>
      <p>{t('application_form_refused_kept')}</p>
      {sent && <StatusLink credentials={sent} />}
    </AmberNotice>
  )
}
