// Shown while a form that was sent faster than a person can type is held: explains the next step. Without
// confirmation the form can be submitted again after a delay.

import { Button } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { IconMail } from '@tabler/icons-react'
import { useEffect, useState } from 'react'
import { tellFailure } from '#platform/web/api/tell-failure.ts'
import { formatTime } from '#platform/web/i18n/format.ts'
import { useText } from '#platform/web/i18n/texts.ts'
import type { Credentials, FormState } from '../../contract/form-shapes.ts'
import { FormFrame } from '../filling/FormFrame.tsx'
import { sendForm } from '../filling/send-form.ts'
import { ActionRow } from '../look/ActionRow.tsx'
import { DoneNotice } from '../look/DoneNotice.tsx'

interface Props {
  state: FormState
  credentials: Credentials
  email: string
  onLookOver: () => void
}

export default function HeldPage({ state, credentials, email, onLookOver }: Props) {
  const t = useText()
  const queryClient = useQueryClient()
  const { heldUntil } = state
  const mayBeSent = useWhenOver(heldUntil)
  const [isBusy, setBusy] = useState(false)
  const sendAgain = async () => {
    setBusy(true)
    try {
      await sendForm(credentials)
      await queryClient.invalidateQueries()
    } catch (failure) {
      tellFailure(failure)
      // A rule is broken by now, for example because an object is gone; the form shows the error.
      onLookOver()
    } finally {
      setBusy(false)
    }
  }
  return (
    <FormFrame
      template={state.formsSettings.template}
      page="form"
      project={state.project.title}
      title={t('application_form_held_title')}
    >
      <DoneNotice icon={IconMail}>
        <p>{t('application_form_held_text', { email })}</p>
        <p>{t('application_form_held_nothing_lost', { time: formatTime(heldUntil) })}</p>
      </DoneNotice>
      <ActionRow>
        <Button variant="default" onClick={onLookOver}>
          {t('application_form_held_look_over')}
        </Button>
        {mayBeSent && (
          <Button loading={isBusy} onClick={() => void sendAgain()}>
            {t('application_form_send')}
          </Button>
        )}
      </ActionRow>
    </FormFrame>
  )
}

/** Adds a second to allow for the server's clock. */
function useWhenOver(timestamp: string | null): boolean {
  const [isOver, setOver] = useState(false)
  useEffect(() => {
    if (!timestamp) return
    const timer = setTimeout(() => setOver(true), Math.max(0, Date.parse(timestamp) - Date.now()) + 1000)
    return () => clearTimeout(timer)
  }, [timestamp])
  return isOver
}
