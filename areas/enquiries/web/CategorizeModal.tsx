// Assigns a document to a person and a category, with its printed date: an extract is accepted for three months from
// that date.

import { useState } from 'react'
import { expiringCategories } from '#areas/forms/rules/paper-slots.ts'
import { DateField } from '#platform/web/form/time/DateField.tsx'
import { SelectField } from '#platform/web/form/fields/SelectField.tsx'
import { useText } from '#platform/web/i18n/texts.ts'
import { ActionModal } from '#platform/web/kit/ActionModal.tsx'
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
  const [owner, setOwner] = useState<string | null>(document.adultId ?? household)
  const [category, setCategory] = useState<string | null>(document.category)
  const [issuedOn, setIssuedOn] = useState(document.issuedOn ?? '')
  const categorizing = useCategorizeDocument()
  const person = asking.people.find((one) => (one.person ?? household) === owner)
  const papers = person?.papers ?? []
  const expires = category !== null && expiringCategories.includes(category)
  return (
    <ActionModal
      title={t('enquiries_categorize_title', { name: document.name })}
      action={t('general_save')}
      change={categorizing}
      send={(_given, { show }) => {
        const known = papers.find((one) => one.category === category)?.category
        if (!known) {
          show({ category: t('enquiries_choose_category') })
          return undefined
        }
        return {
          params: { id: asking.applicationId },
          body: {
            documentId: document.id,
            person: person?.person ?? null,
            category: known,
            issuedOn: issuedOn || null,
          },
        }
      }}
      onClose={onClose}
    >
      {({ errorOf, clear }) => (
        <>
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
        </>
      )}
    </ActionModal>
  )
}
