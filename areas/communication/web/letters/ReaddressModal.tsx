// Dialog to change the address of a letter. If the letter's address is incomplete, it starts with the address of the
// record.

import { useState } from 'react'
import { CountrySelect } from '#platform/web/form/fields/CountrySelect.tsx'
import { TextField } from '#platform/web/form/fields/TextField.tsx'
import { useText } from '#platform/web/i18n/texts.ts'
import { ActionModal } from '#platform/web/kit/ActionModal.tsx'
import type { LetterItem } from '../../contract/letters.ts'
import { useReaddressLetter } from './letter-changes.ts'

type Postal = LetterItem['postal']

interface Props {
  letter: LetterItem
  recorded: Postal
  onClose: () => void
}

const lines = ['name', 'extra', 'street', 'postcode', 'place'] as const
const needed: readonly string[] = ['name', 'street', 'postcode', 'place']

export function ReaddressModal({ letter, recorded, onClose }: Props) {
  const t = useText()
  const [postal, write] = useState<Postal>(letter.missing ? recorded : letter.postal)
  const change = useReaddressLetter()
  return (
    <ActionModal
      title={t('communication_letter_readdress')}
      text={t('communication_letter_readdress_text')}
      size={460}
      action={t('general_save')}
      change={change}
      send={() => ({ params: { mailId: letter.id }, body: postal })}
      onClose={onClose}
    >
      {({ errorOf, clear }) => (
        <>
          {lines.map((part) => (
            <TextField
              key={part}
              label={t(`communication_postal_${part}`)}
              name={part}
              required={needed.includes(part)}
              value={postal[part]}
              onChange={(value) => {
                clear(part)
                write({ ...postal, [part]: value })
              }}
              error={errorOf(part)}
            />
          ))}
          <CountrySelect
            label={t('communication_postal_country')}
            name="country"
            value={postal.country}
            onChange={(country) => write({ ...postal, country: country ?? 'CH' })}
            error={errorOf('country')}
          />
        </>
      )}
    </ActionModal>
  )
}
