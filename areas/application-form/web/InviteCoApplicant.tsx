// A link for somebody who fills in the own part: by mail, or to pass on.

import { Button } from '@mantine/core'
import { useState } from 'react'
import { useServerErrors } from '#platform/web/form/use-server-errors.ts'
import { TextField } from '#platform/web/form/TextField.tsx'
import { useChange } from '#platform/web/api/query.ts'
import { useText } from '#platform/web/i18n/texts.ts'
import { notify } from '#platform/web/shell/notify.ts'
import { inviteCoApplicant } from '../contract/co-applicant.ts'
import type { Filling } from './use-filling.ts'
import styles from './PeopleStep.module.css'

export function InviteCoApplicant({ filling }: { filling: Filling }) {
  const t = useText()
  const problems = useServerErrors()
  const [email, setEmail] = useState('')
  const [url, setUrl] = useState('')
  const { invitations } = filling.state
  const waiting = invitations.filter(({ person }) => person === null)
  const invite = useChange(inviteCoApplicant, {
    errors: 'own',
    onDone: (answer) => {
      setUrl(answer.url)
      if (answer.invitation.email)
        notify({ type: 'success', title: t('application_form_link_sent', { email: answer.invitation.email }) })
      setEmail('')
    },
  })
  const send = () =>
    invite.mutate({ params: filling.credentials, body: email ? { email } : {} }, { onError: problems.take })
  const copy = async () => {
    await navigator.clipboard.writeText(url)
    notify({ type: 'success', title: t('application_form_link_copied') })
  }
  return (
    <section className={styles.invite} aria-labelledby="invite-title">
      <h3 id="invite-title">{t('application_form_invite_title')}</h3>
      <p>{t('application_form_invite_text')}</p>
      {waiting.length > 0 && <p>{t('application_form_invited_waiting', { count: waiting.length })}</p>}
      <div className={styles.inviteRow}>
        <TextField
          label={t('application_form_invite_email')}
          name="invite_email"
          type="email"
          value={email}
          error={problems.errorOf('email')}
          onChange={(typed) => {
            problems.clear()
            setEmail(typed)
          }}
        />
        <Button variant="default" onClick={send} loading={invite.isPending}>
          {t(email ? 'application_form_invite_send' : 'application_form_invite_make')}
        </Button>
      </div>
      {url && (
        <div className={styles.link}>
          <p>{url}</p>
          <Button variant="default" size="xs" onClick={() => void copy()}>
            {t('application_form_copy_link')}
          </Button>
        </div>
      )}
    </section>
  )
}
