// Editor for one block of the wording: its menu at the left margin, its text with placeholders.

import type { ComponentProps } from 'react'
import { useText } from '#platform/web/i18n/texts.ts'
import { useSteady } from '#platform/web/core/use-steady.ts'
import { PlaceholderText } from '#platform/web/rich-text/PlaceholderText.tsx'
import type { AgreementBlock } from '../rules/agreement-template.ts'
import { BlockMenu } from './BlockMenu.tsx'
import styles from './BlockEditor.module.css'

interface Props
  extends
    ComponentProps<typeof BlockMenu>,
    Pick<ComponentProps<typeof PlaceholderText>, 'name' | 'placeholders' | 'register'> {
  error: string | undefined
  onFocus: () => void
}

const drawn: readonly AgreementBlock['kind'][] = ['parties', 'rents', 'signatures']

export function BlockEditor({ name, placeholders, register, error, onFocus, ...menu }: Props) {
  const t = useText()
  const { number, block, onChange } = menu
  const { kind, when, text } = block
  const isDrawn = drawn.includes(kind)
  const marks = [isDrawn && t(`contracts_kind_${kind}`), when !== 'always' && t(`contracts_when_${when}`)]
  const said = marks.filter(Boolean).join(' · ')
  const write = useSteady((written: string) => onChange({ ...block, text: written }))
  const enlist = useSteady(register)
  const tellFocus = useSteady(onFocus)
  return (
    <div className={styles.block}>
      <div className={styles.margin}>
        <BlockMenu {...menu} />
      </div>
      <div>
        {said && <p className={styles.marks}>{said}</p>}
        <PlaceholderText
          name={name}
          label={t('contracts_block_text', { number })}
          value={text}
          onChange={write}
          placeholders={placeholders}
          hint={isDrawn ? t('contracts_block_drawn') : ''}
          isStrong={kind === 'title' || kind === 'heading'}
          error={error}
          onFocus={tellFocus}
          register={enlist}
        />
      </div>
    </div>
  )
}
