// Page of a link from a mail that no longer opens anything: its purpose, the reason, and ways to continue.

import { IconLinkOff } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useText } from '../../i18n/texts.ts'
import { EmptyState } from './EmptyState.tsx'
import { WaysToContact } from './WaysToContact.tsx'

interface Props {
  /** Purpose of the link: "Unterlagen einreichen". */
  purpose: string
  /** Reason, from the server. */
  reason: string
  /** Further buttons. */
  children?: ReactNode
}

export function LinkEnded({ purpose, reason, children }: Props) {
  const t = useText()
  return (
    <EmptyState
      isPage
      icon={<IconLinkOff size={22} stroke={1.5} />}
      title={t('general_link_ended', { purpose })}
      // The server's general message adds nothing to the title.
      text={reason === t('general_not_found') ? t('general_not_found_text') : reason}
      action={
        <>
          {children}
          <WaysToContact subject={purpose} />
        </>
      }
    />
  )
}
