// Fields of the blocks with a text: text, text with picture, location, call to action, video.

import { SegmentedControl } from '@mantine/core'
import { useText } from '#platform/web/i18n/texts.ts'
import type { Words } from '../../rules/content.ts'
import type { BlockProps } from '../builder/editor-context.ts'
import { PictureField } from '../fields/PictureField.tsx'
import { RichWordsField } from '../fields/RichWordsField.tsx'
import { AddressField, TargetField } from '../fields/TargetField.tsx'
import { WordsField } from '../fields/WordsField.tsx'

export function TextFields({ block, onChange }: BlockProps<'text'>) {
  return <BodyField value={block.text} onChange={(text, about) => onChange({ text }, about)} />
}

export function PictureTextFields({ block, onChange }: BlockProps<'picture-text'>) {
  const t = useText()
  return (
    <>
      <BodyField value={block.text} onChange={(text, about) => onChange({ text }, about)} />
      <PictureField picture={block.picture} onChange={(picture, about) => onChange({ picture }, about)} />
      <SegmentedControl
        size="xs"
        aria-label={t('website_field_side')}
        data={(['left', 'right'] as const).map((side) => ({ value: side, label: t(`website_side_${side}`) }))}
        value={block.side}
        onChange={(side) => onChange({ side: side === 'left' ? 'left' : 'right' })}
      />
    </>
  )
}

export function LocationFields({ block, onChange }: BlockProps<'location'>) {
  const t = useText()
  return (
    <>
      <WordsField
        label={t('website_field_address')}
        name="address"
        rows={3}
        maxLength={1000}
        value={block.address}
        onChange={(address, about) => onChange({ address }, about)}
      />
      <BodyField value={block.text} onChange={(text, about) => onChange({ text }, about)} />
      <PictureField picture={block.picture} onChange={(picture, about) => onChange({ picture }, about)} />
    </>
  )
}

export function CallFields({ block, onChange }: BlockProps<'call'>) {
  return (
    <>
      <LeadField value={block.lead} onChange={(lead, about) => onChange({ lead }, about)} />
      <LabelField value={block.label} onChange={(label, about) => onChange({ label }, about)} />
      <TargetField value={block.target} onChange={(target, about) => onChange({ target }, about)} />
    </>
  )
}

export function VideoFields({ block, onChange }: BlockProps<'video'>) {
  const t = useText()
  return (
    <>
      <LeadField value={block.lead} onChange={(lead, about) => onChange({ lead }, about)} />
      <LabelField value={block.label} onChange={(label, about) => onChange({ label }, about)} />
      <AddressField
        label={t('website_video_address')}
        value={block.target}
        onChange={(target, about) => onChange({ target }, about)}
      />
      <PictureField picture={block.picture} onChange={(picture, about) => onChange({ picture }, about)} />
    </>
  )
}

interface WordsProps {
  value: Words
  onChange: (value: Words, about: string) => void
}

export function LeadField({ value, onChange }: WordsProps) {
  const t = useText()
  return (
    <WordsField
      label={t('website_field_lead')}
      name="lead"
      rows={2}
      maxLength={1000}
      value={value}
      onChange={onChange}
    />
  )
}

function BodyField({ value, onChange }: WordsProps) {
  const t = useText()
  return <RichWordsField label={t('website_field_text')} name="text" value={value} onChange={onChange} />
}

function LabelField({ value, onChange }: WordsProps) {
  const t = useText()
  return <WordsField label={t('website_field_label')} name="label" value={value} onChange={onChange} />
}
