// Files an attachment as a document of the household or of one of its people, in a category.

import { Button, Stack } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { queryOf } from '#platform/web/api/query.ts'
import { SelectField } from '#platform/web/form/fields/SelectField.tsx'
import { useServerErrors } from '#platform/web/form/use-server-errors.ts'
import { useText } from '#platform/web/i18n/texts.ts'
import { QueryView } from '#platform/web/kit/QueryView.tsx'
import { CancelButton } from '#platform/web/modal/CancelButton.tsx'
import { DialogButtons } from '#platform/web/modal/DialogButtons.tsx'
import { Modal } from '#platform/web/modal/Modal.tsx'
import { getFiling } from '../../contract/filing.ts'
import { useFileAttachment } from '../changes.ts'

interface Props {
  threadId: string
  attachmentId: string
  name: string
  onClose: () => void
}

/** Value for a document that belongs to the whole household. */
const household = 'household'

export function FilingModal({ threadId, attachmentId, name, onClose }: Props) {
  const t = useText()
  const params = { applicationId: threadId, attachmentId }
  const query = useQuery(queryOf(getFiling, { params }))
  const { data } = query
  const filing = useFileAttachment()
  const { errorOf, take, show, clear } = useServerErrors()
  const [whose, setWhose] = useState<string | null>(null)
  const [category, setCategory] = useState<string | null>(null)
  const file = () => {
    const missing = t('general_field_is_required')
    if (!whose || !category) {
      return show({ ...(!whose && { adultId: missing }), ...(!category && { category: missing }) })
    }
    const body = { adultId: whose === household ? null : whose, category }
    filing.mutate({ params, body }, { onSuccess: onClose, onError: take })
  }
  const people = [{ value: household, displayName: t('communication_household') }, ...(data?.adults ?? [])]
  const categories = data?.categories.filter(({ isOfHousehold }) => isOfHousehold === (whose === household)) ?? []
  return (
    <Modal onClose={onClose} title={t('communication_filing_title')}>
      {!data && <QueryView query={query} rows={3} />}
      {data && (
        <Stack gap={16}>
          <p style={{ margin: 0, overflowWrap: 'anywhere' }}>{name}</p>
          <SelectField
            label={t('communication_filing_person')}
            name="adultId"
            required
            value={whose}
            onChange={(value) => {
              clear()
              setWhose(value)
              setCategory(null)
            }}
            options={people}
            error={errorOf('adultId')}
          />
          <SelectField
            label={t('communication_filing_category')}
            name="category"
            required
            disabled={!whose}
            value={category}
            onChange={(value) => {
              clear('category')
              setCategory(value)
            }}
            options={categories}
            error={errorOf('category')}
          />
          <DialogButtons>
            <CancelButton />
            <Button onClick={file} loading={filing.isPending}>
              {t('communication_filing_confirm')}
            </Button>
          </DialogButtons>
        </Stack>
      )}
    </Modal>
  )
}
