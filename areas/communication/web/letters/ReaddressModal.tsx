// Dialog to change the address of a letter. If the letter's address is incomplete, it starts with the address of the
// record.

import { Button, Stack } from '@mantine/core'
import { useState } from 'react'
import { CountrySelect } from '#platform/web/form/fields/CountrySelect.tsx'
import { TextField } from '#platform/web/form/fields/TextField.tsx'
import { useServerErrors } from '#platform/web/form/use-server-errors.ts'
import { useText } from '#platform/web/i18n/texts.ts'
import { CancelButton } from '#platform/web/modal/CancelButton.tsx'
import { DialogButtons } from '#platform/web/modal/DialogButtons.tsx'
import { Modal } from '#platform/web/modal/Modal.tsx'
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
  const { errorOf, take, clear } = useServerErrors()
  const change = useReaddressLetter()
  const save = () =>
    change.mutate({ params: { mailId: letter.id }, body: postal }, { onSuccess: onClose, onError: take })
  return (
    <Modal onClose={onClose} title={t('communication_letter_readdress')} size={460}>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          save()
        }}
      >
        <Stack gap={14}>
          <p style={{ margin: 0 }}>{t('communication_letter_readdress_text')}</p>
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
          <DialogButtons>
            <CancelButton />
            <Button type="submit" loading={change.isPending}>
              {t('general_save')}
            </Button>
          </DialogButtons>
        </Stack>
      </form>
    </Modal>
  )
}
