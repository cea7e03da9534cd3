// Dialogs on the options of a buyer: choose for them, open the choice again, ask for it by mail.

import { useState } from 'react'
import { ManyField } from '#platform/web/form/fields/ManyField.tsx'
import { SelectField } from '#platform/web/form/fields/SelectField.tsx'
import { DateField } from '#platform/web/form/time/DateField.tsx'
import { useText } from '#platform/web/i18n/texts.ts'
import { ActionModal } from '#platform/web/kit/ActionModal.tsx'
import type { StaffChoosing } from '../../contract/choices.ts'
import { useAskForChoices, useChooseForBuyer, useReopenChoices } from './choices-changes.ts'
import { formatDifference } from './money-difference.ts'
import { madeOf, selectionOf } from './selection.ts'

export type ChoicesAction = keyof StaffChoosing['can']

interface Props {
  applicationId: string
  name: string
  choosing: StaffChoosing
  onClose: () => void
}

export function ChoicesDialogs({ action, ...props }: Props & { action: ChoicesAction }) {
  if (action === 'choose') return <ChooseModal {...props} />
  return action === 'reopen' ? <ReopenModal {...props} /> : <AskModal {...props} />
}

function ChooseModal({ applicationId, choosing: { options, version }, onClose }: Props) {
  const t = useText()
  const [selection, select] = useState(() => selectionOf(options))
  const choosing = useChooseForBuyer()
  const changed = options.filter(({ id, chosen, state }) => state !== 'confirmed' || selection[id] !== chosen)
  return (
    <ActionModal
      title={t('sales_choices_choose')}
      text={t('sales_choices_choose_text')}
      reason={{ label: t('sales_reason'), required: true }}
      action={t('general_save')}
      change={choosing}
      send={({ reason }) =>
        changed.length === 0
          ? undefined
          : { params: { id: applicationId }, body: { version, reason, choices: madeOf(changed, selection) } }
      }
      onClose={onClose}
    >
      {options.map(({ id, title, choices, chosen }) => (
        <SelectField
          key={id}
          label={title}
          required
          options={choices.map(({ key, title: choice, effect }, index) => ({
            value: key,
            displayName: `${choice} (${index === 0 ? t('sales_own_choice_included') : formatDifference(effect)})`,
          }))}
          value={selection[id] ?? chosen}
          onChange={(key) => key && select({ ...selection, [id]: key })}
        />
      ))}
    </ActionModal>
  )
}

function ReopenModal({ applicationId, choosing: { options, version }, onClose }: Props) {
  const t = useText()
  const [chosen, choose] = useState(() => options.filter(({ isOpen }) => !isOpen).map(({ id }) => id))
  const [until, setUntil] = useState('')
  const reopening = useReopenChoices()
  return (
    <ActionModal
      title={t('sales_choices_reopen')}
      text={t('sales_choices_reopen_text')}
      reason={{ label: t('sales_reason'), required: true }}
      action={t('sales_choices_reopen')}
      change={reopening}
      send={({ reason }) => ({ params: { id: applicationId }, body: { version, options: chosen, until, reason } })}
      onClose={onClose}
    >
      {({ errorOf }) => (
        <>
          <ManyField
            label={t('sales_choices_reopen_options')}
            name="options"
            required
            options={options.map(({ id, title }) => ({ value: id, displayName: title }))}
            value={chosen}
            onChange={choose}
            error={errorOf('options')}
          />
          <DateField
            label={t('sales_choices_reopen_until')}
            name="until"
            required
            value={until}
            onChange={setUntil}
            error={errorOf('until')}
          />
        </>
      )}
    </ActionModal>
  )
}

function AskModal({ applicationId, name, choosing: { version }, onClose }: Props) {
  const t = useText()
  const asking = useAskForChoices()
  return (
    <ActionModal
      title={t('sales_choices_ask')}
      text={t('sales_choices_ask_text', { name })}
      action={t('sales_choices_ask')}
      change={asking}
      send={() => ({ params: { id: applicationId }, body: { version } })}
      onClose={onClose}
    />
  )
}
