// Summary of the person's request, shown after sending and later through the mailed link.

import { Button, Group, Stack } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { formatDate } from '#platform/web/i18n/format.ts'
import { rememberMailedLanguage } from '#platform/web/i18n/mailed-language.ts'
import { useText } from '#platform/web/i18n/texts.ts'
import { useAddress } from '#platform/web/core/address.ts'
import { KeyValueList } from '#platform/web/ui/KeyValueList.tsx'
import type { CriteriaForm, LinkKey } from '../../contract/public-form.ts'
import { useConfirmWaiting } from '../changes.ts'
import { criteriaFacts } from './criteria-facts.ts'
import { LinkedPage } from './LinkedPage.tsx'
import { DoneCard } from '#platform/web/kit/DoneCard.tsx'
import { Paragraph } from '#platform/web/kit/Paragraph.tsx'
import { Deadline } from './Deadline.tsx'
import { FactsCard } from './FactsCard.tsx'

export const load = rememberMailedLanguage

export default function CriteriaPreviewPage() {
  const t = useText()
  return (
    <LinkedPage titleOf={() => t('waitlist_preview_title')}>
      {(form, link) => <Preview form={form} link={link} />}
    </LinkedPage>
  )
}

function Preview({ form, link: { uuid, token } }: { form: CriteriaForm; link: LinkKey }) {
  const t = useText()
  const { search } = useAddress()
  const isFilled = form.filledAt !== null || form.progress_state === 'waitlist.accepted'
  return (
    <Stack gap={20}>
      {search['sent'] && <DoneCard title={t('waitlist_sent_title')}>{t('waitlist_sent_text')}</DoneCard>}
      <Renewal form={form} link={{ uuid, token }} />
      <Paragraph>{t(isFilled ? `waitlist_preview_${leadOf(form)}` : 'waitlist_preview_empty')}</Paragraph>
      <Place form={form} />
      {isFilled && (
        <FactsCard>
          <KeyValueList items={[...criteriaFacts(t, form.data), ...form.said]} />
        </FactsCard>
      )}
      <Group gap={12}>
        <Button
          component={Link}
          to={`/action/${uuid}/${token}/waitlist-criteria-form`}
          size="md"
          variant={form.confirmBy === null ? 'filled' : 'default'}
        >
          {t(isFilled ? 'waitlist_preview_change' : 'waitlist_preview_fill')}
        </Button>
        <Button component={Link} to={`/action/${uuid}/${token}/waitlist-public-decline`} size="md" variant="default">
          {t('waitlist_leave_title')}
        </Button>
      </Group>
    </Stack>
  )
}

/** Asks a person whose request is old whether they still wait. */
function Renewal({ form: { confirmBy }, link }: { form: CriteriaForm; link: LinkKey }) {
  const t = useText()
  const [isConfirmed, setConfirmed] = useState(false)
  const confirming = useConfirmWaiting(() => setConfirmed(true))
  if (isConfirmed) return <DoneCard title={t('waitlist_renewed_title')}>{t('waitlist_renewed_text')}</DoneCard>
  if (confirmBy === null) return null
  return (
    <>
      <Deadline>{t('waitlist_renewal_by', { date: formatDate(confirmBy) })}</Deadline>
      <Group>
        <Button size="md" loading={confirming.isPending} onClick={() => confirming.mutate({ params: link })}>
          {t('waitlist_renewal_confirm')}
        </Button>
      </Group>
    </>
  )
}

function Place({ form: { place } }: { form: CriteriaForm }) {
  const t = useText()
  if (!place) return null
  const { from, to, length } = place
  const values = { from, to: to ?? '', count: length }
  const range = to === null ? 'beyond' : from === to ? 'exact' : 'range'
  return (
    <div>
      <Paragraph>{t(`waitlist_place_${range}`, values)}</Paragraph>
      <Paragraph>{t('waitlist_place_order')}</Paragraph>
    </div>
  )
}

const leadOf = ({ progress_state: state }: CriteriaForm) =>
  state === 'waitlist.accepted' ? 'accepted' : state === 'new' ? 'new' : 'sent'
