// Where the organisation sends the popup back to: hands the answer over and closes. The deed is done by the page that asked.

import { Button } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { useEffect } from 'react'
import { useText } from '#platform/web/i18n/texts.ts'
import { useAddress } from '#platform/web/shell/address.ts'
import { MessagePage } from '#platform/web/shell/MessagePage.tsx'
import { answerIn, handOver } from './sso-popup.ts'

export default function SsoCallbackPage() {
  const t = useText()
  const { search } = useAddress()
  useEffect(() => {
    const answer = answerIn(search)
    if (!answer) return
    handOver(answer)
    window.close()
  }, [search])
  return answerIn(search) ? (
    <MessagePage title={t('sign_in_callback_title')} text={t('sign_in_callback_text')} />
  ) : (
    <MessagePage title={t('sign_in_callback_empty_title')} text={t('sign_in_sso_round_is_over')}>
      <Button component={Link} to="/login">
        {t('sign_in_back')}
      </Button>
    </MessagePage>
  )
}
