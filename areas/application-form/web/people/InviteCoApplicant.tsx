// Link for a co-applicant who fills in their own part: by email, or to pass on by hand.

import { Button } from '@mantine/core'
import { useState } from 'react'
import { SelectField } from '#platform/web/form/fields/SelectField.tsx'
import { useServerErrors } from '#platform/web/form/use-server-errors.ts'
import { TextField } from '#platform/web/form/fields/TextField.tsx'
import { useChange } from '#platform/web/api/query.ts'
import { useText } from '#platform/web/i18n/texts.ts'
import { notify } from '#platform/web/core/notify.ts'
import { inviteCoApplicant } from '../../contract/co-applicant.ts'
import { nameOf } from '#areas/forms/rules/answers.ts'
import { lookAtOwnParts } from './own-parts.ts'
import type { Filling } from '../filling/use-filling.ts'
import styles from './InviteCoApplicant.module.css'

const newPerson = 'new'

export function InviteCoApplicant({ filling }: { filling: Filling }) {
  const t = useText()
  const problems = useServerErrors()
  const [email, setEmail] = useState('')
  const [url, setUrl] = useState('')
  const [person, setPerson] = useState<string | null>(null)
  const { invitations, adults } = filling
  const without = adults.filter(({ key }) => invitations.every((one) => one.person !== key))
  const whom = without.some(({ key }) => key === person) ? person : null
  const invite = useChange(inviteCoApplicant, {
    errors: 'own',
    onDone: (answer) => {
      setUrl(answer.url ?? '')
      void lookAtOwnParts(filling)
      if (answer.invitation.email)
        notify({ type: 'success', title: t('application_form_link_sent', { email: answer.invitation.email }) })
      setEmail('')
    },
  })
  const send = () =>
    invite.mutate(
      { params: filling.credentials, body: { ...(email && { email }), ...(whom && { person: whom }) } },
      { onError: problems.take },
    )
  const copy = async () => {
    await navigator.clipboard.writeText(url)
    notify({ type: 'success', title: t('application_form_link_copied') })
  }
  return (
    <section className={styles.invite} aria-labelledby="invite-title">
      <h3 id="invite-title">{t('application_form_invite_title')}</h3>
      <p>{t('application_form_invite_text')}</p>
      <div className={styles.inviteRow}>
        {without.length > 0 && (
          <SelectField
            label={t('application_form_invite_whom')}
            name="invite_whom"
            required
            value={whom ?? newPerson}
            options={[
              { value: newPerson, displayName: t('application_form_invite_new_person') },
              ...without.map((one) => ({
                value: one.key,
                displayName: nameOf(one) || t('application_form_person_without_name'),
              })),
            ]}
            onChange={(chosen) => setPerson(chosen === newPerson ? null : chosen)}
          />
        )}
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
          <p>{t('application_form_invite_by_hand')}</p>
          <Button variant="default" size="xs" onClick={() => void copy()}>
            {t('application_form_copy_link')}
          </Button>
        </div>
      )}
    </section>
  )
}
