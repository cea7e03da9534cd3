// Panel to make an offer: object, last day and mail text; or to assign directly.

import { Button, Group, Stack, TextInput, Tooltip } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { IconSearch } from '@tabler/icons-react'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useMailWording } from '#areas/mail-templates/web/public.tsx'
import type { ReceivedResponseOf } from '#platform/contract/endpoint.ts'
import { queryOf } from '#platform/web/api/query.ts'
import { DateField } from '#platform/web/form/time/DateField.tsx'
import { ErrorSummary } from '#platform/web/form/ErrorSummary.tsx'
import { TextAreaField } from '#platform/web/form/fields/TextAreaField.tsx'
import { useServerErrors } from '#platform/web/form/use-server-errors.ts'
import { useText } from '#platform/web/i18n/texts.ts'
import { QueryView } from '#platform/web/kit/QueryView.tsx'
import { usePanel, usePanelFrame, type PanelProps } from '#platform/web/sidepanel/panel.ts'
import { getOfferDetail, type ObjectChoice } from '../../contract/offers.ts'
import { AssignModal } from '../assignments/AssignModal.tsx'
import { useSendOffer } from '../changes.ts'
import { CompanionPicker } from '../assignments/CompanionPicker.tsx'
import { ObjectPicker } from '../wishes/ObjectPicker.tsx'
import { OfferPreview } from './OfferPreview.tsx'
import { Notice } from '#platform/web/kit/Notice.tsx'
import { Paragraph } from '#platform/web/kit/Paragraph.tsx'
import styles from './OfferPanel.module.css'

type Detail = ReceivedResponseOf<typeof getOfferDetail>

/** Same delay in milliseconds as in the lists (spec 1 §9). */
const searchPause = 600

export default function OfferPanel({ id, extra }: PanelProps) {
  const t = useText()
  const [search, setSearch] = useState('')
  const [settled] = useDebouncedValue(search, searchPause)
  const query = { search: settled, ...(extra ? { objectId: extra } : {}) }
  const offered = useQuery({
    ...queryOf(getOfferDetail, { params: { id }, query }),
    placeholderData: keepPreviousData,
  })
  const { data } = offered
  usePanelFrame({ title: t('applications_panel_offer') })
  if (!data) return <QueryView query={offered} rows={6} />
  return <OfferForm detail={data} chosenFirst={extra} search={search} onSearch={setSearch} />
}

interface FormProps {
  detail: Detail
  chosenFirst: string | undefined
  search: string
  onSearch: (search: string) => void
}

