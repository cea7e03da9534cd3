// Dialog to save the current filters and sorting under a name, optionally shared with the team.

import { Button, Checkbox, Group } from '@mantine/core'
import { useState } from 'react'
import { TextField } from '../../form/fields/TextField.tsx'
import { useText } from '../../i18n/texts.ts'
import { CancelButton } from '../../modal/CancelButton.tsx'
import { Modal } from '../../modal/Modal.tsx'
import { longestViewName, viewNamed } from './view-list.ts'
import { useViews } from './use-views.ts'

export function SaveViewModal({ onClose }: { onClose: () => void }) {
  const t = useText()
  const { views, save, isSaving } = useViews()
  const [name, setName] = useState('')
  const [shared, share] = useState(false)
  const [asked, ask] = useState(false)
  const namesake = viewNamed(views, name)
  const isTaken = namesake !== undefined && !namesake.mine
  async function submit() {
    ask(true)
    if (!name.trim() || isTaken) return
    await save(name.trim(), shared)
    onClose()
  }
  return (
    <Modal onClose={onClose} title={t('table_view_save_title')} size={440}>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          // An error is shown as a notification; the typed name is kept.
          submit().catch(() => undefined)
        }}
      >
        <TextField
          label={t('table_view_name')}
          required
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- a dialog that asks for one thing begins there
          autoFocus
          maxLength={longestViewName}
          value={name}
          onChange={setName}
          error={isTaken ? t('table_view_name_taken') : asked && !name.trim() ? t('general_field_is_required') : null}
          hint={namesake?.mine ? t('table_view_replaces') : undefined}
        />
        <Checkbox
          mt={16}
          label={t('table_view_share')}
          checked={shared}
          onChange={(event) => share(event.currentTarget.checked)}
        />
        <Group justify="flex-end" mt={24} gap={8}>
          <CancelButton />
          <Button type="submit" loading={isSaving}>
            {t('table_view_save')}
          </Button>
        </Group>
      </form>
    </Modal>
  )
}
