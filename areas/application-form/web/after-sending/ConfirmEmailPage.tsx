// Page behind the link of the confirmation mail. Opening it only shows the address; the button confirms it.

import { Button } from '@mantine/core'
import { IconCircleCheck } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { queryOf, useChange } from '#platform/web/api/query.ts'
import { useText } from '#platform/web/i18n/texts.ts'
import { useParam } from '#platform/web/core/address.ts'
import { useInit } from '#platform/web/api/session.ts'
import { FailedState } from '#platform/web/ui/states/FailedState.tsx'
import { LoadingRows } from '#platform/web/ui/states/LoadingRows.tsx'
import { getEmailValidation, validateEmail } from '../../contract/submit.ts'
import { FormFrame } from '../filling/FormFrame.tsx'
import { useTemplate } from '../template.ts'
import { DoneNotice } from '../look/DoneNotice.tsx'
import { LeadText } from '../look/LeadText.tsx'

export default function ConfirmEmailPage() {
  const t = useText()
  const { siteTitle } = useInit()
  const template = useTemplate()
  const params = { slug: useParam('slug'), token: useParam('token') }
  const { data, error, refetch } = useQuery({ ...queryOf(getEmailValidation, { params }), retry: false })
  const confirm = useChange(validateEmail, { stale: [getEmailValidation] })
  if (error) return <FailedState failure={error} retry={() => void refetch()} />
  if (!data) return <LoadingRows rows={3} />
  const { email, number, isValidated } = data
  return (
    <FormFrame template={template} page="update" project={siteTitle} title={t('application_form_confirm_email_title')}>
      {isValidated ? (
        <DoneNotice icon={IconCircleCheck} headline={t('application_form_email_confirmed', { email })} />
      ) : (
        <>
          <LeadText>
            {number === null
              ? t('application_form_confirm_held_text', { email })
              : t('application_form_confirm_email_text', { email, number })}
          </LeadText>
          <Button size="md" loading={confirm.isPending} onClick={() => confirm.mutate({ params })}>
            {t('application_form_mail_submitted_button')}
          </Button>
        </>
      )}
    </FormFrame>
  )
}
