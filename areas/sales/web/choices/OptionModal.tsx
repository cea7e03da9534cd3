// Creates or changes an option.

import { useState } from 'react'
import { TextAreaField } from '#platform/web/form/fields/TextAreaField.tsx'
import { TextField } from '#platform/web/form/fields/TextField.tsx'
import { useText } from '#platform/web/i18n/texts.ts'
import { ActionModal, type Fields } from '#platform/web/kit/ActionModal.tsx'
import { FieldColumns } from '#platform/web/kit/FieldColumns.tsx'
import type { OptionData, SaleOptionView } from '../../contract/options.ts'
import { useCreateOption, useSaveOption } from './choices-changes.ts'
import { draftOf } from './option-draft.ts'
import { OptionChoicesField } from './OptionChoicesField.tsx'
import { OptionScopeFields } from './OptionScopeFields.tsx'

interface Props {
  /** Null for a new one. */
  option: SaleOptionView | null
  onClose: () => void
}

export function OptionModal({ option, onClose }: Props) {
  const t = useText()
  const [data, setData] = useState(() => draftOf(option))
  const creating = useCreateOption()
  const saving = useSaveOption()
  const set = (part: Partial<OptionData>) => setData({ ...data, ...part })
  const shared = { action: t('general_save'), size: 'lg', onClose, children: fieldsOf(t, data, set) }
  if (!option) {
    return <ActionModal {...shared} title={t('sales_option_new')} change={creating} send={() => ({ body: data })} />
  }
  return (
    <ActionModal
      {...shared}
      title={t('sales_option_edit')}
      text={t('sales_option_version_note')}
      change={saving}
      send={() => ({ params: { id: option.id }, body: { ...data, version: option.version } })}
    />
  )
}

const fieldsOf =
  (t: ReturnType<typeof useText>, data: OptionData, set: (part: Partial<OptionData>) => void): Fields =>
  ({ errorOf }) => (
    <>
      <FieldColumns>
        <TextField
          label={t('sales_option_title_de')}
          name="titleDe"
          required
          maxLength={100}
          value={data.titleDe}
          onChange={(titleDe) => set({ titleDe })}
          error={errorOf('titleDe')}
        />
        <TextField
          label={t('sales_option_title_fr')}
          name="titleFr"
          maxLength={100}
          value={data.titleFr}
          onChange={(titleFr) => set({ titleFr })}
          error={errorOf('titleFr')}
        />
      </FieldColumns>
      <FieldColumns>
        <TextAreaField
          label={t('sales_option_text_de')}
          name="textDe"
          rows={2}
          maxLength={1000}
          value={data.textDe}
          onChange={(textDe) => set({ textDe })}
          error={errorOf('textDe')}
        />
        <TextAreaField
          label={t('sales_option_text_fr')}
          name="textFr"
          rows={2}
          maxLength={1000}
          value={data.textFr}
          onChange={(textFr) => set({ textFr })}
          error={errorOf('textFr')}
        />
      </FieldColumns>
      <OptionChoicesField choices={data.choices} onChange={(choices) => set({ choices })} errorOf={errorOf} />
      <OptionScopeFields data={data} onChange={set} errorOf={errorOf} />
    </>
  )
