// Uploads the form's waiting documents and shows their progress below the buttons. A visible field shows its own
// documents.

import { IconCloudOff, IconLoader2 } from '@tabler/icons-react'
import { useEffect, useEffectEvent } from 'react'
import { useText } from '#platform/web/i18n/texts.ts'
import { notify } from '#platform/web/core/notify.ts'
import type { Credentials, HandedIn } from '../../contract/form-shapes.ts'
import { householdKey } from '#areas/forms/rules/answers.ts'
import { isShown } from './kept-papers.ts'
import { sendPapers, usePapersUnderWay, wordsFor } from './papers-under-way.ts'
import { handIn } from './upload.ts'
import { StateLine } from '../look/StateLine.tsx'

interface Props {
  credentials: Credentials
  documents: readonly HandedIn[]
  onArrived: (document: HandedIn) => void
}

export default function PapersUnderWay({ credentials, documents, onArrived }: Props) {
  const t = useText()
  const { slug, token } = credentials
  const stored = useEffectEvent(() => documents)
  const arrived = useEffectEvent(onArrived)
  const tell = useEffectEvent((name: string, reason: string | null) =>
    notify({
      type: 'danger',
      title: t('application_form_paper_refused', { name }),
      description: reason ?? t('general_upload_error'),
    }),
  )
  useEffect(
    () =>
      sendPapers({
        slug,
        stored: () => stored(),
        onArrived: (document) => arrived(document),
        onRefused: (name, reason) => tell(name, reason),
        send: ({ owner, category, file }, options) =>
          handIn({ slug, token }, { person: owner === householdKey ? null : owner, category, file, ...options }),
      }),
    [slug, token],
  )
  const papers = usePapersUnderWay().filter((paper) => !isShown(paper))
  const words = wordsFor(papers, t)
  const isHalted = papers.some((paper) => paper.isHalted)
  const Icon = isHalted ? IconCloudOff : IconLoader2
  return (
    <StateLine state={isHalted ? 'offline' : undefined} isOwnRow>
      {words && <Icon size={16} stroke={1.75} aria-hidden />}
      {words}
    </StateLine>
  )
}
