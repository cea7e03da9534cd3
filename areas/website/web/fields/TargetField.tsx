// Field for the target of a link: a block of the page, the public list, or an address.

import { SelectField } from '#platform/web/form/fields/SelectField.tsx'
import { TextField } from '#platform/web/form/fields/TextField.tsx'
import { useText } from '#platform/web/i18n/texts.ts'
import { anchorIn, isLinkTarget, listTarget } from '../../rules/links.ts'
import { blockTitle } from '../builder/block-words.ts'
import { useContent, useEditorState } from '../builder/editor-context.ts'

interface Props {
  value: string
  onChange: (value: string, about?: string) => void
}

const byAddress = 'address'

export function TargetField({ value, onChange }: Props) {
  const t = useText()
  const { blocks } = useContent()
  const language = useEditorState((state) => state.language)
  const isOfPage = anchorIn(value) !== undefined || value === listTarget
  const options = [
    { value: byAddress, displayName: t('website_target_address') },
    { value: listTarget, displayName: t('website_target_list') },
    ...blocks.map((block) => ({
      value: `#${block.id}`,
      displayName: t('website_target_block', { title: blockTitle(t, block, language) }),
    })),
  ]
  return (
    <>
      <SelectField
        label={t('website_field_target')}
        name={isOfPage ? 'target' : undefined}
        required
        options={options}
        value={isOfPage ? value : byAddress}
        onChange={(chosen) => onChange(chosen === null || chosen === byAddress ? '' : chosen)}
      />
      {!isOfPage && <AddressField label={t('website_target_address')} value={value} onChange={onChange} />}
    </>
  )
}

export function AddressField({ label, value, onChange }: Props & { label: string }) {
  const t = useText()
  return (
    <TextField
      label={label}
      hint={t('website_target_hint')}
      name="target"
      inputMode="url"
      maxLength={500}
      placeholder="https://"
      error={value === '' || isLinkTarget(value) ? undefined : t('website_problem_address')}
      value={value}
      onChange={(typed) => onChange(typed.trim(), 'target')}
    />
  )
}
