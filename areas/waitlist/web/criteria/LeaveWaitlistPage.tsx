// Page to leave the waitlist. Opening it changes nothing; the button removes the request.

import { Button, Group, Stack } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { TextAreaField } from '#platform/web/form/fields/TextAreaField.tsx'
import { rememberMailedLanguage } from '#platform/web/i18n/mailed-language.ts'
import { useText } from '#platform/web/i18n/texts.ts'
import type { LinkKey } from '../../contract/public-form.ts'
import { useLeaveWaitlist } from '../changes.ts'
import { LinkedPage } from './LinkedPage.tsx'
import { DoneCard } from '#platform/web/kit/DoneCard.tsx'
import { Paragraph } from '#platform/web/kit/Paragraph.tsx'

export const load = rememberMailedLanguage

export default function LeaveWaitlistPage() {
  const t = useText()
  return <LinkedPage titleOf={() => t('waitlist_leave_title')}>{(_form, link) => <Leaving link={link} />}</LinkedPage>
}

function Leaving({ link }: { link: LinkKey }) {
  const t = useText()
  const [reason, setReason] = useState('')
  const [hasLeft, setLeft] = useState(false)
  const leaving = useLeaveWaitlist(() => setLeft(true))
  if (hasLeft) {
    return <DoneCard title={t('waitlist_left_title')}>{t('waitlist_left_text')}</DoneCard>
  }
  const body = reason.trim() ? { reason: reason.trim() } : {}
  return (
    <Stack gap={20}>
      <Paragraph>{t('waitlist_leave_text')}</Paragraph>
      <TextAreaField
        label={t('waitlist_reason')}
        name="reason"
        value={reason}
        onChange={setReason}
        maxLength={500}
        rows={2}
      />
      <Group gap={12}>
        <Button
          size="md"
          color="red"
          loading={leaving.isPending}
          onClick={() => leaving.mutate({ params: link, body })}
        >
          {t('waitlist_leave_confirm')}
        </Button>
        <Button
          component={Link}
          to={`/action/${link.uuid}/${link.token}/waitlist-criteria-preview`}
          size="md"
          variant="default"
        >
          {t('waitlist_leave_stay')}
        </Button>
      </Group>
    </Stack>
  )
}
