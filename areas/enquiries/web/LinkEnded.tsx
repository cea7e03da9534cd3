// Message for an expired link: reason and next step.

import { IconLinkOff } from '@tabler/icons-react'
import { useText } from '#platform/web/i18n/texts.ts'
import { EmptyState } from '#platform/web/ui/states/EmptyState.tsx'

export function LinkEnded({ text }: { text: string }) {
  const t = useText()
  return <EmptyState title={t('enquiries_link_ended')} text={text} icon={<IconLinkOff size={32} stroke={1.5} />} />
}
