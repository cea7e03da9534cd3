// The page for a person who has to go back: something went wrong, it is known, and here is the way (spec 1 §8).

import { Button } from '@mantine/core'
import { useRouter } from '@tanstack/react-router'
import { useText } from '../i18n/texts.ts'
import { MessagePage } from './MessagePage.tsx'

export default function FallbackPage() {
  const t = useText()
  const router = useRouter()
  return (
    <MessagePage title={t('shell_fallback_title')} text={t('shell_fallback_text')}>
      <Button onClick={() => router.history.back()}>{t('general_back')}</Button>
    </MessagePage>
  )
}
