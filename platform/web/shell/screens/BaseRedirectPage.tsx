// /base redirects to the configured backend URL (spec 1 §2.1), which is known after the first sign-in.

import { useEffect } from 'react'
import { useText } from '../../i18n/texts.ts'
import { LoadingRows } from '../../ui/states/LoadingRows.tsx'
import { knownBackend } from '../backend.ts'
import { MessagePage } from './MessagePage.tsx'

export default function BaseRedirectPage() {
  const t = useText()
  const backend = knownBackend()
  useEffect(() => {
    if (backend) location.replace(backend)
  }, [backend])
  return backend ? (
    <LoadingRows />
  ) : (
    <MessagePage title={t('shell_base_unknown_title')} text={t('shell_base_unknown_text')} />
  )
}
