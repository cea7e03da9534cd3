// Assigns a document to a person and a category, with its printed date: an extract is accepted for three months from
// that date.

import { Button, Stack } from '@mantine/core'
import { useState } from 'react'
import { expiringCategories } from '#areas/forms/rules/paper-slots.ts'
import { DateField } from '#platform/web/form/time/DateField.tsx'
import { SelectField } from '#platform/web/form/fields/SelectField.tsx'
import { useServerErrors } from '#platform/web/form/use-server-errors.ts'
import { useText } from '#platform/web/i18n/texts.ts'
import { CancelButton } from '#platform/web/modal/CancelButton.tsx'
import { DialogButtons } from '#platform/web/modal/DialogButtons.tsx'
import { Modal } from '#platform/web/modal/Modal.tsx'
import { useCategorizeDocument } from './changes.ts'
import type { Asking, Paper } from './asked.ts'

interface Props {
  document: Paper
  asking: Asking
  onClose: () => void
}

const household = 'household'

export function CategorizeModal({ document, asking, onClose }: Props) {
  const t = useText()
  const { errorOf, take, show, clear } = useServerErrors()
  const [owner, setOwner] = useState<string | null>(document.adultId ?? household)
  const [category, setCategory] = useState<string | null>(document.category)
  const [issuedOn, setIssuedOn] = useState(document.issuedOn ?? '')
  const categorizing = useCategorizeDocument(onClose)
  const person = asking.people.find((one) => (one.person ?? household) === owner)
  const papers = person?.papers ?? []
  const expires = category !== null && expiringCategories.includes(category)
  const save = () => {
    if (!category || !papers.some((one) => one.category === category)) {
      return show({ category: t('enquiries_choose_category') })
    }
    categorizing.mutate(
      {
        params: { id: asking.applicationId },
        body: { documentId: document.id, person: person?.person ?? null, category, issuedOn: issuedOn || null },
      },
      { onError: take },
    )
  }
  return (
    <Modal onClose={onClose} title={t('enquiries_categorize_title', { name: document.name })}>
      <Stack gap={16}>
        <SelectField
          label={t('enquiries_person')}
          name="person"
          required
          value={owner}
          onChange={setOwner}
          options={asking.people.map((one) => ({
            value: one.person ?? household,
            displayName: one.name ?? t('enquiries_household'),
          }))}
          error={errorOf('person')}
        />
        <SelectField
          label={t('enquiries_category')}
          name="category"
          required
          value={category}
          onChange={(value) => {
            setCategory(value)
            clear('category')
          }}
          options={papers.map((one) => ({ value: one.category, displayName: one.title }))}
          error={errorOf('category')}
        />
        <DateField
          label={t('enquiries_issued_on')}
          {...(expires ? { hint: t('enquiries_issued_on_hint') } : {})}
          name="issuedOn"
          value={issuedOn}
          onChange={(day) => {
            setIssuedOn(day)
            clear('issuedOn')
          }}
          error={errorOf('issuedOn')}
        />
        <DialogButtons>
          <CancelButton />
          <Button onClick={save} loading={categorizing.isPending}>
            {t('general_save')}
          </Button>
        </DialogButtons>
      </Stack>
    </Modal>
  )
}
