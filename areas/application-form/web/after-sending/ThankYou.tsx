// Thank-you page after submission: the number, next steps, the receipt, and links to later actions.

import { Button } from '@mantine/core'
import { IconCircleCheck } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { formatDateTime } from '#platform/web/i18n/format.ts'
import { useText } from '#platform/web/i18n/texts.ts'
import type { Credentials, FormState } from '../../contract/form-shapes.ts'
import { FormFrame } from '../filling/FormFrame.tsx'
import { ObjectCards } from '../questions/ObjectCards.tsx'
import { OccupancyNotes } from '../questions/OccupancyNotes.tsx'
import PapersUnderWay from '../documents/PapersUnderWay.tsx'
import { ReceiptLink } from './ReceiptLink.tsx'
import { ActionRow } from '../look/ActionRow.tsx'
import { DoneNotice } from '../look/DoneNotice.tsx'
import { SectionHeading } from '../look/SectionHeading.tsx'

interface Props {
  state: FormState
  sent: NonNullable<FormState['application']>
  credentials: Credentials
}

export default function ThankYou({ state, sent, credentials }: Props) {
  const t = useText()
  const { slug, token } = credentials
  return (
    <FormFrame
      template={state.formsSettings.template}
      page="form"
      project={state.project.title}
      title={t('application_form_thanks_title')}
    >
      <DoneNotice icon={IconCircleCheck} headline={t('application_form_number', { number: sent.number })}>
        <p>{t('application_form_thanks_text', { at: formatDateTime(sent.submittedAt) })}</p>
        <p>
          {sent.isEmailValidated
            ? t('application_form_thanks_confirmed')
            : t('application_form_thanks_mail', { email: sent.contactEmail })}
        </p>
        {sent.canChange && !sent.isEmailValidated && (
          <p>
            <Link to={`/form/application/${slug}/${token}/update`} search={{ step: 'people' }}>
              {t('application_form_thanks_change_email')}
            </Link>
          </p>
        )}
        {!sent.canChange && <p>{t('application_form_thanks_closed')}</p>}
      </DoneNotice>
      {/* What the household did not want to wait for follows. */}
      <PapersUnderWay credentials={credentials} documents={state.documents} onArrived={() => {}} />
      <SectionHeading>{t('application_form_your_objects')}</SectionHeading>
      <ObjectCards objects={state.objects.map((object) => ({ ...object, isFree: true, outcome: 'open' as const }))} />
      <OccupancyNotes notes={sent.notes} />
      <ActionRow>
        <ReceiptLink credentials={credentials} />
        <Button component={Link} to={`/form/application/${slug}/${token}/status`}>
          {t('application_form_status_open')}
        </Button>
      </ActionRow>
    </FormFrame>
  )
}
