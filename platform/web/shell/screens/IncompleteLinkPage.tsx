// Shown for a link of which a part is missing.

import { useText } from '../../i18n/texts.ts'
import { MessagePage } from './MessagePage.tsx'

export default function IncompleteLinkPage() {
  const t = useText()
  return <MessagePage title={t('shell_incomplete_link_title')} text={t('shell_incomplete_link_text')} />
}
