// All fields of a buying confirmation, shared by the public form and the dialog of staff.

import { Button } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { TextAreaField } from '#platform/web/form/fields/TextAreaField.tsx'
import { useText } from '#platform/web/i18n/texts.ts'
import { mostBuyers, mostObjects, type SaleObject } from '../../contract/confirmation-data.ts'
import { BuyerFields } from './BuyerFields.tsx'
import { withBuyerAdded, withBuyerRemoved, type Draft } from './draft.ts'
import { FinancingFields } from './FinancingFields.tsx'
import { ObjectsField } from './ObjectsField.tsx'
import styles from './Confirmation.module.css'

interface Props {
  draft: Draft
  choices: readonly SaleObject[]
  currency: string
  errorOf: (path: string) => string | undefined
  onChange: (draft: Draft) => void
  /** Upload of the proofs, below the financing. */
  proofs?: ReactNode
}

export function ConfirmationFields({ draft, choices, currency, errorOf, onChange, proofs }: Props) {
  const t = useText()
  const set = (changes: Partial<Draft>) => onChange({ ...draft, ...changes })
  const first = choices.find(({ id }) => id === draft.objects[0])
  const count = draft.buyers.length
  return (
    <>
      <Part title={t('sales_part_objects')} text={t('sales_part_objects_text', { most: mostObjects })}>
        <ObjectsField
          choices={choices}
          value={draft.objects}
          error={errorOf('objects')}
          onChange={(objects) => set({ objects })}
        />
      </Part>
      <Part title={t('sales_part_buyers')} text={t('sales_part_buyers_text')}>
        {draft.buyers.map((buyer, place) => (
          <BuyerFields
            // A buyer has no other identity than the position.
            key={place}
            buyer={buyer}
            place={place}
            count={count}
            errorOf={errorOf}
            onChange={(changes) =>
              set({ buyers: draft.buyers.map((one, index) => (index === place ? { ...one, ...changes } : one)) })
            }
            onRemove={() => onChange(withBuyerRemoved(draft, place))}
          />
        ))}
        {count < mostBuyers && (
          <div>
            <Button
              variant="default"
              leftSection={<IconPlus size={16} stroke={1.5} aria-hidden />}
              onClick={() => onChange(withBuyerAdded(draft))}
            >
              {t('sales_buyer_add')}
            </Button>
          </div>
        )}
      </Part>
      <Part title={t('sales_part_financing')} text={t('sales_part_financing_text')}>
        <FinancingFields
          draft={draft}
          price={first?.price ?? null}
          currency={currency}
          errorOf={errorOf}
          onChange={set}
        />
        {proofs}
        <TextAreaField
          name="note"
          label={t('sales_field_note')}
          rows={3}
          maxLength={2000}
          error={errorOf('note')}
          value={draft.note}
          onChange={(note) => set({ note })}
        />
      </Part>
    </>
  )
}

function Part({ title, text, children }: { title: string; text: string; children: ReactNode }) {
  return (
    <section className={styles.part} aria-label={title}>
      <div>
        <h2 className={styles.partTitle}>{title}</h2>
        <p className={styles.soft}>{text}</p>
      </div>
      {children}
    </section>
  )
}
