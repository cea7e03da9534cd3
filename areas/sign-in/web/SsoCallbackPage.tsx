// Redirect target of the identity provider in the popup: passes the response to the opener and closes. The opener
// completes the sign-in.

import { Button } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { useEffect } from 'react'
import { useText } from '#platform/web/i18n/texts.ts'
import { useAddress } from '#platform/web/core/address.ts'
import { MessagePage } from '#platform/web/shell/screens/MessagePage.tsx'
import { providerProblem } from '../rules/single-sign-on.ts'
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
  const answer = answerIn(search)
  if (answer?.code) return <MessagePage title={t('sign_in_callback_title')} text={t('sign_in_callback_text')} />
  const text = answer
    ? providerProblem(answer.error ?? '', answer.error_description ?? '')
    : 'sign_in_sso_round_is_over'
  return (
    <MessagePage title={t(answer ? 'sign_in_callback_refused_title' : 'sign_in_callback_empty_title')} text={t(text)}>
      <Button component={Link} to="/login">
        {t('sign_in_back')}
      </Button>
    </MessagePage>
  )
}