function OfferForm({ detail, chosenFirst, search, onSearch }: FormProps) {
  const t = useText()
  const panel = usePanel()
  const { errors, errorOf, take, clear } = useServerErrors()
  const [objectId, setObjectId] = useState(chosenFirst ?? firstOfferable(detail))
  const [validUntil, setValidUntil] = useState(detail.validUntilDefault)
  const [comment, setComment] = useState('')
  const [chosenBeside, setChosenBeside] = useState<ObjectChoice[]>([])
  const close = () => panel.close({ saved: true })
  const sending = useSendOffer(close)
  const { applicationId, version, contactName, contactEmail, canBeOffered, canBeAssignedDirectly } = detail
  const object = detail.objects.find((one) => one.objectId === objectId)
  // Only companions at the same address are useful.
  const beside = detail.companions.filter(({ address }) => address === object?.address)
  const choose = (chosen: string) => {
    setObjectId(chosen)
    setChosenBeside([])
  }
  const canChoose = object?.canBeOffered.allowed ?? false
  const canSend = canChoose && canBeOffered.allowed
  const together = chosenBeside.map((one) => one.objectId)
  const obstacle = [
    canBeAssignedDirectly,
    ...[object, ...chosenBeside].flatMap((one) => one?.canBeAssigned ?? []),
  ].find(({ allowed }) => !allowed)
  const canAssign = object !== undefined && obstacle === undefined
  const words = comment.trim() ? { comment: comment.trim() } : {}
  const wording = useMailWording()
  const [isAssigning, setAssigning] = useState(false)

  const send = () => {
    if (!objectId || !canSend || wording.obstacle) return
    const params = { applicationId, apartmentId: objectId }
    sending.mutate(
      { params, body: { version, validUntil, secondaryObjectIds: together, ...words, ...wording.sent } },
      { onError: take },
    )
  }
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        send()
      }}
    >
      <Stack gap={20}>
        <Paragraph isSoft>
          {t('applications_offer_to', { name: contactName, email: contactEmail || t('applications_by_letter') })}
        </Paragraph>
        {!canBeOffered.allowed && <Notice>{canBeOffered.reason}</Notice>}
        {detail.differing && <Notice>{t('applications_verdicts_differ_by', detail.differing)}</Notice>}
        <ErrorSummary errors={errors} />
        <TextInput
          label={t('applications_search_objects')}
          type="search"
          leftSection={<IconSearch size={16} stroke={1.5} aria-hidden />}
          value={search}
          onChange={(event) => onSearch(event.currentTarget.value)}
          placeholder={t('applications_search_objects_hint')}
          maxLength={200}
        />
        <ObjectPicker objects={detail.objects} chosen={objectId} onChoose={choose} />
        {object && object.openOffers > 0 && canChoose && (
          <Notice>{t('applications_offer_beside', { count: object.openOffers })}</Notice>
        )}
        {objectId && (
          <CompanionPicker
            applicationId={applicationId}
            objectId={objectId}
            companions={beside}
            chosen={chosenBeside}
            onChoose={setChosenBeside}
          />
        )}
        <DateField
          label={t('applications_valid_until')}
          hint={t('applications_valid_until_hint')}
          name="validUntil"
          required
          earliest={detail.earliestDay}
          latest={detail.latestDay}
          value={validUntil}
          onChange={(day) => {
            setValidUntil(day)
            clear('validUntil')
          }}
          error={errorOf('validUntil')}
        />
        <TextAreaField
          label={t('applications_offer_comment')}
          hint={t('applications_offer_comment_hint')}
          name="comment"
          value={comment}
          onChange={setComment}
          error={errorOf('comment')}
        />
        {detail.reminderDays !== null && (
          <Paragraph isSoft>{t('applications_offer_reminder', { count: detail.reminderDays })}</Paragraph>
        )}
        <OfferPreview
          applicationId={applicationId}
          objectIds={objectId ? [objectId, ...together] : []}
          validUntil={validUntil}
          comment={comment.trim()}
          wording={wording}
        />
        <Group className={styles.buttons} justify="space-between">
          <Tooltip label={obstacle?.reason ?? t('applications_choose_object')} disabled={canAssign} multiline maw={280}>
            <Button
              variant="default"
              {...(canAssign ? {} : { 'data-disabled': true, 'aria-disabled': true })}
              onClick={() => canAssign && setAssigning(true)}
            >
              {t('applications_action_assign_directly')}
            </Button>
          </Tooltip>
          <Tooltip
            label={canBeOffered.reason ?? (canChoose ? wording.obstacle : t('applications_choose_object'))}
            disabled={canSend && !wording.obstacle}
            multiline
            maw={280}
          >
            <Button
              type="submit"
              {...(canSend && !wording.obstacle ? {} : { 'data-disabled': true, 'aria-disabled': true })}
              loading={sending.isPending}
            >
              {t('applications_send_offer')}
            </Button>
          </Tooltip>
        </Group>
        {isAssigning && object && (
          <AssignModal
            application={detail}
            objects={[object, ...chosenBeside]}
            words={words}
            onAssigned={close}
            onClose={() => setAssigning(false)}
          />
        )}
      </Stack>
    </form>
  )
}

const firstOfferable = ({ objects }: Detail): string | undefined =>
  objects.find(({ canBeOffered, fits }) => canBeOffered.allowed && fits.every(({ ok }) => ok !== false))?.objectId
